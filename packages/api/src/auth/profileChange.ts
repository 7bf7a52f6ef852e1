import type { Preferences } from '@rentyard/contract/entities/account/account';
import { preferencesSchema, profile } from '@rentyard/contract/entities/account/profile';
import { noProblems, type ProblemsByPath, problemsOf } from '@rentyard/contract/schema/draftSchema';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { Invalid } from '../errors/failures.ts';
import { type Draft, parseDraft } from '../records/write/draft.ts';
import { changeAccount } from './accountHistory.ts';

export interface ProfileChange {
  /** The sent fields of `contract/profile.ts`. */
  readonly fields: Draft;
  readonly preferences: Preferences | undefined;
}

/** No field of a profile is translated. */
const noLanguages = { codes: [], default: '' };

/**
 * Parses the body of `PATCH /profile`.
 * @throws {Invalid} with every problem by its path.
 */
export function readProfileChange(body: unknown): ProfileChange {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw Invalid.at('', { id: 'type' });
  }
  const { preferences, ...sent } = body as Record<string, unknown>;
  const problems = noProblems();
  // A profile has no `id` and `version`, unlike other records.
  for (const key of ['id', 'version']) if (key in sent) problems[key] = [{ id: 'unknown' }];
  const settings = preferencesSchema.safeParse(preferences ?? {});
  if (!settings.success) {
    for (const [path, found] of Object.entries(problemsOf(settings.error.issues))) {
      problems[path === '' ? 'preferences' : `preferences.${path}`] = found;
    }
  }
  const fields = collect(problems, () => parseDraft(profile, 'update', noLanguages, sent));
  if (!fields || Object.keys(problems).length > 0) throw new Invalid(problems);
  return { fields, preferences: preferences === undefined ? undefined : settings.data };
}

/** Reports the problems of both halves of the body together. */
function collect(problems: ProblemsByPath, read: () => Draft): Draft | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    Object.assign(problems, error.problems);
    return undefined;
  }
}

/** Saves a change of the own profile. List settings that it does not contain stay unchanged. */
export async function saveProfile(
  db: Database,
  userId: number,
  { fields, preferences }: ProfileChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Screen settings are private: they get no new version and no history entry.
    if (preferences) {
      await tx.rows(sql`update users set ${preferencesColumn(preferences)} where id = ${userId}`);
    }
    const before = await tx.one<Draft>(sql`
      select first_name, last_name, phone, language from users where id = ${userId} for update`);
    const changed = Object.entries(fields).filter(([name, value]) => before?.[name] !== value);
    if (changed.length === 0) return;
    await changeAccount(tx, {
      userId,
      columns: changed.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
      changes: changed.map(([path, to]) => ({ path, from: before?.[path] ?? null, to })),
      by: userId,
      now,
    });
  });
}

function preferencesColumn({ lists, ...plain }: Preferences) {
  const listed = lists
    ? sql` || jsonb_build_object('lists',
        coalesce(preferences -> 'lists', '{}') || ${JSON.stringify(lists)}::jsonb)`
    : sql``;
  return sql`preferences = preferences || ${JSON.stringify(plain)}::jsonb${listed}`;
}
