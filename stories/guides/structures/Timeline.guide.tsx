import { Timeline } from '@rentyard/ui/Timeline';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A timeline lists what happened to a record, newest first.',
  use: ['Who did what and when: history, delivery.'],
  avoid: ['Exact changes: `DiffView`.', 'Messages: a log.'],
  pairs: [
    {
      do: {
        show: (
          <Timeline
            items={[
              { id: 1, title: 'Approved', meta: 'Ana Rusu, 20 November 09:14', tone: 'success' },
            ]}
          />
        ),
        why: 'Action first, then person and time.',
      },
      dont: {
        show: (
          <Timeline
            items={[{ id: 1, title: 'On 20 November Ana Rusu changed the status to approved' }]}
          />
        ),
        why: 'The action is at the end of the sentence.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'li', name: 'Event', note: 'with a dot in the colour of its tone.' },
      { at: 'small', name: 'Person and time', note: 'who and when.' },
    ],
  },
  content: ['Past tense: “Approved”, “Price changed”.'],
  keys: [],
  access: ['A list in reading order. The words carry the tone as well.'],
  status: 'stable',
  since: '0.1.0',
};
