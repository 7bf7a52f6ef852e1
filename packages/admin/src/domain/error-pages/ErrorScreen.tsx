import { lazy, type ReactNode, Suspense } from 'react';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';
import type { ErrorPageProps } from './ErrorPage.tsx';

/** Loads the error page and its messages. */
export const loadErrorPage = withAllMessages(() =>
  import('./ErrorPage.tsx').then((chunk) => chunk.ErrorPage),
);

const ErrorPage = lazy(async () => ({ default: await loadErrorPage() }));

/** Renders the error page in place of a screen. Its code is preloaded after the first page. */
export function ErrorScreen(props: ErrorPageProps): ReactNode {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
