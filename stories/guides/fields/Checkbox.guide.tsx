import { Checkbox } from '@rentyard/ui/Checkbox';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A checkbox turns one option on or off when the form is saved.',
  use: ['Yes or no in a form.', 'Several of a short list, one checkbox each.'],
  avoid: ['Immediate effect: `Switch`.', 'One of several: `RadioGroup`.'],
  pairs: [
    {
      do: {
        show: <Checkbox label="Delivery included" defaultChecked />,
        why: 'The label states what is true when it is checked.',
      },
      dont: {
        show: <Checkbox label="Do not disable delivery" defaultChecked />,
        why: 'A double negative has to be read twice.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'input', name: 'Box', note: '20 px inside a larger target.' },
      {
        at: 'label span:last-child',
        name: 'Label',
        note: 'part of the target; a press on it changes the box.',
      },
    ],
  },
  content: ['A positive statement without a full stop: “Delivery included”.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Space', 'checks or unchecks it'],
  ],
  access: [
    '`isMixed` announces “partly checked” for a checkbox above others.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['States'],
};
