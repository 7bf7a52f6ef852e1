import {
  type CodePatterns,
  changeCodeSettings,
  codeSettings,
  defaultCodePatterns,
  readCodeSettings,
} from '@rentyard/contract/entities/codeSettings';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { handle } from '../../http/handle.ts';
import type { Store } from '../../records/store.ts';
import { parseDraft } from '../../records/write/draft.ts';

/** The settings have no translated texts. */
const noLanguages = { codes: [], default: '' };

/** The patterns of generated codes. */
export function codeSettingRoutes(app: FastifyInstance, { db, clock }: Store): void {
  handle(app, readCodeSettings, () => readPatterns(db));

  handle(app, changeCodeSettings, async ({ body, user }) => {
    const value = JSON.stringify(parseDraft(codeSettings, 'create', noLanguages, body));
    const now = clock().toISOString();
    await db.rows(sql`
      insert into settings (name, value, updated_at, updated_by)
      values ('codes', ${value}::jsonb, ${now}, ${user.id})
      on conflict (name) do update
      set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
    return readPatterns(db);
  });
}

async function readPatterns(on: Queryable): Promise<CodePatterns> {
  const found = await on.one<{ value: Partial<CodePatterns> }>(
    sql`select value from settings where name = 'codes'`,
  );
  return { ...defaultCodePatterns, ...found?.value };
}
