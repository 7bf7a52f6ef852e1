import { useEffect } from 'react';
import { failBootScreen } from './bootScreen.ts';

/** Stands for everything when not even the words of the page could be loaded. */
export function RootErrorBoundary(): null {
  useEffect(failBootScreen, []);
  return null;
}
