import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, MinusIcon } from '../icons/controlIcons.ts';
import { LockIcon } from '../icons/statusIcons.ts';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { media, theme } from '../theme/theme.ts';
import type { Toggle } from './permissions.ts';

interface PermissionCheckboxProps {
  readonly label: string;
  readonly state: Toggle;
  readonly onToggle: () => void;
  readonly isLocked: boolean;
  /** The reason why it is locked. */
  readonly reason?: string | undefined;
  readonly isChanged?: boolean;
  /** Text beside the checkbox. The label is its full accessible name. */
  readonly caption?: string | undefined;
  /** The text beside the checkbox where the column head is not visible, as in cards. */
  readonly cardCaption?: string;
  /** The state of the compared permissions, if it differs. */
  readonly other?: 'has' | 'lacks' | undefined;
}

/** A checkbox that fills its cell. A locked one is still focusable, so that its reason is read out. */
export function PermissionCheckbox(props: PermissionCheckboxProps): ReactNode {
  const { state, isLocked, reason, isChanged, caption, cardCaption, other } = props;
  const reasonId = useId();
  const toggle = () => {
    if (!isLocked) props.onToggle();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    toggle();
  };
  return (
    <Cell
      role="checkbox"
      tabIndex={-1}
      data-grid-stop
      aria-label={props.label}
      aria-checked={state === 'mixed' ? 'mixed' : state === 'on'}
      aria-disabled={isLocked || undefined}
      aria-describedby={reason ? reasonId : undefined}
      title={reason}
      data-changed={isChanged || undefined}
      data-caption={cardCaption}
      data-other={other}
      data-captioned={caption !== undefined || undefined}
      onClick={toggle}
      onKeyDown={handleKeyDown}
    >
      {other && <Difference aria-hidden>{other === 'has' ? '+' : '−'}</Difference>}
      <Mark data-state={state}>
        {state === 'on' && <CheckIcon size={12} strokeWidth={3} aria-hidden />}
        {state === 'mixed' && <MinusIcon size={12} strokeWidth={3} aria-hidden />}
      </Mark>
      {caption !== undefined && <span data-part="caption">{caption}</span>}
      {reason && <LockIcon size={12} strokeWidth={1.75} aria-hidden />}
      {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </Cell>
  );
}

const Cell = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space2};
  min-width: 44px;
  min-height: 36px;
  padding: ${theme.space1} ${theme.space2};
  font-size: ${theme.textMd};
  line-height: 18px;
  color: ${theme.textSoft};
  cursor: pointer;
  user-select: none;

  ${media.touch} { min-height: 44px; }
  tbody th > &, th:first-child > & { justify-content: flex-start; padding-inline: ${theme.space3}; }
  > span { overflow-wrap: break-word; }
  th:first-child > & > span { min-width: 0; overflow-wrap: anywhere; }
  > svg { flex: none; color: ${theme.textMuted}; }
  td > & > svg { position: absolute; inset-inline-start: calc(50% + 12px); }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  &[aria-disabled] { cursor: not-allowed; }
  &[data-other] { box-shadow: inset 0 0 0 1px ${theme.warning}; }
  &[data-changed] { background: ${theme.accentSoft}; }
  &[data-changed]::before {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-end: 4px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${theme.accentMark};
    forced-color-adjust: none;
  }
`;

const Difference = styled.b`
  position: absolute;
  top: 2px;
  inset-inline-start: 4px;
  font-size: ${theme.textSm};
  line-height: 1;
  color: ${theme.warning};
`;

const Mark = styled.i`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  border: 1.5px solid ${theme.outline};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  color: ${theme.onAccent};

  &:is([data-state='on'], [data-state='mixed']) {
    border-color: ${theme.accentFill};
    background: ${theme.accentFill};
  }
  [aria-disabled] > & { border-color: ${theme.border}; background: ${theme.pressed}; color: ${theme.textMuted}; }
  ${media.forcedColors} { color: CanvasText; }
`;
