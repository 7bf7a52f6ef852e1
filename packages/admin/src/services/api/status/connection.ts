import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the server responds. `back` is the state directly after a lost connection. */
export type ConnectionState = 'reached' | 'lost' | 'back';

/** The state of the connection to the server (P-BOOT-7, P-SHELL-7). */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: 'reached' as ConnectionState,
  reducers: {
    reachabilityChanged: (state, { payload: isReached }: PayloadAction<boolean>) => {
      if (!isReached) return 'lost';
      return state === 'lost' ? 'back' : state;
    },
    backSeen: (state) => (state === 'back' ? 'reached' : state),
  },
  selectors: { selectConnection: (state) => state },
});

export const { reachabilityChanged, backSeen } = connectionSlice.actions;
export const { selectConnection } = connectionSlice.selectors;
