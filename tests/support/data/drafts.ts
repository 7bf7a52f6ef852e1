import { isoCountries } from '@rentyard/api/entities/countries/countries';
import type { PlainField, TextFormat } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';
import fc from 'fast-check';

/** The language whose texts are required in test databases. */
const defaultLanguage = 'en';

/** Returns the id of a live record of a resource and creates one when there is none. */
export type ReferenceMaker = (resource: string) => Promise<number>;

export type Draft = Record<string, unknown>;

/** Values for fields that a rule over the whole record restricts (`checks` of the resource). */
const fixedValues: Readonly<Record<string, (n: number) => unknown>> = {
  // A key expires in the future.
  'api_keys.expires_at': () => '2096-03-04T05:06:07.000Z',
  'languages.numeric_date_format': () => 'dd.MM.yyyy',
  'languages.text_date_format': () => 'd MMMM yyyy',
  'languages.time_format': () => 'HH:mm',
  'countries.iso_name': () => isoCode(),
  'countries.validation_regexp': () => '^0[67][0-9]{7}$',
  // Amounts with two decimals then fit every currency of the tests.
  'currencies.decimal': () => 2,
  // A characteristic belongs to a category or to a group, so this field is omitted.
  'properties.category_group': () => undefined,
  // Approved orders of one offer must not overlap. The end follows from the units.
  'orders.starts_at': (n) => new Date(Date.UTC(2026, 2, 4 + 10 * n, 5, 6, 7)).toISOString(),
  'webhooks.events': () => ['pages.created'],
  'webhooks.filter': () => undefined,
  'webhooks.url': (n) => `https://hooks.example.com/${n}`,
  'orders.units': (n) => 1 + (n % 5),
  'orders.ends_at': () => undefined,
  'orders.quantity': () => 1,
  'offers.quantity': () => 1,
  'offers.buffer_before': () => 0,
  'offers.buffer_after': () => 0,
  'offers.lead_time': () => 0,
  'offers.minimum_units': () => 1,
  'work_calendars.shift_hours': (n) => 4 + (n % 8),
  'work_calendars.time_zone': () => 'Europe/Chisinau',
  'blocked_periods.starts_at': (n) => new Date(Date.UTC(2020, 0, n)).toISOString(),
  'blocked_periods.ends_at': (n) => new Date(Date.UTC(2020, 0, n + 1)).toISOString(),
  'blocked_periods.rrule': () => undefined,
  'currencies.name_plural': (n) => ({ en: { one: `coin ${n}`, other: `coins ${n}` } }),
};

const isoCodes = [...isoCountries];
let isoCodesTaken = 0;

/** An unused country code; there are 249. */
function isoCode(): string | undefined {
  isoCodesTaken += 1;
  return isoCodes[(isoCodesTaken - 1) % isoCodes.length];
}

/** A draft with a valid value in every writable field of a resource. */
export async function validDraft(
  resource: Resource,
  referenceTo: ReferenceMaker,
  n: number,
): Promise<Draft> {
  const draft: Draft = {};
  for (const [path, field] of plainFields(resource)) {
    if (field.readOnly || field.kind === 'image' || field.kind === 'images') continue;
    if (field.kind === 'reference' && people.has(field.to)) continue;
    const make = fixedValues[`${resource.name}.${path}`];
    const value = make ? make(n) : await pointedOrValid(field, referenceTo, n);
    if (value !== undefined) set(draft, path, value);
  }
  return draft;
}

/** Resources that tests create in another way. */
export const people: ReadonlySet<string> = new Set(['users', 'clients', 'staff']);

async function pointedOrValid(
  field: PlainField,
  referenceTo: ReferenceMaker,
  n: number,
): Promise<unknown> {
  if (field.kind === 'reference') return referenceTo(field.to);
  if (field.kind === 'references') return [await referenceTo(field.to)];
  return validValue(field, n);
}

