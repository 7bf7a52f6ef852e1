import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { compareBy, rowHeight, columns as shared } from '../data.js';

ModuleRegistry.registerModules([AllCommunityModule]);

export const headHeight = 36;

const columnDefs = shared.map(({ id, label, width, kind, text }) => ({
  colId: id,
  field: id,
  headerName: label,
  width,
  valueFormatter: ({ data }) => (data ? text(data) : ''),
  comparator: (_a, _b, nodeA, nodeB) => compareBy(id)(nodeA.data, nodeB.data),
  filter: id === 'name' ? 'agTextColumnFilter' : false,
  type: kind === 'number' ? 'rightAligned' : undefined,
}));

export function mount(rows, root) {
  const frame = document.createElement('div');
  frame.style.flex = '1';
  root.append(frame);
  const api = createGrid(frame, {
    columnDefs,
    rowData: rows,
    rowHeight,
    headerHeight: 36,
    animateRows: false,
    getRowId: ({ data }) => String(data.id),
  });
  return {
    sort: (id) =>
      api.applyColumnState({ state: [{ colId: id, sort: 'asc' }], defaultState: { sort: null } }),
    filter: (text) =>
      api.setFilterModel(
        text ? { name: { filterType: 'text', type: 'contains', filter: text } } : null,
      ),
  };
}
