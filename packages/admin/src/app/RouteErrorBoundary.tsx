import type { ReactNode } from 'react';
import { ErrorScreen } from '../domain/error-pages/ErrorScreen.tsx';

/** Stands for a screen that broke, or whose code could not be loaded; the frame around it stays. */
export function RouteErrorBoundary(): ReactNode {
  return <ErrorScreen address="/error/unknown" onRetry={() => location.reload()} />;
}
