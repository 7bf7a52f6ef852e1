import { SlugField } from '@rentyard/ui/SlugField';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A slug field generates the URL alias of a record from its name.',
  use: ['Aliases in public addresses: brands, categories, pages.'],
  avoid: ['Codes that people assign: `TextField` with `isCode`.'],
  pairs: [
    {
      do: {
        show: (
          <SlugField
            label="URL alias"
            from="Mini excavator"
            defaultValue="mini-excavator"
            onChange={nothing}
            isFollowing
          />
        ),
        why: 'It follows the name until someone edits it.',
      },
      dont: {
        show: <TextField label="URL alias" defaultValue="Mini Excavator!" />,
        why: 'Free text makes broken addresses.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Input', note: 'lower-case letters, digits and hyphens.' },
      {
        at: 'button, input + *',
        name: 'From the name',
        note: 'generates it again, or shows that it follows the name.',
      },
    ],
  },
  content: ['Warn in the hint if changing it breaks links.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Enter, Space', 'on the button: makes it from the name again'],
  ],
  access: ['It says in words whether it follows the name.'],
  status: 'stable',
  since: '0.1.0',
};
