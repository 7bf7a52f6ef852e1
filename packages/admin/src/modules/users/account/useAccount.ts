import { user } from '@rentyard/contract/entities/user';
import type { PersonRead } from '@rentyard/contract/entities/userRoutes';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useFailureText } from '../../../services/api/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { usersApi } from './usersApi.ts';

export type Person = PersonRead['user'];

const records = recordsOf(user);

export interface Account {
  /** True while some change is under way. */
  readonly isBusy: boolean;
  /** Lets somebody in who waits, with a role. True when it is done. */
  readonly approve: (role: number) => Promise<boolean>;
  readonly suspend: () => Promise<void>;
  readonly reactivate: () => Promise<void>;
  readonly resetTwoStep: () => Promise<void>;
  /** Of one session, or of all. */
  readonly signOut: (session?: number) => Promise<void>;
}

/** What an admin may do to the account of somebody. Everything that ends something asks first. */
export function useAccount(person: Person): Account {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [update] = records.useUpdate();
  const [endSessions] = usersApi.useEndUserSessionsMutation();
  const [isBusy, setBusy] = useState(false);
  const { id, version, name } = person;

  /** What the server refuses is told; the account stays as it was. */
  const runChange = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      alerts.success(done);
      return true;
    } catch (error) {
      alerts.error(refusalOf(error) ?? failureText(error));
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
    suspend: async () => {
      const isSure = await confirmAction(
        t('users.suspend_title', { name }),
        t('users.suspend_text'),
        t('users.suspend'),
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
      if (session === undefined) {
        const isSure = await confirmAction(
          t('users.sign_out_title', { name }),
          t('users.sign_out_text'),
          t('users.sign_out'),
        );
        if (!isSure) return;
      }
      await runChange(
        () => endSessions({ params: { id }, body: { id: session } }).unwrap(),
        t('users.signed_out'),
      );
    },
  };
}

/** The last admin and the like: the server says why, at a field that is not on the screen. */
function refusalOf(error: unknown): string | undefined {
  if (!isApiFailure(error)) return undefined;
  return Object.values(error.errors ?? {})[0]?.[0]?.message;
}
