import { RichTextField } from '@rentyard/ui/RichTextField';
import { RichTranslationField } from '@rentyard/ui/RichTranslationField';
import { Stack } from '@rentyard/ui/Stack';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

const languages = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ro', name: 'Română' },
];

export const guide: Guide = {
  sentence: 'A rich translation field edits formatted text in every content language.',
  use: ['Pages and descriptions in several languages. Load it with `import()`.'],
  avoid: ['One language: `RichTextField`.', 'Names and other plain texts: `TranslationField`.'],
  pairs: [
    {
      do: {
        show: (
          <RichTranslationField
            label="Text"
            languages={languages}
            value={{ en: '<p>Serviced in October.</p>', ro: null }}
            onChange={nothing}
          />
        ),
        why: 'One language at a time, with a mark for what is missing.',
      },
      dont: {
        show: (
          <Stack gap={3}>
            <RichTextField
              label="Text, English"
              value="<p>Serviced in October.</p>"
              onChange={nothing}
            />
            <RichTextField label="Text, Romanian" value="" onChange={nothing} />
          </Stack>
        ),
        why: 'All languages below each other make a page that nobody reads.',
      },
    },
  ],
  anatomy: {
    parts: [
      {
        at: '[role="radiogroup"]',
        name: 'Languages',
        note: 'one tab each, with a mark for missing texts.',
      },
      { at: '[role="toolbar"]', name: 'Toolbar', note: 'the formats at the caret.' },
      { at: '[role="textbox"]', name: 'Text', note: 'in the open language.' },
    ],
  },
  content: ['Translate whole texts. The default language replaces missing ones.'],
  keys: [
    ['← →', 'changes the language in the strip'],
    ['Alt+F10', 'moves to the toolbar'],
    ['Esc', 'returns to the text'],
  ],
  access: ['A missing text can start as a copy of the default one.'],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Copied', 'WithError'],
};
