import { Checkbox } from '@rentyard/ui/Checkbox';
import { CodeField } from '@rentyard/ui/CodeField';
import { Combobox } from '@rentyard/ui/Combobox';
import { CoordinatesField } from '@rentyard/ui/CoordinatesField';
import { DateField } from '@rentyard/ui/DateField';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { FieldProps } from '@rentyard/ui/Field';
import { ImageField } from '@rentyard/ui/ImageField';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { MultiSelect } from '@rentyard/ui/MultiSelect';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { NumberField } from '@rentyard/ui/NumberField';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { RangeField } from '@rentyard/ui/RangeField';
import { RichTextField } from '@rentyard/ui/RichTextField';
import { RichTranslationField } from '@rentyard/ui/RichTranslationField';
import { Select } from '@rentyard/ui/Select';
import { SlugField } from '@rentyard/ui/SlugField';
import { Switch } from '@rentyard/ui/Switch';
import { TagsField } from '@rentyard/ui/TagsField';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { TimeField } from '@rentyard/ui/TimeField';
import { TranslationField } from '@rentyard/ui/TranslationField';
import { TwoPanePicker } from '@rentyard/ui/TwoPanePicker';
import { type ReactNode, useState } from 'react';
import { fireEvent, userEvent, within } from 'storybook/test';
import { categories, contentLanguages, excavatorImage } from '../samples.ts';

type Entries = readonly (readonly [name: string, value: string])[];

/** Props that every case passes on to its field. */
export type CaseProps = Omit<FieldProps, 'label'> & { readonly name: string };

/** A field with a value, what a form submits of it, and a change that a user makes. */
export interface FieldCase {
  readonly render: (props: CaseProps & { readonly label: string }) => ReactNode;
  /** Names and values that a form submits. The name of the field is `x`. */
  readonly before: Entries;
  readonly change: (field: HTMLElement) => Promise<void>;
  readonly after: Entries;
}

interface ControlledProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

