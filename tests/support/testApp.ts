import type { Database } from '@rentyard/api/db/database';
import type { Permission } from '@rentyard/contract/permissions';
import type { Client } from './client.ts';
import type { Draft } from './drafts.ts';
import type { WireRecord } from './wire.ts';

/** Who a test acts as: a built-in role, or a person with exactly these rights. */
export type Role = 'admin' | 'editor' | readonly Permission[];

/** A real app over an empty database of its own, with what a test needs around it. */
export interface TestApp {
  /** Nobody: requests without a token. */
  readonly anonymous: Client;
  readonly admin: Client;
  readonly clock: MovableClock;
  /** The database beneath, for rows that no call would write. */
  readonly db: Database;
  signInAs(role: Role): Promise<Client>;
  /** A draft that the API accepts, with what it refers to made first. */
  draft(resource: string, changes?: Draft): Promise<Draft>;
  /** Creates a record as admin and answers with its edit shape. */
  make(resource: string, changes?: Draft): Promise<WireRecord>;
  /** Removes files of pictures that no record knows, as the server does now and then. */
  sweep(): Promise<void>;
  /** Answers over HTTP too, for what does not end by itself; the address it is reached at. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A clock that stands in for the real one and can be put forward. */
export interface MovableClock {
  now(): Date;
  advance(milliseconds: number): void;
}
