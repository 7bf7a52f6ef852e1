import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { splitPath } from '../../services/i18n/language.ts';
import { ErrorPage } from './ErrorPage.tsx';

const errorPages = [
  '/error/403',
  '/error/404',
  '/error/500',
  '/error/unknown',
  '/billings/overview',
];

/** Renders the error pages at their own addresses. Any other address is a 404. */
export function ErrorRoute(): ReactNode {
  const { pathname, search } = useLocation();
  const { rest } = splitPath(pathname);
  const address = errorPages.includes(rest) ? rest + search : '/error/404';
  return <ErrorPage address={address} onRetry={() => location.reload()} />;
}
