import { Text } from '@rentyard/ui/Text';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'Translation tabs switch the language of all fields in a card at once.',
  use: ['A card with several translated fields. Put a `TranslationStrip` into its head.'],
  avoid: ['A single translated field: it has its own strip.'],
  pairs: [
    {
      do: {
        show: <Text>One strip in the head of the card</Text>,
        why: 'All fields show the same language.',
      },
      dont: {
        show: <Text>A strip above every field</Text>,
        why: 'People compare fields of different languages by mistake.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: '[role="radiogroup"]', name: 'Strip', note: 'one tab per language.' },
      { at: '[role="radio"]', name: 'Language', note: 'marked if something is missing or wrong.' },
      { at: 'input', name: 'Fields', note: 'all in the open language.' },
    ],
  },
  content: ['Languages have their own names: “Română”, not “Romanian”.'],
  keys: [
    ['← →', 'changes the language'],
    ['Home, End', 'first or last language'],
  ],
  access: ['A radio group with one tab stop. Marks are announced in words.'],
  status: 'stable',
  since: '0.1.0',
};
