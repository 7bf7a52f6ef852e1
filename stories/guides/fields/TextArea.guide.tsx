import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A text area takes several lines of plain text and grows with them.',
  use: ['Comments, reasons, short descriptions.'],
  avoid: ['Formatted text: `RichTextField`.', 'One line: `TextField`.'],
  pairs: [
    {
      do: {
        show: <TextArea label="Reason" minRows={2} hint="The owner reads this" />,
        why: 'The hint says who will read it.',
      },
      dont: {
        show: (
          <TextField
            label="Reason"
            defaultValue="The photo shows another machine, and the price is per day instead of"
          />
        ),
        why: 'A sentence does not fit one line.',
      },
    },
  ],
  anatomy: {
    story: 'WithError',
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'textarea', name: 'Input', note: 'grows up to `maxRows`, then scrolls.' },
      {
        at: '[role="alert"]',
        name: 'Error',
        note: 'replaces the hint and says how to fix the value.',
      },
    ],
  },
  content: ['Say who reads the text.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Enter', 'starts a new line'],
  ],
  access: [
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
