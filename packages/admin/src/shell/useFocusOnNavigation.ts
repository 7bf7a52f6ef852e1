import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import type { RouteHandle } from '../records/ModuleDefinition.ts';

/**
 * After a navigation to another screen, focus goes to its heading, so that the keyboard and screen
 * readers start there (P-SHELL-3). Turning a page, another language and a sheet leave it where it is.
 */
export function useFocusOnNavigation(): void {
  const matches = useMatches();
  const last = matches.at(-1);
  const isOverlay = (last?.handle as RouteHandle | undefined)?.isOverlay ?? false;
  const { language: _, page: __, ...params } = last?.params ?? {};
  const screen = `${last?.id}${JSON.stringify(params)}`;
  const before = useRef({ screen, isOverlay });
  useEffect(() => {
    const { screen: left, isOverlay: wasOverlay } = before.current;
    if (left === screen) return;
    before.current = { screen, isOverlay };
    // A sheet that closes gives the focus back to where it was opened from.
    if (isOverlay || wasOverlay || document.querySelector('dialog[open]')) return;
    // A form that took the focus to its first field knows better.
    if (document.activeElement?.closest('main :is(input, textarea)')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, isOverlay]);
}
