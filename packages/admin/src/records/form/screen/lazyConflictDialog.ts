import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';

/** Loaded on the first conflict, because conflicts are rare. */
export const ConflictDialog = lazyComponent(() =>
  import('./ConflictDialog.tsx').then((chunk) => chunk.ConflictDialog),
);
