import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorScreen } from '../../domain/error-pages/ErrorScreen.tsx';

/** The event of the window when a screen has failed. */
export const screenFailed = 'rentyard-screen-failed';

/** Replaces a screen that failed to render or to load. The frame around it stays. */
export function RouteErrorBoundary(): ReactNode {
  const error = useRouteError();
  useEffect(() => {
    window.dispatchEvent(new ErrorEvent(screenFailed, { error }));
  }, [error]);
  return <ErrorScreen address="/error/unknown" onRetry={() => location.reload()} />;
}
