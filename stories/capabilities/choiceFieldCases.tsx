import { Autocomplete } from '@rentyard/ui/Autocomplete';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { CheckboxGroup } from '@rentyard/ui/CheckboxGroup';
import { Combobox } from '@rentyard/ui/Combobox';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { RichTextField } from '@rentyard/ui/RichTextField';
import { RichTranslationField } from '@rentyard/ui/RichTranslationField';
import { Select } from '@rentyard/ui/Select';
import { Switch } from '@rentyard/ui/Switch';
import { TagsField } from '@rentyard/ui/TagsField';
import { TranslationField } from '@rentyard/ui/TranslationField';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import { userEvent, within } from 'storybook/test';
import { categories, contentLanguages } from '../samples.ts';
import { all, Controlled, choose, type FieldCase, named, one, press, write } from './caseTools.tsx';

const types = [
  { value: 'equipment', label: 'Equipment' },
  { value: 'service', label: 'Service' },
] as const;

const [excavators, minis] = categories;
if (!excavators || !minis) throw new Error('The samples have no categories.');

const languages = contentLanguages.slice(0, 2);

/** Cases of the fields with options, translations and rich text. */
export const choiceFieldCases: Readonly<Record<string, FieldCase>> = {
  NativeSelect: {
    render: (props) => (
      <Controlled initial="equipment">
        {(value, set) => (
          <NativeSelect
            {...props}
            options={types}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('equipment'),
    change: async (field) => {
      const select = within(field).getByRole('combobox');
      select.focus();
      await userEvent.keyboard('{ArrowDown}');
      // Only a trusted press opens the list of the browser, so the choice is made directly.
      if (select.getAttribute('aria-readonly') === null) {
        await userEvent.selectOptions(select, 'service');
      }
    },
    after: one('service'),
  },
  CheckboxGroup: {
    render: (props) => (
      <Controlled<readonly string[]> initial={['equipment']}>
        {(value, set) => <CheckboxGroup {...props} options={types} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('equipment'),
    change: press('checkbox', 'Service'),
    after: all('equipment', 'service'),
  },
  Select: {
    render: (props) => (
      <Controlled<'equipment' | 'service' | null> initial="equipment">
        {(value, set) => <Select {...props} options={types} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('equipment'),
    change: choose('Service'),
    after: one('service'),
  },
  Combobox: {
    render: (props) => (
      <Controlled<(typeof categories)[number] | null> initial={excavators}>
        {(value, set) => (
          <Combobox
            {...props}
            options={categories}
            value={value}
            onChange={(next) => set(next as typeof value)}
          />
        )}
      </Controlled>
    ),
    before: one('1'),
    change: choose('Loaders'),
    after: one('3'),
  },
  Autocomplete: {
    render: (props) => (
      <Controlled initial="Orhei">
        {(value, set) => (
          <Autocomplete
            {...props}
            options={[{ value: 'Orhei' }, { value: 'Cahul' }]}
            value={value}
            onChange={set}
          />
        )}
      </Controlled>
    ),
    before: one('Orhei'),
    change: choose('Cahul'),
    after: one('Cahul'),
  },
  MultiSelect: {
    render: (props) => (
      <Controlled initial={[excavators, minis]}>
        {(value, set) => (
          <MultiSelect
            {...props}
            options={categories}
            value={value}
            onChange={(next) => set(next as typeof value)}
          />
        )}
      </Controlled>
    ),
    before: all('1', '2'),
    change: choose('Loaders'),
    after: all('1', '2', '3'),
  },
  TagsField: {
    render: (props) => (
      <Controlled<readonly string[]> initial={['crane']}>
        {(value, set) => <TagsField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('crane'),
    change: write('tower crane'),
    after: all('crane', 'tower crane'),
  },
  TwoPanePicker: {
    render: (props) => (
      <Controlled initial={[excavators]}>
        {(value, set) => (
          <TwoPanePicker
            {...props}
            options={categories}
            value={value}
            onChange={(next) => set(next as typeof value)}
          />
        )}
      </Controlled>
    ),
    before: one('1'),
    change: press('option', 'Mini excavators'),
    after: all('1', '2'),
  },
  Checkbox: {
    render: (props) => (
      <Controlled initial={true}>
        {(value, set) => (
          <Checkbox {...props} checked={value} onChange={(event) => set(event.target.checked)} />
        )}
      </Controlled>
    ),
    before: one('on'),
    change: press('checkbox', /./),
    after: [],
  },
  Switch: {
    render: (props) => (
      <Controlled initial={false}>
        {(value, set) => (
          <Switch {...props} checked={value} onChange={(event) => set(event.target.checked)} />
        )}
      </Controlled>
    ),
    before: [],
    change: press('switch', /./),
    after: one('on'),
  },
  RadioGroup: {
    render: (props) => (
      <Controlled<'equipment' | 'service' | null> initial="equipment">
        {(value, set) => <RadioGroup {...props} options={types} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('equipment'),
    change: press('radio', 'Service'),
    after: one('service'),
  },
  TranslationField: {
    render: ({ error: _error, ...props }) => (
      <Controlled<Readonly<Record<string, string | null | undefined>>>
        initial={{ en: 'Loader', ru: null }}
      >
        {(value, set) => (
          <TranslationField {...props} languages={languages} value={value} onChange={set} />
        )}
      </Controlled>
    ),
    before: named({ en: 'Loader', ru: '' }),
    change: write('Wheel loader'),
    after: named({ en: 'Wheel loader', ru: '' }),
  },
  RichTextField: {
    render: (props) => (
      <Controlled initial="<p>Serviced</p>">
        {(value, set) => <RichTextField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('<p>Serviced</p>'),
    change: writeRich,
    after: one('<p>Repaired</p>'),
  },
  RichTranslationField: {
    render: ({ error: _error, ...props }) => (
      <Controlled<Readonly<Record<string, string | null | undefined>>>
        initial={{ en: '<p>Serviced</p>', ru: null }}
      >
        {(value, set) => (
          <RichTranslationField {...props} languages={languages} value={value} onChange={set} />
        )}
      </Controlled>
    ),
    before: named({ en: '<p>Serviced</p>', ru: '' }),
    change: writeRich,
    after: named({ en: '<p>Repaired</p>', ru: '' }),
  },
};

/** Replaces the text of an editor. */
async function writeRich(field: HTMLElement): Promise<void> {
  const editor = await within(field).findByRole('textbox');
  await userEvent.click(editor);
  await userEvent.keyboard('{Control>}a{/Control}');
  document.execCommand('insertText', false, 'Repaired');
}
