import type { UserRow } from '@rentyard/contract/entities/user';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import type { Translate } from '../../../services/i18n/useT.ts';

type State = NonNullable<UserRow['state']>;

export const stateTones: Readonly<Record<State, BadgeTone>> = {
  pending: 'info',
  active: 'success',
  suspended: 'danger',
};

interface UserStateProps {
  readonly state: UserRow['state'];
  readonly t: Translate;
}

/** The state of an account. */
export function UserState({ state, t }: UserStateProps) {
  if (state === null) return null;
  return <Badge tone={stateTones[state]}>{t(`users.choice.state.${state}`)}</Badge>;
}
