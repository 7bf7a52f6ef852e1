import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationField } from '@rentyard/ui/TranslationField';
import { TranslationStrip, TranslationTabs } from '@rentyard/ui/TranslationTabs';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const languages = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ro', name: 'Română' },
];

export const guide: Guide = {
  sentence: 'Translation tabs switch the language of all fields in a card at once.',
  use: ['A card with several translated fields. Put a `TranslationStrip` into its head.'],
  avoid: ['A single translated field: it has its own strip.'],
  pairs: [
    {
      do: {
        show: (
          <TranslationTabs languages={languages}>
            <Card title="Texts" actions={<TranslationStrip />}>
              <TranslationField
                label="Name"
                languages={languages}
                value={{ en: 'Excavators', ro: null }}
                onChange={nothing}
              />
            </Card>
          </TranslationTabs>
        ),
        why: 'One strip in the head of the card changes all fields.',
      },
      dont: {
        show: (
          <Stack gap={3}>
            <TranslationField
              label="Name"
              languages={languages}
              value={{ en: 'Excavators', ro: null }}
              onChange={nothing}
            />
            <TranslationField
              label="Short name"
              languages={languages}
              value={{ en: 'Exc.', ro: null }}
              onChange={nothing}
            />
          </Stack>
        ),
        why: 'Two strips let fields show different languages.',
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