/** Writes a value at a dotted path and creates missing groups. */
export function set(draft: Draft, path: string, value: unknown): void {
  const [head = '', leaf] = path.split('.');
  if (leaf === undefined) {
    draft[head] = value;
    return;
  }
  draft[head] = { ...(draft[head] as Draft | undefined), [leaf]: value };
}

/** A valid value for a field of this kind, different for every `n`. References are handled elsewhere. */
function validValue(field: PlainField, n: number): unknown {
  switch (field.kind) {
    case 'text':
      return textValue(field, n);
    case 'translated':
      return { [defaultLanguage]: `Excavator ${n}`, ru: `Экскаватор ${n}` };
    case 'plural':
      return { [defaultLanguage]: { one: `piece ${n}`, other: `pieces ${n}` } };
    case 'number':
      return field.places === 0
        ? field.min + (n % (Math.min(field.max - field.min, 1_000) + 1))
        : Number(((n % 50) + 0.5).toFixed(field.places));
    case 'money':
      return `${100 + n}.50`;
    case 'boolean':
      return field.default;
    case 'choice':
      return field.options[0];
    case 'moment':
      return '2026-03-04T05:06:07.000Z';
    case 'secret':
      return `secret ${n}`;
    case 'list':
    case 'owned':
    case 'texts':
    case 'images':
      return [];
    case 'reference':
    case 'references':
    case 'image':
      return null;
  }
}

function textValue(field: Extract<PlainField, { kind: 'text' }>, n: number): string {
  switch (field.format) {
    case 'code':
      return `T-${n}`;
    case 'alias':
      return `test-${n}`;
    case 'email':
      return `person-${n}@example.com`;
    case 'website':
      return `yard-${n}.example.com`;
    case 'url':
      return `https://example.com/${n}`;
    case 'phone':
      return `069${String(100_000 + n)}`;
    default:
      if (field.pattern) return matching(field.pattern, n);
      return `Text ${n}`.slice(0, field.max);
  }
}

/** Texts used before, and the codes of the languages in every database. */
const taken = new Set(['en', 'ru', 'ua', 'ro', 'tr', 'pl']);

/** An unused text that matches the pattern. */
function matching(pattern: string, n: number): string {
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: n, numRuns: 1_000 });
  const text = texts.find((one) => !taken.has(one));
  if (text === undefined) throw new Error(`Every text that matches ${pattern} is used already.`);
  taken.add(text);
  return text;
}

/** One invalid value of a field and the problem that the API must report. */
export interface InvalidValue {
  /** A readable name: `text over 255 characters`. */
  readonly title: string;
  readonly path: string;
  readonly value: unknown;
  /** Path of the problem; translated fields append the language. */
  readonly at: string;
  readonly rule: string;
  /** The limit that the message names. */
  readonly number?: number | string;
}

/** Every invalid value that the field declarations of a resource exclude. */
export function invalidValuesOf(resource: Resource): readonly InvalidValue[] {
  return plainFields(resource).flatMap(([path, field]) =>
    // The reference to the parent is checked by a rule of the record.
    field.readOnly || isOwner(field) ? [] : fieldMistakes(path, field),
  );
}

function isOwner(field: PlainField): boolean {
  return field.kind === 'reference' && field.owner === true;
}

type Wrong = readonly [title: string, value: unknown, rule: string, number?: number | string];

function fieldMistakes(path: string, field: PlainField): readonly InvalidValue[] {
  const isTranslated = field.kind === 'translated' || field.kind === 'plural';
  const at = isTranslated ? `${path}.${defaultLanguage}` : path;
  const invalidValue = ([title, value, rule, number]: Wrong): InvalidValue => ({
    title,
    path,
    value: field.kind === 'translated' ? { [defaultLanguage]: value } : value,
    at,
    rule,
    ...(number === undefined ? {} : { number }),
  });
  const empty: Wrong[] = field.required ? [['left blank', blankOf(field), 'required']] : [];
  const mistakes = [...empty, ...invalidValues(field)].map(invalidValue);
  if (!field.required) return mistakes;
  return [...mistakes, { ...invalidValue(['set to null', null, 'required']), value: null }];
}

