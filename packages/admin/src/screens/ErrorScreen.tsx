import { lazy, type ReactNode, Suspense } from 'react';
import type { ErrorPageProps } from './ErrorPage.tsx';

const ErrorPage = lazy(() =>
  import('./ErrorPage.tsx').then((chunk) => ({ default: chunk.ErrorPage })),
);

/** The error page in place of a screen. Its code comes when the first page is done, or now. */
export function ErrorScreen(props: ErrorPageProps): ReactNode {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
