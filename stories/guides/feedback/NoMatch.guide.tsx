import { EmptyState } from '@rentyard/ui/EmptyState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence:
    'A no-match state shows that filters or a search hide all records, and offers to clear them.',
  use: ['Lists with records, none of which match.'],
  avoid: ['Lists without any record: `EmptyState`.'],
  pairs: [
    {
      do: { show: <NoMatch onClear={nothing} />, why: 'One click shows all records again.' },
      dont: {
        show: <EmptyState title="No offers yet" />,
        why: 'There are offers. The filter hides them.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'svg', name: 'Icon', note: 'a search without results.' },
      { at: 'strong', name: 'Title', note: 'no results.' },
      { at: 'p', name: 'Text', note: 'why that may be.' },
      { at: 'button', name: 'Clear', note: 'removes search and filters.' },
    ],
  },
  content: ['The package has its texts in six languages.'],
  keys: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'clears search and filters'],
  ],
  access: ['Text in the flow of the page. Pass it to a `DataTable` as `noMatchState`.'],
  status: 'stable',
  since: '0.1.0',
};
