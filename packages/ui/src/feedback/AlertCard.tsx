import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CircleCheckIcon } from '../icons/CircleCheckIcon.ts';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { InfoIcon } from '../icons/InfoIcon.ts';
import { XIcon } from '../icons/XIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { useLatest } from '../lib/useLatest.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';
import type { Alert } from './alertStore.ts';

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
          onClick={() => {
            onLeave(card.current);
            action.onSelect();
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
    if (isPaused || alert.isSticky) return;
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
  overflow-wrap: anywhere;
`;
