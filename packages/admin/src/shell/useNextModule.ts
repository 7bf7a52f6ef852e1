import { useLocation, useNavigation } from 'react-router';
import { splitPath } from '../services/i18n/language.ts';

/**
 * The first segment of the address of a page of another module that is being loaded. Pages and sheets of the same
 * module do not count.
 */
export function useNextModule(): string | undefined {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state !== 'loading') return undefined;
  const next = findModule(navigation.location.pathname);
  return next === findModule(pathname) ? undefined : next;
}

function findModule(pathname: string): string | undefined {
  return splitPath(pathname).rest.split('/')[1];
}
