import { Accordion } from '@rentyard/ui/Accordion';
import type { Guide } from '../guide.ts';

const terms = [{ id: 'terms', title: 'Rental terms', content: 'At least one shift.' }];

export const guide: Guide = {
  sentence: 'An accordion shows the heads of sections and opens those that a user needs.',
  use: ['Answers, terms, settings that few users change.'],
  avoid: ['Sections that everybody reads: headings.', 'Two or three views: `TabList`.'],
  pairs: [
    {
      do: { show: <Accordion items={terms} />, why: 'The head says what is inside.' },
      dont: {
        show: <Accordion items={[{ id: 'a', title: 'More', content: 'At least one shift.' }]} />,
        why: 'Nobody knows whether it is worth opening.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'summary', name: 'Head', note: 'opens and closes its section.' },
      { at: 'h3', name: 'Title', note: 'a heading of the page.' },
      { at: 'small', name: 'Aside', note: 'a count or a status.' },
    ],
  },
  content: ['A noun that names the content.'],
  keys: [
    ['Tab', 'moves through the heads'],
    ['Enter or Space', 'opens or closes a section'],
  ],
  access: ['Native disclosure elements with headings: the browser’s search opens them too.'],
  status: 'preview',
  since: 'next',
};
