import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { Resource } from '@rentyard/contract/schema/resource';
import { fieldKindOf } from '../fieldKinds/fieldKinds.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft that reverts a save: the previous value of every saved field, per language and per
 * part. The history stores no secrets, so they do not change.
 */
export function priorDraft({ fields }: Resource, before: Values, saved: Values): Values {
  const entries = Object.keys(saved).flatMap((name) => {
    const field = fields[name];
    if (!field || fieldKindOf(field).isSecret) return [];
    const isSplit = field.kind === 'group' || isByLanguage(field);
    const stored = before[name] ?? null;
    return [[name, isSplit ? priorParts(stored, saved[name]) : stored] as const];
  });
  return Object.fromEntries(entries);
}

function priorParts(stored: unknown, saved: unknown): Values {
  const before = (stored ?? {}) as Values;
  // A map set to null removes every part.
  const parts = Object.keys((saved ?? before) as Values);
  return Object.fromEntries(parts.map((part) => [part, before[part] ?? null]));
}