function blankOf(field: PlainField): unknown {
  return field.kind === 'text' || field.kind === 'translated' ? '   ' : null;
}

function invalidValues(field: PlainField): readonly Wrong[] {
  switch (field.kind) {
    case 'text':
      return [...textMistakes(field), ['given as a number', 12, 'type']];
    case 'translated':
      return lengthMistakes(field.min ?? 0, field.max);
    case 'secret':
      return lengthMistakes(0, field.max);
    case 'plural':
      return [];
    case 'number':
      return [
        [`under ${field.min}`, field.min - 1, 'min_value', field.min],
        [`over ${field.max}`, field.max + 1, 'max_value', field.max],
        ['given as text', 'many', 'type'],
        ...(field.places === 0 ? [['a fraction', field.min + 0.5, 'integer'] as const] : []),
      ];
    case 'money':
      return [
        // Currencies of tests have two decimals.
        ['zero', '0.00', 'min_value', '0.01'],
        ['past the highest amount', '10000000.00', 'max_value', field.max],
        ['more digits than money has', '1.23456', 'decimal', 4],
        ['with a thousands separator', '1,000.00', 'decimal', 4],
        ['given as a float', 12.5, 'type'],
      ];
    case 'boolean':
      return [['given as a word', 'perhaps', 'type']];
    case 'choice':
      return [['not one of the choices', 'nonsense', 'choice']];
    case 'moment':
      return [
        ['a day that does not exist', '2026-02-30', 'date'],
        ['a year that nobody counted', '0000-01-01', 'date'],
        ['past the last year, in UTC', '9999-12-31T23:59:59-14:00', 'date'],
      ];
    case 'reference':
    case 'image':
      return [
        ['a record that does not exist', 999_999_999, 'not_found'],
        ['given as a word', 'nobody', 'type'],
      ];
    case 'images':
    case 'references':
      return [
        ...(field.kind === 'references' && field.min > 0
          ? [['empty', [], 'min_positions', field.min] as const]
          : []),
        [
          `more than ${field.max}`,
          Array.from({ length: field.max + 1 }, (_, at) => at + 1),
          'max_positions',
          field.max,
        ] as const,
        ['with a record that does not exist', [999_999_999], 'not_found'],
        ['with a record twice', [1, 1], 'repeated'],
        ['given as a word', 'nobody', 'type'],
      ];
    case 'texts':
      return [
        ['with a text twice', ['pages.created', 'pages.created'], 'repeated'],
        ['given as a word', 'pages', 'type'],
      ];
    case 'owned':
      return [];
    case 'list':
      return [['given as a word', 'rows', 'type']];
  }
}

function lengthMistakes(min: number, max: number): readonly Wrong[] {
  const short: Wrong[] =
    min > 1 ? [[`under ${min} characters`, 'x'.repeat(min - 1), 'min_length', min]] : [];
  return [...short, [`over ${max} characters`, 'x'.repeat(max + 1), 'max_length', max]];
}

/** A text that is too long also has an invalid format. */
const formatsOfWholeValue: ReadonlySet<TextFormat> = new Set([
  'code',
  'website',
  'phone',
  'email',
  'url',
]);

function textMistakes(field: Extract<PlainField, { kind: 'text' }>): readonly Wrong[] {
  if (field.pattern) return [['not as its pattern wants', '!?', 'letters']];
  const { format } = field;
  if (format && formatsOfWholeValue.has(format)) return [['badly formed', '-no good-', format]];
  if (format) return [['badly formed', '-No good-', format], ...lengthMistakes(0, field.max)];
  return lengthMistakes(field.min ?? 0, field.max);
}
