import { ConnectionBar } from '@rentyard/ui/ConnectionBar';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence:
    'A connection bar reports that the server cannot be reached, or that a new version is ready.',
  use: ['The whole application is affected.'],
  avoid: ['One failed request: show the error where it happened.'],
  pairs: [
    {
      do: {
        show: (
          <ConnectionBar state="lost" text="No connection. Changes are saved when it returns." />
        ),
        why: 'What is wrong, and what happens to the work.',
      },
      dont: {
        show: <ConnectionBar state="lost" text="Error 503" />,
        why: 'A code helps nobody to continue.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="status"] > *', name: 'Bar', note: 'above the page.' },
      { at: '[role="status"] svg', name: 'Icon', note: 'lost, back or outdated.' },
      {
        at: '[role="status"] span',
        name: 'Text',
        note: 'what is wrong and what happens to the work.',
      },
    ],
  },
  content: ['One sentence about the work: is it safe?'],
  keys: [['Tab', 'moves to its button']],
  access: ['A status region: announced when it changes.'],
  status: 'stable',
  since: '0.1.0',
};
