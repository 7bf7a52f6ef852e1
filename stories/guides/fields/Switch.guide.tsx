import { Switch } from '@rentyard/ui/Switch';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A switch turns something on or off immediately.',
  use: ['Settings with an immediate effect, and the main state of a record.'],
  avoid: ['A form that is saved later: `Checkbox`.'],
  pairs: [
    {
      do: {
        show: <Switch label="Notify me by e-mail" defaultChecked />,
        why: 'The label says what is on.',
      },
      dont: {
        show: <Switch label="E-mail off / on" defaultChecked />,
        why: 'Two states in one label contradict the switch half of the time.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'input', name: 'Track', note: 'orange when on.' },
      { at: 'label > span', name: 'Label', note: 'part of the target.' },
    ],
  },
  content: ['The label names what is on. It does not change with the state.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['Space', 'switches'],
  ],
  access: ['Announced as a switch that is on or off.'],
  status: 'stable',
  since: '0.1.0',
  states: ['States'],
};
