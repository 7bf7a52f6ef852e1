import type { Field } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import type { FormValues, WireDraft } from './formValues.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether two values of a form or a draft say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNested(one) || !isNested(other)) return false;
  // Records that are pointed at are the same by their id, whatever else is known of them.
  if (isPointer(one) || isPointer(other)) return one.id === other.id;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/**
 * The part of a draft that differs from the record it started from: changed fields alone, of a
 * translated field the changed languages alone. What nobody touched here is never sent, so that a
 * save does not carry old values over somebody else's.
 */
export function changedDraft(resource: Resource, base: WireDraft, draft: WireDraft): WireDraft {
  const changed = changedKeys(base, draft).map((name): [string, unknown] => {
    const field: Field | undefined = resource.fields[name];
    const isByLanguage = field?.kind === 'translated' || field?.kind === 'plural';
    if (!isByLanguage) return [name, draft[name]];
    const [from, to] = [(base[name] ?? {}) as Values, draft[name] as Values];
    return [name, Object.fromEntries(changedKeys(from, to).map((code) => [code, to[code]]))];
  });
  return Object.fromEntries(changed);
}

/** Dotted paths of the values that differ; languages and forms of one text count as one. */
export function changedPaths(resource: Resource, base: FormValues, values: FormValues): string[] {
  return changedKeys(base, values).flatMap((name) => {
    if (resource.fields[name]?.kind !== 'group') return [name];
    const [from, to] = [base[name] as Values, values[name] as Values];
    return changedKeys(from, to).map((leaf) => `${name}.${leaf}`);
  });
}

/**
 * Carries typed values over to a newer state of the record: what was typed here stays, everything
 * else becomes what the record says now. Goes down to single languages and single fields of a group.
 */
export function rebase(base: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const entries = Object.keys(theirs).map((key): [string, unknown] => {
    const [from, typed, now] = [base[key], mine[key], theirs[key]];
    if (isSame(from, typed)) return [key, now];
    if (![from, typed, now].every(isOpen)) return [key, typed];
    return [key, rebase(from as FormValues, typed as FormValues, now as FormValues)];
  });
  return Object.fromEntries(entries);
}

/**
 * Where both sides changed the same thing to something else: dotted paths down to single languages and
 * single fields of a group. Everything else merges by itself, see `rebase`.
 */
export function clashes(base: FormValues, mine: FormValues, theirs: FormValues): string[] {
  return Object.keys(theirs).flatMap((key) => {
    const [from, typed, now] = [base[key], mine[key], theirs[key]];
    if (isSame(from, typed) || isSame(from, now) || isSame(typed, now)) return [];
    if (![from, typed, now].every(isOpen)) return [key];
    const inner = clashes(from as FormValues, typed as FormValues, now as FormValues);
    return inner.map((path) => `${key}.${path}`);
  });
}

/** Dotted paths of the values that differ, down to single languages. */
export function changedLeaves(base: FormValues, values: FormValues): string[] {
  return changedKeys(base, values).flatMap((key) => {
    const [from, to] = [base[key], values[key]];
    if (!isOpen(from) || !isOpen(to)) return [key];
    return changedLeaves(from as FormValues, to as FormValues).map((path) => `${key}.${path}`);
  });
}

/** The same values with those at dotted paths taken from elsewhere. */
export function withValuesAt(
  values: FormValues,
  paths: readonly string[],
  from: FormValues,
): FormValues {
  const changed = structuredClone(values);
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let [place, source]: [Values, Values] = [changed, from];
    for (const key of keys) [place, source] = [place[key] as Values, source[key] as Values];
    (place as FormValues)[last] = source[last];
  }
  return changed;
}

/** Values by field or by language, which are compared one by one; records and rows stay whole. */
function isOpen(value: unknown): boolean {
  return isNested(value) && !Array.isArray(value) && !('id' in value);
}

function changedKeys(base: Values, values: Values): string[] {
  return Object.keys(values).filter((key) => !isSame(base[key], values[key]));
}

/** A record as references and images carry it: its name is one text. A row of a list has texts of its own. */
function isPointer(value: Values): boolean {
  return 'id' in value && typeof value.name !== 'object';
}

function isNested(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
