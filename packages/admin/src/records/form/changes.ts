import type { Field } from '@rentyard/contract/fields';
import type { Resource } from '@rentyard/contract/resource';
import type { FormValues, WireDraft } from './formValues.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether two values of a form or a draft say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isNested(one) || !isNested(other)) return false;
  // Records that are pointed at are the same by their id, whatever else is known of them.
  if ('id' in one || 'id' in other) return one.id === other.id;
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
    const canDescend = [from, typed, now].every(
      (value) => isNested(value) && !Array.isArray(value) && !('id' in value),
    );
    if (!canDescend) return [key, typed];
    return [key, rebase(from as FormValues, typed as FormValues, now as FormValues)];
  });
  return Object.fromEntries(entries);
}

function changedKeys(base: Values, values: Values): string[] {
  return Object.keys(values).filter((key) => !isSame(base[key], values[key]));
}

function isNested(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
