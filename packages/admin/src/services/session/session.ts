import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@rentyard/contract/entities/account/account';

export interface Session {
  readonly token: string | null;
  readonly user: Profile | null;
}

export interface SessionState extends Session {
  /** The user signed out here, rather than being signed out. */
  readonly hasLeft: boolean;
  /**
   * The session that ended over values which were typed and not saved. The page stays as it is, `user` too,
   * until somebody signs in again or gives them up (P-AUTH-7).
   */
  readonly lostToken: string | null;
  /** Who typed them, when it was somebody else that signed in. */
  readonly formerUser: Profile | null;
}

/** Before anybody has signed in, and after. */
export const nobody: SessionState = {
  token: null,
  user: null,
  hasLeft: false,
  lostToken: null,
  formerUser: null,
};

/** Who is signed in. Mirrored in local storage and in all tabs by `keepSession.ts`. */
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
    /** What to do with the values of the one before has been decided. */
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
