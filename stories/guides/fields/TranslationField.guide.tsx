import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import { TranslationField } from '@rentyard/ui/TranslationField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const languages = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ru', name: 'Русский' },
  { code: 'ro', name: 'Română' },
];

export const guide: Guide = {
  sentence: 'A translation field takes a text in every content language, one at a time.',
  use: ['Names and short texts of records.'],
  avoid: [
    'Comparing languages of many records: `TranslationMatrix`.',
    'Formatted text: `RichTranslationField`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <TranslationField
            label="Name"
            value={{ en: 'Excavators', ru: 'Экскаваторы', ro: null }}
            onChange={nothing}
            languages={languages}
          />
        ),
        why: 'The strip marks what is missing.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <TextField label="Name (EN)" defaultValue="Excavators" />
            <TextField label="Name (RU)" defaultValue="Экскаваторы" />
            <TextField label="Name (RO)" />
          </Stack>
        ),
        why: 'Six copies of each field make a form nobody reads.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field in all languages.' },
      {
        at: '[role="radiogroup"]',
        name: 'Languages',
        note: 'with marks for missing and wrong texts.',
      },
      { at: 'input', name: 'Input', note: 'in the open language.' },
      { at: 'input + *', name: 'Language', note: 'its code.' },
    ],
  },
  content: ['Write the default language first: it replaces missing ones.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['← →', 'changes the language in the strip'],
  ],
  access: [
    'Missing and wrong languages are announced in words.',
    '`focus()` opens the first language with an error.',
  ],
  status: 'stable',
  since: '0.1.0',
};
