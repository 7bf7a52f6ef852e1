import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why the page cannot be shown, as an address of an error page: `/error/403?message=...`. */
export interface PageFailure {
  readonly address: string;
  readonly requestId: string;
}

/**
 * The failure of the page that the address bar names. Its error page is shown in its place, so the
 * address stays the page's own: a reload tries it again, and Back leaves it (P-ERR-2).
 */
export const pageFailureSlice = createSlice({
  name: 'pageFailure',
  initialState: null as PageFailure | null,
  reducers: {
    pageFailed: (_, { payload }: PayloadAction<PageFailure>) => payload,
    /** Another page was opened, or this one is tried again. */
    pageLeft: () => null,
  },
  selectors: { selectPageFailure: (state) => state },
});

export const { pageFailed, pageLeft } = pageFailureSlice.actions;
export const { selectPageFailure } = pageFailureSlice.selectors;
