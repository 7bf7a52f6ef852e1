import { FullPageLoader } from '@rentyard/ui/FullPageLoader';
import { lazy, type ReactNode, Suspense } from 'react';

const App = lazy(async () => ({ default: (await import('./FirstScreen.tsx')).FirstScreen }));

/** Covers the window until the application has loaded. */
export function Starting(): ReactNode {
  return (
    <Suspense fallback={<FullPageLoader text="Opening Rentyard…" />}>
      <App />
    </Suspense>
  );
}
