import { Steps } from '@rentyard/ui/Steps';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Steps show the order of a task and what is done.',
  use: ['Wizards of three to seven steps.'],
  avoid: ['Views of equal rank: `Tabs`.', 'Two steps: one page.'],
  pairs: [
    {
      do: {
        show: (
          <Steps
            current="b"
            steps={[
              { id: 'a', label: 'Machine', state: 'done' },
              { id: 'b', label: 'Prices' },
              { id: 'c', label: 'Photos' },
            ]}
          />
        ),
        why: 'Short nouns show what comes next.',
      },
      dont: {
        show: (
          <Steps
            current="b"
            steps={[
              { id: 'a', label: 'Step 1', state: 'done' },
              { id: 'b', label: 'Step 2' },
            ]}
          />
        ),
        why: 'Numbers say nothing about the content.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'nav, ol', name: 'List', note: 'in the order of the task.' },
      { at: 'li', name: 'Step', note: 'open, done or with an error.' },
      { at: '[aria-current]', name: 'Current step', note: 'the one on the page.' },
    ],
  },
  content: ['One or two nouns per step.'],
  keys: [
    ['Tab', 'moves through the steps with an address'],
    ['Enter', 'opens a step'],
  ],
  access: ['The open step is marked as current. “Done” and “error” are words for screen readers.'],
  status: 'stable',
  since: '0.1.0',
};
