import { EditGrid } from '@rentyard/ui/EditGrid';
import { NumberField } from '@rentyard/ui/NumberField';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'An edit grid edits many small values like a spreadsheet.',
  use: ['Prices, quantities and other numbers in rows and columns.'],
  avoid: ['Records: `DataTable` with `editableColumn`.', 'A few values: fields.'],
  pairs: [
    {
      do: {
        show: (
          <EditGrid
            label="Prices"
            rowsLabel="Category"
            columns={[
              { id: 'hour', header: 'Per hour' },
              { id: 'shift', header: 'Per shift' },
            ]}
            groups={[{ id: 'g', title: 'Earthmoving', rows: [{ id: '1', name: 'Excavators' }] }]}
            cellOf={(_, column) => ({ text: column === 'hour' ? '48.00' : '360.00' })}
            onEdit={nothing}
          />
        ),
        why: 'Typing, arrows and paste work as people know them.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <NumberField label="Excavators per hour" value="48" onChange={nothing} />
            <NumberField label="Excavators per shift" value="360" onChange={nothing} />
          </Stack>
        ),
        why: 'Forty fields below each other cannot be compared.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'thead th', name: 'Head', note: 'names a column.' },
      { at: '[data-part="group"] th', name: 'Group', note: 'rows that belong together.' },
      { at: 'tbody th[scope="row"]', name: 'Row', note: 'its name.' },
      { at: 'td[role="gridcell"], td', name: 'Cell', note: 'opens when people type.' },
    ],
  },
  content: ['Heads are units: “Per hour”.', 'Errors fit one line: “Above the maximum of 500”.'],
  keys: [
    ['↓ ↑ ← →, Home, End', 'moves between cells'],
    ['Type, Enter, F2', 'opens a cell'],
    ['Enter', 'saves and moves down; with Shift up'],
    ['Tab', 'saves and leaves the grid'],
    ['Esc', 'cancels'],
    ['Delete', 'clears the cell'],
    ['Ctrl/Cmd+V', 'pastes rows from a spreadsheet'],
  ],
  access: ['The ARIA grid pattern with one tab stop. The error of a cell is read with it.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'WithErrors', 'ReadOnly'],
};
