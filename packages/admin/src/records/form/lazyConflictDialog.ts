import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

/** Fetched when two people meet in one record, which is rare. */
export const ConflictDialog = lazyComponent(() =>
  import('./ConflictDialog.tsx').then((chunk) => chunk.ConflictDialog),
);
