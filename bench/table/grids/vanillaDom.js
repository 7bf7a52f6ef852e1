import { columns, compareBy, rowHeight } from '../data.js';

/** The fastest table: recycled DOM rows over an array of row numbers, without keyboard, selection and menus. */
export const headHeight = 36;

export function mount(rows, root) {
  const frame = document.createElement('div');
  frame.style.cssText = 'flex:1;overflow:auto;position:relative';
  const tracks = columns.map(({ width }) => `${width}px`).join(' ');
  const line = `display:grid;grid-template-columns:${tracks};align-items:center`;
  const head = document.createElement('div');
  head.style.cssText = `${line};position:sticky;top:0;height:36px;background:#fff;z-index:1`;
  head.append(
    ...columns.map(({ label }) =>
      Object.assign(document.createElement('b'), { textContent: label }),
    ),
  );
  const body = document.createElement('div');
  body.style.position = 'relative';
  frame.append(head, body);
  root.append(frame);

  const order = { all: Uint32Array.from(rows, (_, row) => row) };
  order.shown = order.all;
  const size = Math.ceil(frame.clientHeight / rowHeight) + 8;
  const slots = Array.from({ length: size }, () => {
    const element = document.createElement('div');
    element.setAttribute('role', 'row');
    element.style.cssText = `${line};position:absolute;inset:0 0 auto;height:${rowHeight}px;contain:strict`;
    const cells = columns.map(({ kind }) => {
      const cell = document.createElement('span');
      cell.style.cssText = `overflow:hidden;white-space:nowrap;text-overflow:ellipsis;padding:0 10px;text-align:${kind === 'number' ? 'end' : 'start'}`;
      cell.append('');
      element.append(cell);
      return cell.firstChild;
    });
    body.append(element);
    return { element, cells, row: -1, position: -1 };
  });

  const draw = () => {
    const first = Math.max(0, Math.floor(frame.scrollTop / rowHeight) - 4);
    for (let index = first; index < first + size; index++) {
      const slot = slots[index % size];
      const row = order.shown[index] ?? -1;
      if (slot.position !== index)
        slot.element.style.transform = `translateY(${index * rowHeight}px)`;
      slot.position = index;
      if (slot.row === row) continue;
      slot.row = row;
      slot.element.hidden = row < 0;
      if (row < 0) continue;
      for (let at = 0; at < columns.length; at++) slot.cells[at].data = columns[at].text(rows[row]);
    }
  };
  const show = () => {
    body.style.height = `${order.shown.length * rowHeight}px`;
    draw();
  };
  frame.addEventListener('scroll', draw, { passive: true });
  show();

  let wanted = '';
  const filter = () => {
    order.shown = wanted
      ? order.all.filter((row) => rows[row].name.toLowerCase().includes(wanted))
      : order.all;
    show();
  };
  return {
    sort: (id) => {
      const compare = compareBy(id);
      order.all = order.all.slice().sort((a, b) => compare(rows[a], rows[b]));
      filter();
    },
    filter: (text) => {
      wanted = text.toLowerCase();
      filter();
    },
  };
}
