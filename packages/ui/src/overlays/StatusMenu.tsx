import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { type RecordStatus, StatusBadge, toneOfStatus } from '../primitives/StatusBadge.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { Menu } from './Menu.tsx';

export interface StatusChoice {
  readonly status: RecordStatus;
  /** The action as a verb in the user's language: "Show again". */
  readonly label: string;
}

export interface StatusMenuProps {
  readonly status: RecordStatus;
  /** The status in the user's language. */
  readonly label: string;
  /** The allowed next statuses, in order. Without any, only the badge is shown. */
  readonly choices: readonly StatusChoice[];
  readonly onChoose: (status: RecordStatus) => void;
  /** A change is being saved. The menu opens, but accepts no other change. */
  readonly isBusy?: boolean;
}

/** The status of a record as a badge that opens a menu of the next statuses. */
export function StatusMenu(props: StatusMenuProps): ReactNode {
  const { status, label, choices, onChoose, isBusy = false } = props;
  const t = useUiStrings();
  if (choices.length === 0) return <StatusBadge status={status} label={label} />;
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Pressed
          type="button"
          aria-label={t('status.change', { status: label })}
          aria-busy={isBusy || undefined}
        >
          <Badge tone={toneOfStatus[status]}>
            <span>{label}</span>
            {isBusy ? <Spinner /> : <Icon of={ChevronDownIcon} />}
          </Badge>
        </Pressed>
      }
      items={choices.map((choice) => ({
        label: choice.label,
        tone: choice.status === 'rejected' ? 'danger' : 'default',
        isDisabled: isBusy,
        onSelect: () => onChoose(choice.status),
      }))}
    />
  );
}

const Pressed = styled.button`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${theme.radiusRound};
  background: none;
  cursor: pointer;

  &[aria-busy] { cursor: progress; }
  > span:hover, &[aria-expanded='true'] > span { box-shadow: inset 0 0 0 1px currentColor; }
  ${media.touch} { min-height: 44px; }
`;
