import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@rentyard/contract/entities/account/account';

export interface Session {
  readonly token: string | null;
  readonly user: Profile | null;
}

export interface SessionState extends Session {
  /** The user signed out here. */
  readonly hasLeft: boolean;
  /**
   * The token of the session that ended while there were unsaved values. The page and `user` remain
   * until a user signs in again or discards the values (P-AUTH-7).
   */
  readonly lostToken: string | null;
  /** The owner of the unsaved values, when another user signed in. */
  readonly formerUser: Profile | null;
}

/** The state of a signed-out user. */
export const nobody: SessionState = {
  token: null,
  user: null,
  hasLeft: false,
  lostToken: null,
  formerUser: null,
};

/** The signed-in user. `persistSession.ts` stores it in local storage and synchronises all tabs. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    signedIn: ({ lostToken, user }, { payload }: PayloadAction<Session>): SessionState => ({
      ...nobody,
      ...payload,
      formerUser: lostToken && user?.id !== payload.user?.id ? user : null,
    }),
    userLoaded: (session, { payload }: PayloadAction<Profile>) => ({ ...session, user: payload }),
    sessionEnded: () => nobody,
    sessionLost: ({ token, lostToken, user }): SessionState => ({
      ...nobody,
      user,
      lostToken: token ?? lostToken,
    }),
    userLeft: () => ({ ...nobody, hasLeft: true }),
    /** The values of the former user were saved or discarded. */
    formerUserSettled: (session) => ({ ...session, formerUser: null }),
  },
  selectors: {
    selectToken: (session) => session.token,
    selectUser: (session) => session.user,
    selectHasLeft: (session) => session.hasLeft,
    selectIsLost: (session) => session.lostToken !== null,
    selectFormerUser: (session) => session.formerUser,
  },
});

export const { signedIn, userLoaded, sessionEnded, sessionLost, userLeft, formerUserSettled } =
  sessionSlice.actions;
export const { selectToken, selectUser, selectHasLeft, selectIsLost, selectFormerUser } =
  sessionSlice.selectors;
