import { TagsField } from '@rentyard/ui/TagsField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A tags field collects free words.',
  use: ['Words that nobody manages: synonyms, aliases, keywords.'],
  avoid: ['Existing records: `MultiSelect`.'],
  pairs: [
    {
      do: {
        show: (
          <TagsField
            label="Synonyms"
            value={['digger', 'backhoe']}
            onChange={nothing}
            hint="Press Enter or comma to add"
          />
        ),
        why: 'The hint says how to add a word.',
      },
      dont: {
        show: <TextField label="Synonyms" defaultValue="digger; backhoe ,loader" />,
        why: 'Separators differ from person to person.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: '[role="option"]', name: 'Tag', note: 'one word with a cross.' },
      { at: 'input', name: 'Input', note: 'Enter or a comma adds the word.' },
    ],
  },
  content: ['The hint says how to add, and the maximum if there is one.'],
  keys: [
    ['Enter, comma', 'adds the word'],
    ['Ctrl/Cmd+V', 'adds a pasted list'],
    ['←, Backspace', 'moves to the last tag'],
    ['Delete', 'removes the focused tag'],
  ],
  access: ['Additions and removals are announced.'],
  status: 'stable',
  since: '0.1.0',
};
