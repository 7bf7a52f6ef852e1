import { lazy, type ReactNode, Suspense } from 'react';
import { withWords } from '../i18n/withWords.ts';
import type { ErrorPageProps } from './ErrorPage.tsx';

/** Fetches the error page and its words, for now or for later. */
export const loadErrorPage = withWords(['screens', 'rights'], () => import('./ErrorPage.tsx'));

const ErrorPage = lazy(() => loadErrorPage().then((chunk) => ({ default: chunk.ErrorPage })));

/** The error page in place of a screen. Its code comes when the first page is done, or now. */
export function ErrorScreen(props: ErrorPageProps): ReactNode {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
