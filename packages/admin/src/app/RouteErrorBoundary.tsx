import type { ReactNode } from 'react';
import { ErrorScreen } from '../domain/error-pages/ErrorScreen.tsx';

/** Replaces a screen that failed to render or to load. The frame around it stays. */
export function RouteErrorBoundary(): ReactNode {
  return <ErrorScreen address="/error/unknown" onRetry={() => location.reload()} />;
}
