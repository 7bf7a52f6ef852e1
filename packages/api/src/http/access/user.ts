import type { PermissionSet } from '@rentyard/contract/permissions';

/** The user of a request with their permissions. Read from the session on every request. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly ability: PermissionSet;
  readonly sessionId: number;
  /** The password has expired: until it is changed, only the own account can be used. */
  readonly mustChangePassword: boolean;
}

/** Finds the user of a bearer token; undefined for unknown and expired ones. */
export interface Sessions {
  findUser(token: string): Promise<User | undefined>;
}
