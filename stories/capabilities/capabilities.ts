import { spoken } from './spoken.ts';

/** What a component can do beyond its props. */
export const capabilityNames = [
  'Form value and reset',
  'Read-only',
  'Asynchronous validation',
  'Virtual keyboard',
  'Autofill',
  'Right to left',
  'Touch',
  'More contrast',
  'Forced colours',
  '400 % zoom',
  'Screen reader script',
] as const;

export type Capability = (typeof capabilityNames)[number];

/** The story that proves a capability, `File#Story`, or a test. */
export interface Proof {
  readonly by: string;
}

/** Why a component does not need a capability. */
export interface Exemption {
  readonly because: string;
}

export type Row = Readonly<Record<Capability, Proof | Exemption>>;

const by = (file: string): Proof => ({ by: file });
const because = (reason: string): Exemption => ({ because: reason });

const noValue = because('It has no value.');
const noText = because('Nothing is typed.');
const firstStories = by('tests/storybook/firstStories.spec.ts');
const fields = 'capabilities/Fields';

/** Fields whose keyboard or autofill differs from that of a text. */
const keyboards = ['NumberField', 'MoneyField', 'RangeField', 'CoordinatesField', 'CodeField'];
const dates = ['DateField', 'DateRangeField', 'TimeField', 'DateTimeField'];
const filled = ['PasswordField', 'PhoneField', 'CodeField'];
const passedOn = ['TextField', 'TextArea', 'SlugField', 'MaskedField', 'NumberField', 'MoneyField'];

const scriptOf = (title: string): Proof | Exemption => {
  const name = title.split('/')[1] ?? '';
  return name in spoken
    ? by('stories/capabilities/screenReader.test.tsx')
    : because('It is not among the thirteen most used. Its page shows what its markup says.');
};

function field(name: string, exceptions: Partial<Row> = {}): readonly [string, Row] {
  const hasKeyboard = [...keyboards, ...dates, 'PhoneField', 'MaskedField'].includes(name);
  return [
    `fields/${name}`,
    {
      'Form value and reset': by(`${fields}#SubmitAndReset`),
      'Read-only': by(`${fields}#ReadOnly`),
      'Asynchronous validation': by(`${fields}#AsynchronousValidation`),
      'Virtual keyboard': hasKeyboard
        ? by(`${fields}#KeyboardsAndAutofill`)
        : because('The keyboard for text is the right one, or nothing is typed.'),
      Autofill: filled.includes(name)
        ? by(`${fields}#KeyboardsAndAutofill`)
        : passedOn.includes(name)
          ? by(`${fields}#AutofillPassedOn`)
          : because('Browsers know no such value.'),
      'Right to left': by('capabilities/Directions#Fields'),
      Touch: because('It needs no gesture; its targets are 44 px high.'),
      'More contrast': by('capabilities/Contrast#Fields'),
      'Forced colours': by('capabilities/Contrast#ForcedColours'),
      '400 % zoom': firstStories,
      'Screen reader script': scriptOf(`fields/${name}`),
      ...exceptions,
    },
  ];
}

/** A component without a value. */
function plain(
  title: string,
  rtl: Proof | Exemption,
  exceptions: Partial<Row> = {},
): readonly [string, Row] {
  return [
    title,
    {
      'Form value and reset': noValue,
      'Read-only': noValue,
      'Asynchronous validation': noValue,
      'Virtual keyboard': noText,
      Autofill: noText,
      'Right to left': rtl,
      Touch: because('It needs no gesture; its targets are 44 px high.'),
      'More contrast': by('capabilities/Contrast#Table'),
      'Forced colours': by('foundations/ForcedColours#Focus'),
      '400 % zoom': firstStories,
      'Screen reader script': scriptOf(title),
      ...exceptions,
    },
  ];
}

const logical = because('Its styles use logical properties only, and none of its keys has a side.');
const forcedRows = { 'Forced colours': by('foundations/ForcedColours#Rows') };
const forcedPlaces = { 'Forced colours': by('foundations/ForcedColours#Places') };

/** Components of fields, tables and overlays with every capability. */
export const capabilities: Readonly<Record<string, Row>> = Object.fromEntries([
  ...[
    'Autocomplete',
    'Checkbox',
    'CheckboxGroup',
    'CodeField',
    'Combobox',
    'DateField',
    'DateRangeField',
    'DateTimeField',
    'MaskedField',
    'MoneyField',
    'MultiSelect',
    'NativeSelect',
    'NumberField',
    'PasswordField',
    'PhoneField',
    'RadioGroup',
    'RangeField',
    'RichTextField',
    'RichTranslationField',
    'Select',
    'SlugField',
    'Switch',
    'TagsField',
    'TextArea',
    'TextField',
    'TimeField',
    'TranslationField',
    'TwoPanePicker',
    'ImageField',
    'FileDrop',
  ].map((name) => field(name)),
  field('CoordinatesField', {
    'Asynchronous validation': because('Each of its two numbers has errors of its own.'),
  }),
  plain('fields/Field', by('capabilities/Directions#Fields')),
  plain('fields/PasswordStrength', logical),
  plain('fields/SearchField', logical, {
    'Form value and reset': because('It is a native input that the browser submits and resets.'),
    'Virtual keyboard': because('Its type opens the keyboard for a search.'),
  }),
  plain('fields/TranslationTabs', by('capabilities/Directions#LanguageKeys')),
  plain('table/ClientTable', by('capabilities/Directions#GridKeys'), {
    'Forced colours': by('foundations/ForcedColours#Cells'),
  }),
  plain('table/ColumnsMenu', logical),
  plain('table/DataTable', by('capabilities/Directions#Table'), {
    Touch: by('capabilities/Touch#LongPress'),
    ...forcedRows,
  }),
  plain('table/DensityMenu', logical, forcedPlaces),
  plain('table/FilterBar', logical),
  plain('table/Pager', by('capabilities/Directions#Icons')),
  plain('table/SavedViews', logical, forcedPlaces),
  plain('table/SelectionBar', logical),
  plain('overlays/CommandPalette', logical),
  plain('overlays/ConfirmSheet', logical, { Touch: by('capabilities/Touch#SwipeConfirmation') }),
  plain('overlays/ContextMenu', by('overlays/Menu#SubmenusFromRightToLeft'), {
    Touch: by('overlays/ContextMenu#LongPress'),
    ...forcedPlaces,
  }),
  plain('overlays/Dialog', logical, { Touch: by('capabilities/Touch#SwipeSheet') }),
  plain('overlays/ImageViewer', logical, { Touch: by('overlays/ImageViewer#Touch') }),
  plain('overlays/Menu', by('overlays/Menu#SubmenusFromRightToLeft'), forcedPlaces),
  plain('overlays/Popover', logical),
  plain('overlays/Sheet', by('capabilities/Directions#Docked'), {
    Touch: by('capabilities/Touch#SwipeSheet'),
  }),
  plain('overlays/StatusMenu', logical, forcedPlaces),
  plain('overlays/Tooltip', logical),
]);
