import { Button } from '@rentyard/ui/Button';
import { SearchField } from '@rentyard/ui/SearchField';
import code from '../../examples/MachinesTable.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A client table sorts, searches and filters rows that are already in memory.',
  use: ['Up to about 400,000 rows: exports, imports, reference lists.'],
  avoid: [
    'Rows of a server: `DataTable`.',
    'Fewer than ten rows: `DescriptionList` or a plain table.',
  ],
  pairs: [
    {
      do: {
        show: <SearchField label="Search machines" placeholder="Name" />,
        why: 'Search and filters respond immediately, because all rows are here.',
      },
      dont: {
        show: <Button>Load more</Button>,
        why: 'Loading page by page is the job of `DataTable`.',
      },
    },
  ],
  anatomy: {
    minWidth: 720,
    parts: [
      { at: 'input[type=search]', name: 'Search', note: 'filters while typing.' },
      { at: '[role="grid"]', name: 'Grid', note: 'only visible rows are in the page.' },
      { at: '[role="columnheader"], th', name: 'Head', note: 'sorts by a column.' },
      {
        at: '[role="row"] [role="gridcell"], td',
        name: 'Cell',
        note: 'one arrow key away from the next.',
      },
    ],
  },
  content: ['As in `DataTable`: short heads, the name first.'],
  keys: [
    ['↓ ↑ ← →', 'moves between cells'],
    ['Page Up, Page Down', 'moves by a screen'],
    ['Home, End', 'first or last cell of the row; with Ctrl of the table'],
    ['Space, x', 'selects a row; with Shift a range'],
    ['Ctrl/Cmd+A', 'selects all rows'],
    ['Enter, F2', 'opens the row, or enters a cell with controls'],
    ['Esc', 'leaves the cell'],
  ],
  access: [
    'A grid with the real number of rows and the position of each. The focus survives scrolling.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Compact', 'PinnedColumns', 'Loading', 'Empty', 'NothingFound', 'Failed'],
  frame: 420,
  code: code,
};
