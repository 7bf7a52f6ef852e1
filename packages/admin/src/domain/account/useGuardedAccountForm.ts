import { useCallback } from 'react';
import { useLeaveGuard } from '../../records/form/useLeaveGuard.ts';
import {
  type AccountFormOptions,
  type AccountFormState,
  useAccountForm,
} from './useAccountForm.ts';

/** An account form that asks for confirmation before unsaved values are lost. */
export function useGuardedAccountForm<Name extends string>(
  options: AccountFormOptions<Name>,
): AccountFormState {
  const state = useAccountForm(options);
  const { form } = state;
  useLeaveGuard(
    form,
    useCallback(() => form.reset(), [form]),
  );
  return state;
}
