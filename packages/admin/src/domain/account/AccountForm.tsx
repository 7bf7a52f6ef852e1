import { Button } from '@rentyard/ui/Button';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { isUnreached } from '../../services/api/failure.ts';
import { useT } from '../../services/i18n/useT.ts';
import { AccountFormContext } from './AccountFormContext.ts';
import type { AccountFormState } from './useAccountForm.ts';

interface AccountFormProps {
  readonly state: AccountFormState;
  /** Label of the submit button. */
  readonly action: string;
  /** The fields: `AccountField` and `NewPasswordField`. */
  readonly children: ReactNode;
  /** Rendered beside the button, for example a link back. */
  readonly others?: ReactNode;
  /** On a page, the button is as wide as the fields. */
  readonly isPage?: boolean;
}

/**
 * The form element around account fields, with the submit button and the error that belongs to no
 * field.
 */
export function AccountForm({
  state,
  action,
  children,
  others,
  isPage,
}: AccountFormProps): ReactNode {
  const t = useT();
  const { failure, submit, isBusy } = state;
  const isSilent = failure && isUnreached(failure) && failure.status !== 429;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <AccountFormContext.Provider value={state}>
      <Form noValidate onSubmit={handleSubmit}>
        {failure && (
          <Text tone="danger" role="alert" as="p">
            {isSilent || !failure.message ? t('login.unreached') : failure.message}
          </Text>
        )}
        {children}
        <Buttons data-page={isPage || undefined}>
          <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
            {action}
          </Button>
          {others}
        </Buttons>
      </Form>
    </AccountFormContext.Provider>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space4};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  &[data-page] { display: grid; }
`;
