import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionStore } from '../auth/sessions.ts';
import { windowMinutes } from '../auth/throttle.ts';
import type { Database } from '../db/database.ts';

const every = 15 * 60_000;

/** Removes now and then what no longer counts: ended sessions, old sign-in attempts, spent keys. */
export function startSweeper(
  db: Database,
  sessions: SessionStore,
  log: FastifyBaseLogger,
): () => void {
  async function sweep(): Promise<void> {
    await sessions.sweep();
    await db.rows(sql`
      delete from login_attempts
      where updated_at < now() - make_interval(mins => ${windowMinutes}::int)`);
    await db.rows(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'sweeping'));
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
