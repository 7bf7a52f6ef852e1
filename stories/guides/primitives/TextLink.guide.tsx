import { TextLink } from '@rentyard/ui/TextLink';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A text link leads from a sentence to another page.',
  use: ['The name of a record in a text, a manual, a source.'],
  avoid: ['An action of the page: `ButtonLink`.', 'Something that changes data: `Button`.'],
  pairs: [
    {
      do: {
        show: <TextLink href="#/1">Read the rental terms</TextLink>,
        why: 'The words say where it leads.',
      },
      dont: {
        show: <TextLink href="#/1">here</TextLink>,
        why: 'In a list of links, the word says nothing.',
      },
    },
  ],
  anatomy: { parts: [{ at: 'a', name: 'Link', note: 'underlined, not only coloured.' }] },
  content: ['The name of the target, not “here”.'],
  keys: [['Enter', 'opens it']],
  access: ['Underlined, because colour alone marks nothing for everybody.'],
  status: 'preview',
  since: 'next',
};
