import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why the page cannot be shown, as the URL of an error page: `/error/403?message=...`. */
export interface PageFailure {
  readonly address: string;
  readonly requestId: string;
}

/**
 * The failure of the current page. Its error page renders in place, so the URL does not change: a
 * reload retries it, and Back leaves it (P-ERR-2).
 */
export const pageFailureSlice = createSlice({
  name: 'pageFailure',
  initialState: null as PageFailure | null,
  reducers: {
    pageFailed: (_, { payload }: PayloadAction<PageFailure>) => payload,
    /** Another page was opened, or this one is retried. */
    pageLeft: () => null,
  },
  selectors: { selectPageFailure: (state) => state },
});

export const { pageFailed, pageLeft } = pageFailureSlice.actions;
export const { selectPageFailure } = pageFailureSlice.selectors;
