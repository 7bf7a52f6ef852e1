import type { UserRow } from '@rentyard/contract/entities/account/user';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import type { Translate } from '../../../services/i18n/useT.ts';

type Account = Pick<UserRow, 'state' | 'kind' | 'password_changed_at'>;

/** `invited`: active staff who have not chosen a password yet. */
export type AccountState = NonNullable<UserRow['state']> | 'invited';

export const stateTones: Readonly<Record<AccountState, BadgeTone>> = {
  pending: 'info',
  invited: 'info',
  active: 'success',
  suspended: 'danger',
};

/** The state of an account as screens show it; undefined when it has none. */
export function accountState({ state, kind, password_changed_at }: Account) {
  const isInvited = state === 'active' && kind === 'staff' && password_changed_at === null;
  return isInvited ? 'invited' : (state ?? undefined);
}

interface UserStateProps {
  readonly person: Account;
  readonly t: Translate;
}

/** The state of an account. */
export function UserState({ person, t }: UserStateProps) {
  const state = accountState(person);
  return state && <Badge tone={stateTones[state]}>{t(`users.choice.state.${state}`)}</Badge>;
}
