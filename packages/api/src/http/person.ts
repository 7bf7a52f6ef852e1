import type { PermissionSet } from '@rentyard/contract/permissions';

/** Who makes a request, with what they may do. Made from a session on every request. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly ability: PermissionSet;
  readonly sessionId: number;
  /** The password has expired: until it is changed, only the own account can be used. */
  readonly mustChangePassword: boolean;
}

/** Turns a bearer token into the person behind it; undefined for unknown, ended and expired ones. */
export interface Sessions {
  personOf(token: string): Promise<Person | undefined>;
}
