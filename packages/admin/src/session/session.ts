import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@rentyard/contract/account';

export interface Session {
  readonly token: string | null;
  readonly user: Profile | null;
}

const signedOut: Session = { token: null, user: null };

/** Who is signed in. Mirrored in local storage and in all tabs by `sessionStorage.ts`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<Session>) => payload,
    userLoaded: (session, { payload }: PayloadAction<Profile>) => ({ ...session, user: payload }),
    signedOut: () => signedOut,
  },
  selectors: {
    selectToken: (session) => session.token,
    selectUser: (session) => session.user,
  },
});

export const { signedIn, userLoaded, signedOut: sessionEnded } = sessionSlice.actions;
export const { selectToken, selectUser } = sessionSlice.selectors;
