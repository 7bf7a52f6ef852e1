import { generatePassword } from '../auth/passwords/generatedPassword.ts';
import { hashPassword } from '../auth/passwords/passwords.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { diskStorage } from '../media/storage/mediaStorage.ts';
import { isEmpty } from '../seed/isEmpty.ts';

export const editorEmail = 'editor@rentyard.test';

/** A generated password that the operator must see. */
export interface NewPassword {
  readonly email: string;
  readonly password: string;
}

/**
 * Fills an empty database according to SEED. Returns the generated passwords: they are printed
 * once, and only their hashes are stored.
 */
export async function seedIfEmpty(
  db: Database,
  config: Config,
  mediaDir: string,
): Promise<readonly NewPassword[]> {
  if (!(await isEmpty(db))) return [];
  // Several hundred kilobytes of demo texts, needed only once per installation.
  const { seedEmptyDatabase } = await import('../seed/seedDatabase.ts');
  const [admin, editor] = await Promise.all([
    findAccount(config.adminEmail, config.adminPassword),
    config.seed === 'demo' ? findAccount(editorEmail, config.editorPassword) : undefined,
  ]);
  const isSeeded = await seedEmptyDatabase(db, {
    admin,
    ...(editor ? { demo: { editor, storage: diskStorage(mediaDir) } } : {}),
    now: new Date(),
  });
  if (!isSeeded) return [];
  return [admin, ...(editor ? [editor] : [])].flatMap(({ email, generated }) =>
    generated === undefined ? [] : [{ email, password: generated }],
  );
}

async function findAccount(email: string, given: string | undefined) {
  const generated = given === undefined ? generatePassword() : undefined;
  return { email, generated, passwordHash: await hashPassword(given ?? generated ?? '') };
}
