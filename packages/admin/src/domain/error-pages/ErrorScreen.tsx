import { lazy, type ReactNode, Suspense } from 'react';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';
import type { ErrorPageProps } from './ErrorPage.tsx';

/** Fetches the error page and its messages, for now or for later. */
export const loadErrorPage = withAllMessages(() =>
  import('./ErrorPage.tsx').then((chunk) => chunk.ErrorPage),
);

const ErrorPage = lazy(async () => ({ default: await loadErrorPage() }));

/** The error page in place of a screen. Its code comes when the first page is done, or now. */
export function ErrorScreen(props: ErrorPageProps): ReactNode {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
