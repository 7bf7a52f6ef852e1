import type { Client } from '../client.ts';

/** Somebody who loses access: a user and their role. */
export interface Leaver {
  readonly id: number;
  readonly role: number;
}

export interface WayToLoseAccess {
  readonly lose: (admin: Client, leaver: Leaver) => Promise<unknown>;
  /** Whether the user may still sign in, now or after choosing a new password. */
  readonly maySignIn: boolean;
}

const password = 'Wheel-loader-2027';
const change =
  (values: object): WayToLoseAccess['lose'] =>
  async (admin, { id }) =>
    (await admin.patch(`/users/${id}`, values)).data();
const changePassword =
  (values: object): WayToLoseAccess['lose'] =>
  async (admin, { id }) =>
    (await admin.patch(`/users/${id}/change_password`, values)).data();

/** Every way to lose access, worded as what happens to the user. */
export const waysToLoseAccess: Readonly<Record<string, WayToLoseAccess>> = {
  'is suspended': { lose: change({ state: 'suspended' }), maySignIn: false },
  'is set to wait for approval': { lose: change({ state: 'pending' }), maySignIn: false },
  'is deleted': {
    lose: async (admin, { id }) => (await admin.delete('/users', { id })).data(),
    maySignIn: false,
  },
  'becomes a client': { lose: change({ kind: 'client' }), maySignIn: false },
  'loses the role': { lose: change({ role: null }), maySignIn: true },
  'has a role without the permissions': {
    lose: async (admin, { role }) =>
      (await admin.patch(`/roles/${role}/edit_permissions`, { granted: [] })).data(),
    maySignIn: true,
  },
  'gets a temporary password': {
    lose: changePassword({ password, password_confirmation: password }),
    maySignIn: true,
  },
  'gets a reset link': { lose: changePassword({}), maySignIn: true },
};
