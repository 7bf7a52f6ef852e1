import { Text } from '@rentyard/ui/Text';
import { TranslationMatrix } from '@rentyard/ui/TranslationMatrix';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A translation matrix shows which records lack which language.',
  use: ['Planning translations over many records.'],
  avoid: ['Editing one text: `TranslationField`.'],
  pairs: [
    {
      do: {
        show: (
          <TranslationMatrix
            label="Translations of categories"
            languages={[
              { code: 'en', name: 'English' },
              { code: 'ro', name: 'Română' },
            ]}
            records={[
              { id: 1, name: 'Excavators', states: { en: 'done' } },
              { id: 2, name: 'Loaders', states: { en: 'done', ro: 'done' } },
            ]}
            cellHref={() => '#/categories'}
          />
        ),
        why: 'Each gap is visible and leads to its text.',
      },
      dont: {
        show: <Text>3 of 4 texts translated</Text>,
        why: 'A total does not say where to begin.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'thead th', name: 'Language', note: 'with its share of done texts.' },
      { at: 'tbody th', name: 'Record', note: 'its name in the language of the reader.' },
      {
        at: 'tbody td a, tbody td',
        name: 'Text',
        note: 'done, missing or outdated; a link to edit it.',
      },
    ],
  },
  content: ['Languages by their own names.'],
  keys: [
    ['↓ ↑ ← →', 'moves between cells'],
    ['Enter', 'opens the text'],
  ],
  access: ['Each cell says its state in words.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'NoRecords'],
};
