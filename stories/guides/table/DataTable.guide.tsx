import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import code from '../../examples/BrandsTable.tsx?raw';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence:
    'A data table shows a list from a server page by page, with sorting, selection and row actions.',
  use: ['Lists that a server sorts, filters and pages.', 'Phones get cards without extra work.'],
  avoid: [
    'Rows that are all in memory: `ClientTable`.',
    'A few facts about one record: `DescriptionList`.',
    'Values to edit like a spreadsheet: `EditGrid`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Stack gap={1}>
            <Text isTabular>1,450.00 USD</Text>
            <Text isTabular>90.00 USD</Text>
          </Stack>
        ),
        why: '`moneyColumn` aligns amounts, so that they can be compared.',
      },
      dont: {
        show: (
          <Stack gap={1}>
            <Text>USD 1450</Text>
            <Text>90.00 $</Text>
          </Stack>
        ),
        why: 'Mixed formats hide a tenfold difference.',
      },
    },
    {
      do: {
        show: (
          <EmptyState
            title="No offers yet"
            text="Offers of owners and staff appear here."
            action={<Button variant="primary">Create offer</Button>}
          />
        ),
        why: '`emptyState` offers the first step.',
      },
      dont: {
        show: <EmptyState title="No data" />,
        why: 'Nobody knows whether something is broken.',
      },
    },
  ],
  anatomy: {
    minWidth: 720,
    parts: [
      { at: 'thead', name: 'Head', note: 'sorts by a column; Shift adds a second one.' },
      {
        at: 'thead input, th [type=checkbox]',
        name: 'Select all',
        note: 'the rows of this page, then of the whole list.',
      },
      { at: 'tbody tr', name: 'Row', note: 'a link to its record.' },
      {
        at: 'tbody button',
        name: 'Row actions',
        note: 'a menu, also by the letters of its actions.',
      },
      { at: 'select', name: 'Page size', note: '10, 25, 50 or 100 rows.' },
      { at: 'nav', name: 'Pager', note: 'links to other pages.' },
    ],
  },
  content: [
    'Column heads are short nouns: “Per shift”, not “Price per shift in USD”.',
    'The first column is the name and links to the record.',
  ],
  keys: [
    ['j k, ↓ ↑, Home, End', 'moves the focus between rows'],
    ['x', 'selects a row; with Shift a range'],
    ['Enter', 'opens the row'],
    ['Space', 'previews the row'],
    ['Letter of an action', 'runs it for the row'],
    ['Shift + click on a column head', 'sorts by one more column'],
    ['Shift + ← → on a column head', 'changes the width of the column'],
  ],
  access: [
    'A real table with row and column heads and the position in the whole list.',
    'Sorting, selection and the number of results are announced.',
    'Column widths change with Shift and the arrow keys on a head, or in the columns menu.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: [
    'Default',
    'Compact',
    'PinnedColumns',
    'Loading',
    'Empty',
    'NoMatchOfFilters',
    'Failed',
    'SortedBySeveral',
  ],
  frame: 360,
  code: code,
};
