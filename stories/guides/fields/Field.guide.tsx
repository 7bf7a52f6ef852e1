import { Field } from '@rentyard/ui/Field';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A field gives a control of your own the label, hint and error of all others.',
  use: ['A control that the package does not have, such as a colour or a rating.'],
  avoid: ['Values that another field already takes.'],
  pairs: [
    {
      do: {
        show: (
          <Field label="Stars" controlId="do-stars" hint="How customers see it">
            <input id="do-stars" type="range" min="1" max="5" />
          </Field>
        ),
        why: 'Label and hint look and read as in every other field.',
      },
      dont: {
        show: (
          <label>
            Stars <input type="range" min="1" max="5" />
          </label>
        ),
        why: 'A bare control looks different and cannot show an error.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'input', name: 'Control', note: 'yours, with the attributes of `useControl`.' },
      { at: '[id$="-note"]', name: 'Note', note: 'the hint, or the error that replaces it.' },
    ],
  },
  content: ['As for `TextField`: nouns as labels, examples as hints, ways out as errors.'],
  keys: [],
  access: [
    '`useControl` returns the id and the ARIA attributes. Spread them onto your control.',
    '`as="group"` names a group of controls instead of one.',
  ],
  status: 'stable',
  since: '0.1.0',
};
