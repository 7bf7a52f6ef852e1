import { createContext, useContext } from 'react';
import type { AccountFormState } from './useAccountForm.ts';

export const AccountFormContext = createContext<AccountFormState | null>(null);

/** The state of the surrounding account form. */
export function useAccountFormContext(): AccountFormState {
  const form = useContext(AccountFormContext);
  if (!form) {
    throw new Error(
      'AccountFormContext is missing above this field. It reads its value and problems from the form around it. Put the field inside an <AccountForm>.',
    );
  }
  return form;
}