function Controlled<Value>({ initial, children }: ControlledProps<Value>): ReactNode {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Replaces the text of an input. */
const write =
  (text: string, at = 0) =>
  async (field: HTMLElement) => {
    const input = field.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea')[at];
    if (!input) throw new Error('The field has no input.');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
  };

const press = (role: string, name: string | RegExp) => async (field: HTMLElement) =>
  userEvent.click(within(field).getByRole(role, { name }));

/** Opens a list of options and presses one. */
const choose = (name: string) => async (field: HTMLElement) => {
  await userEvent.click(within(field).getByRole('combobox'));
  await userEvent.click(await within(field).findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};

const one = (value: string): Entries => [['x', value]];
const all = (...values: readonly string[]): Entries => values.map((value) => ['x', value]);
const named = (values: Readonly<Record<string, string>>): Entries =>
  Object.entries(values).map(([key, value]) => [`x.${key}`, value]);

const types = [
  { value: 'equipment', label: 'Equipment' },
  { value: 'service', label: 'Service' },
] as const;

const [excavators, minis] = categories;
if (!excavators || !minis) throw new Error('The samples have no categories.');

const languages = contentLanguages.slice(0, 2);

const photo = new File(['x'], 'loader.jpg', { type: 'image/jpeg' });
const loaderImage = { ...excavatorImage, id: 18 };

/** A case for every component of `fields` with a value. */
export const fieldCases: Readonly<Record<string, FieldCase>> = {
  TextField: {
    render: (props) => (
      <Controlled initial="Komatsu">
        {(value, set) => (
          <TextField {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('Komatsu'),
    change: write('Volvo'),
    after: one('Volvo'),
  },
  TextArea: {
    render: (props) => (
      <Controlled initial="Serviced">
        {(value, set) => (
          <TextArea {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('Serviced'),
    change: write('Repaired'),
    after: one('Repaired'),
  },
  PasswordField: {
    render: (props) => (
      <Controlled initial="first">
        {(value, set) => (
          <PasswordField {...props} value={value} onChange={(event) => set(event.target.value)} />
        )}
      </Controlled>
    ),
    before: one('first'),
    change: write('second'),
    after: one('second'),
  },
  SlugField: {
    render: (props) => (
      <Controlled initial="pc-210">
        {(value, set) => (
          <SlugField
            {...props}
            from="Komatsu"
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('pc-210'),
    change: write('komatsu'),
    after: one('komatsu'),
  },
  MaskedField: {
    render: (props) => (
      <Controlled initial="AB 12 345">
        {(value, set) => (
          <MaskedField
            {...props}
            mask="aa 00 000"
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('AB 12 345'),
    change: write('cd67890'),
    after: one('cd 67 890'),
  },
  PhoneField: {
    render: (props) => (
      <Controlled initial="+373 69 123 456">
        {(value, set) => (
          <PhoneField
            {...props}
            country={{ code: '+373', mask: '00 000 000' }}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Controlled>
    ),
    before: one('+373 69 123 456'),
    change: write('79000111'),
    after: one('+373 79 000 111'),
  },
  NumberField: {
    render: (props) => (
      <Controlled initial="12500.5">
        {(value, set) => <NumberField {...props} value={value} onChange={set} step={0.5} />}
      </Controlled>
    ),
    before: one('12500.5'),
    change: write('17.25'),
    after: one('17.25'),
  },
  MoneyField: {
    render: (props) => (
      <Controlled initial="1360.50">
        {(value, set) => <MoneyField {...props} value={value} onChange={set} currency="EUR" />}
      </Controlled>
    ),
    before: one('1360.50'),
    change: write('2000'),
    after: one('2000.00'),
  },
  RangeField: {
    render: (props) => (
      <Controlled<{ readonly from: string | null; readonly to: string | null }>
        initial={{ from: '1000', to: null }}
      >
        {(value, set) => <RangeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: named({ from: '1000', to: '' }),
    change: write('2500', 1),
    after: named({ from: '1000', to: '2500' }),
  },
  CodeField: {
    render: (props) => (
      <Controlled initial="12">
        {(value, set) => <CodeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('12'),
    change: write('123456'),
    after: one('123456'),
  },
  DateField: {
    render: (props) => (
      <Controlled initial="2026-11-20">
        {(value, set) => <DateField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('2026-11-20'),
    change: write('2026-12-31'),
    after: one('2026-12-31'),
  },
  TimeField: {
    render: (props) => (
      <Controlled initial="21:30">
        {(value, set) => <TimeField {...props} value={value} onChange={set} />}
      </Controlled>
    ),
    before: one('21:30'),
    change: write('0915'),
    after: one('09:15'),
  },
  DateTimeField: {
    render: (props) => (
      <Controlled<string | null> initial="2026-11-20T09:30:00.000Z">
        {(value, set) => (
          <DateTimeField {...props} timeZone="Europe/Chisinau" value={value} onChange={set} />
        )}
      </Controlled>
    ),
    before: one('2026-11-20T09:30:00.000Z'),
    change: write('2026-11-21 12:00'),
    after: one('2026-11-21T10:00:00.000Z'),
  },
  CoordinatesField: {
    render: ({ label, id: _id, error: _error, ...props }) => (
      <Controlled<{ readonly lat: number | null; readonly long: number | null }>
        initial={{ lat: 47.0245, long: 28.8323 }}
      >
        {(value, set) => (
          <CoordinatesField
            {...props}
            required={false}
            disabled={props.disabled ?? false}
            readOnly={props.readOnly ?? false}
            latLabel={`${label}: latitude`}
            longLabel={`${label}: longitude`}
            value={value}
            onChange={set}
          />
        )}
      </Controlled>
    ),
    before: named({ lat: '47.0245', long: '28.8323' }),
    change: write('46.5'),
    after: named({ lat: '46.5', long: '28.8323' }),
  },
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
  ImageField: {
    render: (props) => (
      <Controlled<typeof excavatorImage | null> initial={excavatorImage}>
        {(value, set) => (
          <ImageField
            {...props}
            value={value}
            onChange={set}
            onPick={() => Promise.resolve(loaderImage)}
          />
        )}
      </Controlled>
    ),
    before: one('17'),
    change: async (field) => {
      const input = field.querySelector('input[type=file]');
      if (input) fireEvent.change(input, { target: { files: [photo] } });
      await Promise.resolve();
    },
    after: one('18'),
  },
};

/** Replaces the text of an editor. */
async function writeRich(field: HTMLElement): Promise<void> {
  const editor = await within(field).findByRole('textbox');
  await userEvent.click(editor);
  await userEvent.keyboard('{Control>}a{/Control}');
  document.execCommand('insertText', false, 'Repaired');
}
