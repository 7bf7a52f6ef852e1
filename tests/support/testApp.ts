import type { Database } from '@rentyard/api/db/database';
import type { Permission } from '@rentyard/contract/permissions';
import type { Client } from './client.ts';
import type { Draft } from './data/drafts.ts';
import type { WireRecord } from './wire.ts';

/** The user of a test: a built-in role, or exactly these permissions. */
export type Role = 'admin' | 'editor' | readonly Permission[];

/** An app with its own empty database and helpers for tests. */
export interface TestApp {
  /** A client without a token. */
  readonly anonymous: Client;
  readonly admin: Client;
  readonly clock: MovableClock;
  /** The database, for rows that no call would write. */
  readonly db: Database;
  /** For a second connection; undefined with the embedded database, which has only one. */
  readonly databaseUrl: string | undefined;
  signInAs(role: Role): Promise<Client>;
  /** A valid draft whose references exist. */
  draft(resource: string, changes?: Draft): Promise<Draft>;
  /** Creates a record as admin and returns its edit shape. */
  make(resource: string, changes?: Draft): Promise<WireRecord>;
  /** Resolves when the background tasks of the app have done everything that is due by its clock. */
  idle(): Promise<void>;
  /** Deletes files of unknown pictures, as the server does periodically. */
  sweep(): Promise<void>;
  /** Listens on HTTP for streams and returns the URL. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A clock that replaces the real one and can be advanced. */
export interface MovableClock {
  now(): Date;
  advance(milliseconds: number): void;
  /** From now on, each reading of the clock advances it by this much. */
  advanceByReading(milliseconds: number): void;
}
