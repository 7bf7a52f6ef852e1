import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../icons/CircleCheckIcon.ts';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { XIcon } from '../icons/controlIcons.ts';
import { InfoIcon } from '../icons/statusIcons.ts';
import { activeElementIn } from '../lib/activeElement.ts';
import { Icon } from '../lib/Icon.tsx';
import { isComposing } from '../lib/isComposing.ts';
import { useLatest } from '../lib/useLatest.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import type { Alert } from './alertStore.ts';

interface AlertRegionProps {
  readonly alerts: readonly Alert[];
  readonly onClose: (id: number) => void;
}

/** The corner of the screen with the alerts. */
export function AlertRegion({ alerts, onClose }: AlertRegionProps): ReactNode {
  const t = useUiStrings();
  const [isPaused, setPaused] = useState(false);
  const isHidden = useSyncExternalStore(watchVisibility, isPageHidden, () => false);
  const box = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const newest = alerts.at(-1)?.id;

  // Shown again for each alert, so that it is above dialogs that opened since.
  useEffect(() => {
    const node = box.current;
    // The surroundings of the region may have been unmounted before this runs.
    if (!node?.isConnected) return;
    if (node.matches(':popover-open')) node.hidePopover();
    if (newest !== undefined) node.showPopover();
    else setPaused(false);
  }, [newest]);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setPaused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  // Closes the alert that has the focus, and not a dialog around it.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const cards = [...event.currentTarget.children];
    const card = cards.find((one) => one.contains(activeElementIn(document)));
    const alert = card && alerts[cards.indexOf(card)];
    if (!alert) return;
    handleLeave(card as HTMLElement);
    onClose(alert.id);
  };
  // Moves the focus to the next alert, or back to its previous element after the last one.
  const handleLeave = (card: HTMLElement | null) => {
    if (!card?.contains(activeElementIn(document))) return;
    const next = card.nextElementSibling ?? card.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('button:last-of-type') ?? cameFrom.current;
    target?.focus({ preventScroll: true });
  };

  return (
    <Region
      ref={box}
      popover="manual"
      data-alerts
      aria-label={t('alerts.label')}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={() => setPaused(false)}
    >
      {alerts.map((alert) => (
        <AlertCard
          key={alert.id}
          alert={alert}
          isPaused={isPaused || isHidden}
          onClose={() => onClose(alert.id)}
          onLeave={handleLeave}
        />
      ))}
    </Region>
  );
}

/** In another tab nobody reads an alert. */
function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isPageHidden = () => document.hidden;

const Region = styled.section`
  inset-block: auto ${theme.space5};
  inset-inline: auto ${theme.space5};
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

interface AlertCardProps {
  readonly alert: Alert;
  /** Whether the timer is paused, because the pointer or the focus is on it. */
  readonly isPaused: boolean;
  readonly onClose: () => void;
  /** Called with the card before the user closes it. */
  readonly onLeave: (card: HTMLElement | null) => void;
}

const glyphs = {
  success: CircleCheckIcon,
  info: InfoIcon,
  error: CircleExclamationPointIcon,
} as const;

/** One alert with its timer. The region announces it, so it is not a live region itself. */
export function AlertCard({ alert, isPaused, onClose, onLeave }: AlertCardProps): ReactNode {
  const t = useUiStrings();
  useLifetime(alert, isPaused, onClose);
  const { action } = alert;
  const card = useRef<HTMLDivElement>(null);
  const close = () => {
    onLeave(card.current);
    onClose();
  };
  return (
    <Card ref={card} role="group" data-tone={alert.tone}>
      <Icon of={glyphs[alert.tone]} size={20} />
      <Message data-alert>{wrapMixedTexts(alert.text)}</Message>
      {action && (
        <Button
          variant="ghost"
          {...(action.shortcut && { shortcut: action.shortcut })}
          onClick={() => {
            onLeave(card.current);
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('action.close')} icon={XIcon} size="small" onClick={close} />
    </Card>
  );
}

function useLifetime(alert: Alert, isPaused: boolean, onClose: () => void): void {
  const left = useRef(alert.duration);
  const close = useLatest(onClose);
  useEffect(() => {
    if (isPaused || alert.isSticky || left.current === Infinity) return;
    const started = performance.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused, alert.isSticky, close]);
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  padding-block: ${theme.space2};
  padding-inline: ${theme.space3} ${theme.space2};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.raised};
  color: ${theme.text};
  box-shadow: ${theme.shadowFloat};
  animation: ry-rise-in ${theme.slow} ${theme.ease};

  > svg { flex: none; color: ${theme.info}; }
  &[data-tone='success'] > svg { color: ${theme.success}; }
  &[data-tone='error'] > svg { color: ${theme.danger}; }
  &[data-tone='error'] { border-color: ${theme.danger}; }
`;

const Message = styled.div`
  flex: 1;
  min-width: 0;
  padding: 4px 0;
  /* A long name must not cover the page. */
  max-height: 6lh;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
