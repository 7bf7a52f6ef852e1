import type { Resource } from '@rentyard/contract/schema/resource';

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft that takes a save back: what the record held in each place that the save names, language by
 * language and part by part. Secrets are not remembered and stay as they are.
 */
export function priorDraft({ fields }: Resource, before: Values, saved: Values): Values {
  const entries = Object.keys(saved).flatMap((name) => {
    const kind = fields[name]?.kind;
    if (kind === undefined || kind === 'secret') return [];
    const isSplit = kind === 'translated' || kind === 'plural' || kind === 'group';
    const stored = before[name] ?? null;
    return [[name, isSplit ? priorParts(stored, saved[name]) : stored] as const];
  });
  return Object.fromEntries(entries);
}

function priorParts(stored: unknown, saved: unknown): Values {
  const before = (stored ?? {}) as Values;
  // A whole map set to null takes every part away.
  const parts = Object.keys((saved ?? before) as Values);
  return Object.fromEntries(parts.map((part) => [part, before[part] ?? null]));
}
