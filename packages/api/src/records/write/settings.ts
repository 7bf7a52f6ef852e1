import type { Resource } from '@rentyard/contract/schema/resource';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Draft, parseDraft } from './draft.ts';

/** A group of settings. `defaults` apply until somebody changes them. */
export async function readSettings<Settings extends object>(
  on: Queryable,
  group: string,
  defaults: Settings,
): Promise<Settings> {
  const found = await on.one<{ value: Partial<Settings> }>(
    sql`select value from settings where name = ${group}`,
  );
  return { ...defaults, ...found?.value };
}

interface Written {
  readonly value: object;
  readonly now: Date;
  /** Undefined for the server. */
  readonly userId?: number;
}

/** Stores a group of settings. */
export async function writeSettings(
  on: Queryable,
  group: string,
  { value, now, userId }: Written,
): Promise<void> {
  await on.rows(sql`
    insert into settings (name, value, updated_at, updated_by)
    values (${group}, ${JSON.stringify(value)}::jsonb, ${now.toISOString()}, ${userId ?? null})
    on conflict (name) do update
    set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
}

/**
 * The settings that a user sent. They have no translated texts.
 * @throws {Invalid} for each field with a problem.
 */
export function parseSettings(settings: Resource, body: object): Draft {
  return parseDraft(settings, 'create', { codes: [], default: '' }, body);
}
