import { user } from '@rentyard/contract/entities/account/user';
import type { PersonRead } from '@rentyard/contract/entities/account/userRoutes';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { usersApi } from './usersApi.ts';

export type User = PersonRead['user'];

const records = recordsOf(user);

export interface Account {
  /** Whether a change is in progress. */
  readonly isBusy: boolean;
  /** Approves a pending user with a role. Returns whether it succeeded. */
  readonly approve: (role: number) => Promise<boolean>;
  readonly resendInvitation: () => Promise<void>;
  readonly suspend: () => Promise<void>;
  readonly reactivate: () => Promise<void>;
  readonly resetTwoStep: () => Promise<void>;
  /** Ends one session, or all. */
  readonly signOut: (session?: number) => Promise<void>;
}

/** Rejecting a pending account suspends it too, in other words. */
const questions = {
  reject: { title: 'users.reject_title', text: 'users.reject_text', label: 'users.reject' },
  suspend: { title: 'users.suspend_title', text: 'users.suspend_text', label: 'users.suspend' },
} as const;

/** An administrator's actions on an account. Destructive ones ask for confirmation. */
export function useAccount(person: User): Account {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const [update] = records.useUpdate();
  const [endSessions] = usersApi.useEndUserSessionsMutation();
  const [isBusy, setBusy] = useState(false);
  const [resend] = usersApi.useResendInvitationMutation();
  const { id, version, name, email, state } = person;

  /** Shows a refusal as an alert; the account stays unchanged. */
  const runChange = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      alerts.success(done);
      return true;
    } catch (error) {
      const refusal = findRefusal(error);
      if (refusal) alerts.error(refusal);
      else alerts.failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (changes: object) => update({ id, changes, version });
  const confirmAction = (title: string, text: string, confirmLabel: string) =>
    confirm({ title, text, confirmLabel, tone: 'danger' });

  return {
    isBusy,
    approve: (role) => runChange(() => change({ role }), t('users.approved', { name })),
    resendInvitation: async () => {
      await runChange(
        () => resend({ params: { id } }).unwrap(),
        t('users.invitation_sent', { email }),
      );
    },
    suspend: async () => {
      const question = questions[state === 'pending' ? 'reject' : 'suspend'];
      const isSure = await confirmAction(
        t(question.title, { name }),
        t(question.text),
        t(question.label),
      );
      if (isSure) await runChange(() => change({ state: 'suspended' }), t('alert.edited'));
    },
    reactivate: async () => {
      await runChange(() => change({ state: 'active' }), t('alert.edited'));
    },
    resetTwoStep: async () => {
      const isSure = await confirmAction(
        t('users.two_step_title', { name }),
        t('users.two_step_text'),
        t('users.two_step_reset'),
      );
      if (isSure) await runChange(() => change({ two_step: false }), t('alert.edited'));
    },
    signOut: async (session) => {
      const isSure = await confirmAction(
        t(session === undefined ? 'users.sign_out_title' : 'users.end_session_title', { name }),
        t('users.sign_out_text'),
        t(session === undefined ? 'users.sign_out' : 'users.end_session'),
      );
      if (!isSure) return;
      await runChange(
        () => endSessions({ params: { id }, body: { id: session } }).unwrap(),
        t('users.signed_out'),
      );
    },
  };
}

/**
 * The server's reason for a refusal, for example the last administrator, is at a field that this
 * screen does not have.
 */
function findRefusal(error: unknown): string | undefined {
  if (!isApiFailure(error)) return undefined;
  return Object.values(error.errors ?? {})[0]?.[0]?.message;
}
