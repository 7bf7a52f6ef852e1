import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { Badge, type BadgeTone } from '../primitives/Badge.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';
import { Menu } from './Menu.tsx';

export interface StatusChoice<Status extends string = string> {
  readonly value: Status;
  /** The action as a verb in the user's language: "Show again". */
  readonly label: string;
  readonly tone?: 'default' | 'danger';
}

export interface StatusMenuProps<Status extends string = string> {
  /** The colour of the current status. */
  readonly tone: BadgeTone;
  /** The current status in the user's language. */
  readonly label: string;
  /** The allowed next statuses, in order. Without any, only the badge is shown. */
  readonly choices: readonly StatusChoice<Status>[];
  readonly onChoose: (status: Status) => void;
  /** A change is being saved. The menu opens, but accepts no other change. */
  readonly isBusy?: boolean;
}

/** The status of a record as a badge that opens a menu of the next statuses. */
export function StatusMenu<Status extends string>(props: StatusMenuProps<Status>): ReactNode {
  const { tone, label, choices, onChoose, isBusy = false } = props;
  const t = useUiStrings();
  if (choices.length === 0) return <Badge tone={tone}>{label}</Badge>;
  return (
    <Menu
      placement="bottom-start"
      trigger={
        <Pressed
          type="button"
          aria-label={t('status.change', { status: label })}
          aria-busy={isBusy || undefined}
        >
          <Badge tone={tone}>
            <span>{label}</span>
            {isBusy ? <Spinner /> : <Icon of={ChevronDownIcon} />}
          </Badge>
        </Pressed>
      }
      items={choices.map((choice) => ({
        label: choice.label,
        tone: choice.tone ?? 'default',
        isDisabled: isBusy,
        onPress: () => onChoose(choice.value),
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
