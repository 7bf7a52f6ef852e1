import type { Resource } from '@rentyard/contract/schema/resource';

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft that takes a save back: what the record held in each place that the save names, language by
 * language and part by part. Secrets are not remembered and stay as they are.
 */
export function priorDraft({ fields }: Resource, before: Values, saved: Values): Values {
  const places = Object.keys(saved).flatMap((name) => {
    const kind = fields[name]?.kind;
    if (kind === undefined || kind === 'secret') return [];
    const isSplit = kind === 'translated' || kind === 'plural' || kind === 'group';
    const held = before[name] ?? null;
    return [[name, isSplit ? priorParts(held, saved[name]) : held] as const];
  });
  return Object.fromEntries(places);
}

function priorParts(held: unknown, saved: unknown): Values {
  const before = (held ?? {}) as Values;
  // A whole map set to null takes every part away.
  const parts = Object.keys((saved ?? before) as Values);
  return Object.fromEntries(parts.map((part) => [part, before[part] ?? null]));
}
