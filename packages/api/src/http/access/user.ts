import type { Permission, PermissionSet } from '@rentyard/contract/permissions';

/** The user of a request with their permissions. Read from the session on every request. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly ability: PermissionSet;
  /** The writes that the user may at least propose; see `proposalsOf`. */
  readonly proposals: readonly Permission[];
  /** 0 for an API key. */
  readonly sessionId: number;
  /** The API key whose service account this is; undefined for people. */
  readonly apiKeyId?: number;
  /** The password has expired: until it is changed, only the own account can be used. */
  readonly mustChangePassword: boolean;
}

/** Whether the user may propose writes with this permission, or make them directly. */
export function mayPropose({ proposals }: Pick<User, 'proposals'>, wanted: Permission): boolean {
  return proposals.some(([action, subject]) => action === wanted[0] && subject === wanted[1]);
}

/**
 * Finds the user of a bearer token, which is that of a session or the secret of an API key; undefined
 * for unknown and expired ones. `from` is the network address of the request.
 */
export interface Sessions {
  findUser(token: string, from?: string): Promise<User | undefined>;
}
