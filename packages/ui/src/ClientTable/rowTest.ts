import type { Filters, FilterValue } from '../filters/filterField.ts';
import { type ClientField, toText } from './clientField.ts';

type Test<Row> = (row: Row) => boolean;

/** Returns the pattern that finds a text in the values of a field. */
type PatternFor<Row> = (field: ClientField<Row>, text: string) => RegExp;

interface RowTestInput<Row> {
  readonly search: string;
  readonly filters: Filters;
  readonly fields: readonly ClientField<Row>[];
  readonly patternFor: PatternFor<Row>;
}

/** The predicate of a query; undefined if every row matches. */
export function rowTest<Row>({
  fields,
  search,
  filters,
  patternFor,
}: RowTestInput<Row>): ((row: Row) => boolean) | undefined {
  const tests = fields.flatMap((field) => {
    const filter = filters[field.id];
    return filter ? [filterTest(field, filter, patternFor)] : [];
  });
  const searched = fields.filter((field) => field.isSearched);
  // Each term must occur in at least one field.
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const finders = searched.map((field) => matches(field, patternFor(field, word)));
    tests.push((row) => finders.some((find) => find(row)));
  }
  return tests.length > 1 ? (row) => tests.every((test) => test(row)) : tests[0];
}

/** Whether the value of a field matches the pattern. */
function matches<Row>({ value }: ClientField<Row>, pattern: RegExp): Test<Row> {
  return (row) => pattern.test(toText(value(row)));
}

/** The predicate for the filter of one field. */
function filterTest<Row>(
  field: ClientField<Row>,
  filter: FilterValue,
  patternFor: PatternFor<Row>,
): Test<Row> {
  const { contains, from, to, oneOf, isEmpty } = filter;
  const { value } = field;
  const tests: Test<Row>[] = [];
  if (contains) tests.push(matches(field, patternFor(field, contains)));
  if (oneOf && oneOf.length > 0) {
    const wanted = new Set(oneOf);
    tests.push((row) => wanted.has(toText(value(row))));
  }
  if (isEmpty !== undefined) tests.push((row) => isBlank(value(row)) === isEmpty);
  if (from || to)
    tests.push(field.kind === 'date' ? dayTest(value, from, to) : numberTest(value, from, to));
  const [only] = tests;
  return tests.length === 1 && only ? only : (row) => tests.every((test) => test(row));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function numberTest<Row>(
  value: ClientField<Row>['value'],
  from: string | undefined,
  to: string | undefined,
): Test<Row> {
  const low = from ? Number(from) : Number.NEGATIVE_INFINITY;
  const high = to ? Number(to) : Number.POSITIVE_INFINITY;
  return (row) => {
    const fieldValue = value(row);
    if (isBlank(fieldValue)) return false;
    const number = Number(fieldValue);
    return number >= low && number <= high;
  };
}

/** Compares dates as strings. The date of a timestamp is the beginning of its own text. */
function dayTest<Row>(value: ClientField<Row>['value'], from = '', to = ''): Test<Row> {
  return (row) => {
    const day = toText(value(row)).slice(0, 10);
    return day !== '' && day >= from && (to === '' || day <= to);
  };
}

/**
 * Finds a text regardless of case and accents: `chisinau` finds `Chișinău`. It is one regular expression over the
 * original texts, because folded copies of 100,000 texts would need as much memory again. `letters` are the accented
 * letters that occur; other ones would slow the expression down.
 */
export function textPattern(text: string, letters: ReadonlySet<string>): RegExp {
  const source = Array.from(foldText(text), (character) => {
    const variants = accentedForms(character).filter((variant) => letters.has(variant));
    return variants.length > 0
      ? `[${character}${variants.join('')}]`
      : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  });
  return new RegExp(source.join(''), 'i');
}

/** Accented letters that Unicode does not decompose into a letter and an accent. */
const alike = 'łl øo đd ıi İi ёе ґг';

/** Blocks of Latin letters with accents: Latin-1, Extended-A and -B, Extended Additional. */
const latin = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

let known: ReadonlyMap<string, string> | undefined;

/** Maps accented letters to plain ones. Built on first use. */
function foldings(): ReadonlyMap<string, string> {
  if (known) return known;
  const found = new Map(alike.split(' ').map(([accented = '', plain = '']) => [accented, plain]));
  for (const [from, to] of latin) {
    for (let code = from; code <= to; code++) {
      const character = String.fromCharCode(code);
      const plain = character.normalize('NFD').charAt(0).toLowerCase();
      if (plain !== character && /[a-z]/.test(plain)) found.set(character, plain);
    }
  }
  known = found;
  return found;
}

/** Converts a text to lower case and removes accents. */
function foldText(text: string): string {
  return Array.from(text.toLowerCase(), (one) => foldings().get(one) ?? one).join('');
}

/** The accented forms of a letter. */
function accentedForms(plain: string): readonly string[] {
  return [...foldings()].filter(([, letter]) => letter === plain).map(([accented]) => accented);
}

const beyondAscii = /[\u0080-\uffff]/;

/** The accented letters that occur in the texts of a field. */
export function lettersIn<Row>(
  rows: readonly Row[],
  { value }: ClientField<Row>,
): ReadonlySet<string> {
  const letters = new Set<string>();
  const accented = foldings();
  for (const row of rows) {
    const text = toText(value(row));
    if (!beyondAscii.test(text)) continue;
    for (const character of text) {
      if (accented.has(character)) letters.add(character);
      const lower = character.toLowerCase();
      if (accented.has(lower)) letters.add(lower);
    }
  }
  return letters;
}
