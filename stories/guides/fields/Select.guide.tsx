import { Select } from '@rentyard/ui/Select';
import type { Guide } from '../guide.ts';
import { nothing } from '../nothing.ts';

export const guide: Guide = {
  sentence: 'A select chooses one of a closed list of options.',
  use: ['Five to twenty fixed options.'],
  avoid: [
    'More, or options from a server: `Combobox`.',
    'Two to five: `RadioGroup`.',
    'On phones and in toolbars: `NativeSelect`.',
  ],
  pairs: [
    {
      do: {
        show: (
          <Select
            label="Type"
            value="service"
            onChange={nothing}
            emptyLabel="Any"
            options={[
              { value: 'equipment', label: 'Equipment' },
              { value: 'service', label: 'Service' },
            ]}
          />
        ),
        why: '“Any” is an option, so the choice can be undone.',
      },
      dont: {
        show: (
          <Select
            label="Type"
            value={null}
            onChange={nothing}
            placeholder="Type"
            options={[{ value: 'equipment', label: 'Equipment' }]}
          />
        ),
        why: 'The placeholder repeats the label.',
      },
    },
  ],
  anatomy: {
    parts: [
      { at: 'label', name: 'Label', note: 'names the field; an asterisk marks it as required.' },
      { at: '[role="combobox"]', name: 'Button', note: 'shows the choice and opens the list.' },
      { at: 'svg', name: 'Arrow', note: 'decoration.' },
    ],
  },
  content: ['Options are parallel and ordered by frequency or alphabet.'],
  keys: [
    ['↓ ↑', 'opens the list and moves through it'],
    ['Letters', 'jump to an option'],
    ['Enter, Space', 'chooses'],
    ['Esc', 'closes the list'],
  ],
  access: [
    'The ARIA select-only combobox with a listbox.',
    'The label names the field, the hint or the error describes it, and a later error is announced.',
  ],
  status: 'stable',
  since: '0.1.0',
  states: ['Default', 'Optional', 'WithError', 'Disabled'],
};
