import { Button } from '@rentyard/ui/Button';
import { EmptyState } from '@rentyard/ui/EmptyState';
import Truck from 'lucide-react/icons/truck';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'An empty state says what will be here and how to begin.',
  use: ['A page or a card without records yet.'],
  avoid: ['A search without results: `NoMatch`.', 'A failure: `ErrorState`.'],
  pairs: [
    {
      do: {
        show: (
          <EmptyState
            icon={Truck}
            title="No offers yet"
            text="Offers of owners and staff appear here."
            action={<Button variant="primary">Create offer</Button>}
          />
        ),
        why: 'What is missing, why, and one action.',
      },
      dont: {
        show: <EmptyState title="No data" />,
        why: 'It could be empty, broken or forbidden.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'svg', name: 'Icon', note: 'of the kind of record.' },
      { at: 'strong', name: 'Title', note: 'what is missing.' },
      { at: 'p', name: 'Text', note: 'what will be here.' },
      { at: 'button', name: 'Action', note: 'the first step.' },
    ],
  },
  content: ['Title: “No … yet”.', 'One sentence, one action.'],
  keys: [['Tab', 'moves to the action']],
  access: ['Text in the flow of the page, not announced.'],
  status: 'stable',
  since: '0.1.0',
};
