import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@rentyard/contract/account';

export interface Session {
  readonly token: string | null;
  readonly user: Profile | null;
}

export interface SessionState extends Session {
  /** The user signed out here, rather than being signed out. */
  readonly hasLeft: boolean;
}

const nobody: SessionState = { token: null, user: null, hasLeft: false };

/** Who is signed in. Mirrored in local storage and in all tabs by `sessionStorage.ts`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Session>) => ({ ...payload, hasLeft: false }),
    userLoaded: (session, { payload }: PayloadAction<Profile>) => ({ ...session, user: payload }),
    sessionEnded: () => nobody,
    userLeft: () => ({ ...nobody, hasLeft: true }),
  },
  selectors: {
    selectToken: (session) => session.token,
    selectUser: (session) => session.user,
    selectHasLeft: (session) => session.hasLeft,
  },
});

export const { signedIn, userLoaded, sessionEnded, userLeft } = sessionSlice.actions;
export const { selectToken, selectUser, selectHasLeft } = sessionSlice.selectors;
