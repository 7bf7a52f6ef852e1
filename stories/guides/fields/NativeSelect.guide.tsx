import { NativeSelect } from '@rentyard/ui/NativeSelect';
import type { Guide } from '../guide.ts';

export const guide: Guide = {
  sentence: 'A native select chooses one of a few values with the list of the device.',
  use: ['Pagers, toolbars and phones, where little code counts.'],
  avoid: ['Search in options: `Combobox`.', 'Two to five options in a form: `RadioGroup`.'],
  pairs: [
    {
      do: {
        show: (
          <NativeSelect
            label="Rows per page"
            defaultValue="25"
            options={[
              { value: '25', label: '25' },
              { value: '50', label: '50' },
            ]}
          />
        ),
        why: 'Short labels fit the list of every device.',
      },
      dont: {
        show: (
          <NativeSelect
            label="Client"
            options={[{ value: '1', label: 'Construct-Impex SRL, Chișinău, since 2019' }]}
          />
        ),
        why: 'Long labels are cut off on phones.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: 'select', name: 'Select', note: 'opens the list of the device.' },
      { at: 'svg', name: 'Arrow', note: 'decoration.' },
    ],
  },
  content: ['Options are one to three words.'],
  keys: [
    ['Tab', 'enters the field and leaves it'],
    ['↓ ↑', 'changes the value'],
    ['Letters', 'jump to an option'],
  ],
  access: [
    'The native element with all its assistive technology.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
};
