import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { AlertCard } from './AlertCard.tsx';
import type { AlertStore } from './alertStore.ts';

/** More than these wait; their time starts when they are seen. */
const shownAtOnce = 3;

/** The corner of the screen where alerts stand, and the live regions that say them. */
export function AlertRegion({ store }: { readonly store: AlertStore }): ReactNode {
  const say = useUiStrings();
  const alerts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [isHeld, setHeld] = useState(false);
  const box = useRef<HTMLElement>(null);
  const shown = alerts.slice(0, shownAtOnce);
  const newest = shown.at(-1)?.id;

  // Shown anew for each alert, so that it stands above dialogs opened in the meantime.
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    if (node.matches(':popover-open')) node.hidePopover();
    if (newest !== undefined) node.showPopover();
    else setHeld(false);
  }, [newest]);

  const spoken = (isUrgent: boolean) =>
    shown.filter((alert) => (alert.tone === 'error') === isUrgent).at(-1);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {spoken(false)?.text}
      </VisuallyHidden>
      <VisuallyHidden as="div" role="alert">
        {spoken(true)?.text}
      </VisuallyHidden>
      <Region
        ref={box}
        popover="manual"
        aria-label={say('alerts.label')}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            isHeld={isHeld}
            onClose={() => store.close(alert.id)}
          />
        ))}
      </Region>
    </>
  );
}

const Region = styled.section`
  inset: auto ${theme.space5} ${theme.space5} auto;
  width: min(380px, calc(100vw - ${theme.space6}));
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;

  html:has([data-save-bar]) & { bottom: 72px; }
  &:popover-open { display: grid; gap: ${theme.space2}; }
  ${media.phone} {
    inset: auto ${theme.space3} calc(${theme.space3} + env(safe-area-inset-bottom));
    html:has([data-save-bar]) & { bottom: 116px; }
  }
`;
