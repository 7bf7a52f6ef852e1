import { sql } from 'drizzle-orm';
import { ConfigError } from '../config/config.ts';
import { type Backend, describeBackends, findBackends } from '../db/connections/backends.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { type Cipher, createCipher } from './cipher.ts';
import {
  deleteSealed,
  readSealed,
  type SealedRow,
  type SealedTable,
  sealedTables,
  writeSealed,
} from './sealedColumns.ts';
import { computeFingerprint, readFingerprint } from './secretFingerprint.ts';

/** Rows per query. */
const batch = 500;
/** How long a closed connection may still be listed, in ms. */
const closing = 3_000;

interface Rotation {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** Drops values that `from` cannot decrypt instead of failing. For a lost secret. */
  readonly dropsUnreadable: boolean;
}

export interface Rotated {
  readonly encrypted: number;
  readonly dropped: number;
}

/**
 * Encrypts every stored secret with another key, in one transaction, so that an interrupted
 * rotation changes nothing.
 * @throws {ConfigError} while servers use the database, and for values that `from` cannot decrypt.
 */
export function rotateSecret(db: Database, rotation: Rotation): Promise<Rotated> {
  return db.session((session) =>
    session.transaction(async (tx) => {
      // A server that starts now waits for this transaction and then finds another fingerprint.
      await tx.rows(sql`lock table secret_fingerprint in exclusive mode`);
      if (db.kind === 'postgres') await refuseServers(tx);
      const expected = await readFingerprint(tx);
      if (!rotation.dropsUnreadable && expected !== computeFingerprint(rotation.from)) {
        throw new ConfigError(
          'APP_SECRET is not the one that this database was set up with. Nothing was changed. Set the current secret as APP_SECRET and the new one as NEW_APP_SECRET.',
        );
      }
      const total = { encrypted: 0, dropped: 0 };
      for (const table of sealedTables) {
        const { encrypted, dropped } = await rotateTable(tx, table, rotation);
        total.encrypted += encrypted;
        total.dropped += dropped;
      }
      await tx.rows(sql`
        insert into secret_fingerprint (hmac) values (${computeFingerprint(rotation.to)})
        on conflict (id) do update set hmac = excluded.hmac, set_at = now()`);
      return total;
    }),
  );
}

async function rotateTable(
  tx: Transaction,
  table: SealedTable,
  { from, to, dropsUnreadable }: Rotation,
): Promise<Rotated> {
  const ciphers = { from: createCipher(from), to: createCipher(to) };
  let encrypted = 0;
  let dropped = 0;
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await readSealed(tx, table, { before, limit: batch });
    const last = rows.at(-1);
    if (!last) return { encrypted, dropped };
    before = last.id;
    for (const row of rows) {
      if (isReadable(row, ciphers.from)) {
        await writeSealed(tx, table, resealed(row, ciphers));
        encrypted += 1;
      } else if (dropsUnreadable) {
        await drop(tx, table, row, ciphers.to);
        dropped += 1;
      } else {
        throw new ConfigError(
          `Row ${row.id} of ${table.table} was encrypted with another secret than APP_SECRET. Nothing was changed. If that secret is lost, add --drop-unreadable to delete such values.`,
        );
      }
    }
  }
}

function isReadable({ values }: SealedRow, cipher: Cipher): boolean {
  return values.every((value) => value === null || cipher.opens(value));
}

function resealed(
  { id, values }: SealedRow,
  { from, to }: { readonly from: Cipher; readonly to: Cipher },
): SealedRow {
  return { id, values: values.map((value) => value && to.seal(from.open(value))) };
}

async function drop(
  tx: Transaction,
  table: SealedTable,
  row: SealedRow,
  cipher: Cipher,
): Promise<void> {
  if (table.unreadable === 'deleted') return deleteSealed(tx, table, row);
  const values = row.values.map((value) => value && cipher.seal(''));
  await writeSealed(tx, table, { id: row.id, values });
}

/** A running server has its secret in memory and would continue to write with it. */
async function refuseServers(tx: Queryable): Promise<void> {
  let servers: readonly Backend[] = [];
  for (const end = performance.now() + closing; performance.now() < end; ) {
    servers = await findBackends(
      tx,
      sql`datname = current_database() and application_name like 'rentyard%' and pid <> pg_backend_pid()`,
    );
    if (servers.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new ConfigError(
    `Servers use this database: ${describeBackends(servers)}. Nothing was changed. Stop all of them, then rotate the secret.`,
  );
}
