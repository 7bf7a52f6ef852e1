import { draftSchema, valueAt } from '@rentyard/contract/schema/draftSchema';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { plainFields, type Resource } from '@rentyard/contract/schema/resource';

/** How a value reaches the product. */
export type Way = 'form' | 'paste' | 'csv' | 'xlsx';

/** A text that people and programs write for a field. */
export interface Written {
  readonly text: string;
  /** The value of the draft; undefined if the text must be refused. */
  readonly means: unknown;
  /** By default all. */
  readonly ways?: readonly Way[];
}

const files: readonly Way[] = ['csv', 'xlsx'];

/** The fields of a resource whose values people write as text. */
export function writtenFields(resource: Resource): readonly (readonly [string, PlainField])[] {
  return plainFields(resource).filter(
    ([, field]) => !field.readOnly && writtenValues(field).length > 0,
  );
}

/** What the world writes for a field, by its declaration, and what it means. */
export function writtenValues(field: PlainField): readonly Written[] {
  const written = writtenOfKind(field);
  if (!field.required) return written;
  return written.map((one) => (one.means === null ? { ...one, means: undefined } : one));
}

function writtenOfKind(field: PlainField): readonly Written[] {
  switch (field.kind) {
    case 'number':
      return numbers(field);
    case 'money':
      return Number(field.max) < 1_250.5 ? [] : [...amounts, ...refusedAmounts];
    case 'boolean':
      return truths;
    case 'moment':
      return field.day ? [] : moments;
    case 'translated':
      return field.rich || field.max < 20 ? [] : [...words, ...(field.multiline ? [] : lines)];
    case 'text':
      return texts(field);
    default:
      return [];
  }
}

function numbers({
  min,
  max,
  places,
}: Extract<PlainField, { kind: 'number' }>): readonly Written[] {
  const refused = ['many', '12-15', '(12)', '12·5'].map((text) => ({ text, means: undefined }));
  const small = Math.min(max, Math.max(min, 7));
  const own = String(small).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  const whole = [`\u202a${small}\u202c`, own, ` ${small}\u00a0`].map((text) => ({
    text,
    means: small,
  }));
  const large = max < 1_250 || min > 1_250 ? [] : ['1 250', '1\u00a0250', '1\u202f250', "1'250"];
  const fractions = places === 0 || max < 12.5 ? [] : ['12,5', '12.5', '١٢٫٥'];
  return [
    ...refused,
    ...(/^\d+$/.test(String(small)) ? whole : []),
    ...large.map((text) => ({ text, means: 1_250 })),
    ...fractions.map((text) => ({ text, means: 12.5 })),
  ];
}

const amounts: readonly Written[] = [
  ...['1 250,50', '1\u00a0250,50', '1\u202f250.50', '1,250.50', '1.250,50', "1'250.50"],
  ...['１２５０．５', '\u200e1250,5\u200f', '١٬٢٥٠٫٥'],
].map((text): Written => ({ text, means: 1_250.5 }));

const refusedAmounts = ['1,25,000', '12..5', '(12.50)', '12,50-', '1_000', '12-15'].map(
  (text): Written => ({ text, means: undefined }),
);

const truths: readonly Written[] = [
  ...['PRAWDA', 'ИСТИНА', 'ІСТИНА', 'DOĞRU', 'ADEVĂRAT', 'evet', 'так', 'да\u200b'].map((text) => ({
    text,
    means: true,
  })),
  ...['FAŁSZ', 'YANLIŞ', 'HAYIR', 'hayır', 'ЛОЖЬ', 'ні', 'nu', 'FALS'].map((text) => ({
    text,
    means: false,
  })),
  { text: 'perhaps', means: undefined },
].map((written) => ({ ...written, ways: files }));

const moments: readonly Written[] = [
  { text: '05.12.2031 10:30', means: '2031-12-05T10:30:00.000Z', ways: ['form', 'paste'] },
  { text: '2031-12-05 10:30', means: '2031-12-05T10:30:00.000Z' },
  { text: '2031-12-05T10:30:00+02:00', means: '2031-12-05T08:30:00.000Z', ways: files },
  { text: '05/12/2031 10:30', means: undefined, ways: files },
  { text: '2031-02-30 10:30', means: undefined },
];

const words: readonly Written[] = [
  { text: 'Cafe\u0301 loader', means: 'Café loader' },
  { text: '\u202eLoader\u202c \u2067one\u2069', means: 'Loader one' },
  { text: '\ufeffLoader\u0007 two', means: 'Loader two' },
  { text: '\u200b\u2060 \u202e', means: null },
];

const lines: readonly Written[] = [
  { text: 'Loader\u00a0\u2003 three', means: 'Loader three' },
  { text: 'Loa\u200bder four', means: 'Loader four' },
  { text: 'Loader\r\nfive', means: 'Loader five', ways: files },
];

/** The texts of one-line fields by their format; others have rules of their own. */
const byFormat: Readonly<Record<string, readonly Written[]>> = {
  code: [
    { text: 'ＡＢ－１２', means: 'AB-12' },
    { text: '\u200bAB-12\u202c', means: 'AB-12' },
    { text: 'АВ-12', means: undefined },
  ],
  alias: [{ text: '\u202aloader-12\u202c', means: 'loader-12' }],
  email: [
    { text: 'Ion@BÜCHER.example', means: 'ion@bücher.example' },
    { text: 'ion@xn--bcher-kva.example', means: 'ion@bücher.example' },
    { text: '\u202aion@example.com\u202c', means: 'ion@example.com' },
    { text: 'a..b@example.com', means: undefined },
    { text: 'a..b@x', means: undefined },
  ],
  phone: [
    { text: 'tel:+37369123456', means: '+37369123456' },
    { text: '\u202a+373 69 123 456\u202c', means: '+373 69 123 456' },
    { text: '0037369123456', means: '+37369123456' },
    { text: '+373 69 123 456 доб. 5', means: '+373 69 123 456 ext. 5' },
    { text: 'call me', means: undefined },
  ],
};

function texts(field: Extract<PlainField, { kind: 'text' }>): readonly Written[] {
  if (field.rich || field.pattern || field.max < 20) return [];
  if (field.format) return byFormat[field.format] ?? [];
  return field.multiline ? words : [...words, ...lines];
}

const languages = { codes: ['en'], default: 'en' };

/** The value of a field after the rules of its draft, as forms and the server apply them; undefined if it is refused. */
export function draftValue(
  resource: Resource,
  [path, field]: readonly [string, PlainField],
  value: unknown,
): unknown {
  const inLanguage = field.kind === 'translated' ? { en: value } : value;
  const draft = path
    .split('.')
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), inLanguage);
  const parsed = draftSchema(resource, 'update', languages).safeParse(draft);
  if (!parsed.success) return undefined;
  const stored = valueAt(parsed.data, path);
  if (field.kind === 'money') return Number(stored);
  return field.kind === 'translated' ? valueAt(stored, 'en') : stored;
}
