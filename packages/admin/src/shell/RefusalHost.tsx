import { type ReactNode, Suspense } from 'react';
import { shownRefusal } from '../records/refusals/refusedReservation.ts';
import { lazyComponent } from '../services/lazy/lazyComponent.ts';

const RefusalDialog = lazyComponent(() =>
  import('../records/refusals/RefusalDialog.tsx').then((chunk) => chunk.RefusalDialog),
);

/** Shows refused reservations over any screen. Loads the dialog with the first one. */
export function RefusalHost(): ReactNode {
  if (!shownRefusal.useValue()) return null;
  return (
    <Suspense>
      <RefusalDialog />
    </Suspense>
  );
}
