import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A rich translation field edits formatted text in every content language.',
  use: ['Pages and descriptions in several languages. Load it with `import()`.'],
  avoid: ['One language: `RichTextField`.', 'Names and other plain texts: `TranslationField`.'],
  pairs: [
    {
      do: {
        show: <Text>EN · RU · RO</Text>,
        why: 'One language at a time, with a mark for what is missing.',
      },
      dont: {
        show: (
          <Stack gap={2}>
            <TextArea label="Text, English" />
            <TextArea label="Text, Russian" />
          </Stack>
        ),
        why: 'All languages at once hide what is missing in a long page.',
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
