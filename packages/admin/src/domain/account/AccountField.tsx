import { passwordBounds } from '@rentyard/contract/entities/account/forms';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { PasswordStrength } from '@rentyard/ui/PasswordStrength';
import { Stack } from '@rentyard/ui/Stack';
import { TextField, type TextFieldProps } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { errorAt, problemOf } from '../../records/form/problems.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAccountFormContext } from './AccountFormContext.ts';

interface AccountFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'autoFocus' | 'required' | 'type'> {
  /** A field of the contract's form. */
  readonly name: string;
  readonly autoComplete: string;
}

/** A name, an address, a phone. */
export function AccountField({ name, ...rest }: AccountFieldProps): ReactNode {
  return <TextField {...rest} {...useBoundField(name, rest.label)} />;
}

interface PasswordProps extends Omit<AccountFieldProps, 'autoComplete' | 'type'> {
  /** A password that is being chosen, rather than one that is known. */
  readonly isNew?: boolean;
}

/** A password that is known already, or is typed a second time. */
export function AccountPassword({ name, isNew, ...rest }: PasswordProps): ReactNode {
  return (
    <PasswordField
      {...rest}
      {...useBoundField(name, rest.label)}
      autoComplete={isNew ? 'new-password' : 'current-password'}
    />
  );
}

interface NewPasswordProps extends Omit<PasswordProps, 'isNew'> {
  /** Fields of this form, and words about the person, that should not be in it. */
  readonly avoid?: readonly string[];
  readonly avoidFields?: readonly string[];
}

/** A password that is being chosen, with a hint how well it would hold. */
export function NewPasswordField({
  avoid = [],
  avoidFields = [],
  ...rest
}: NewPasswordProps): ReactNode {
  const { control } = useAccountFormContext().form;
  const [password = '', ...others] = useWatch({ control, name: [rest.name, ...avoidFields] });
  return (
    <Stack gap={2}>
      <AccountPassword {...rest} isNew />
      <PasswordStrength
        password={password}
        min={passwordBounds.min}
        avoid={[...avoid, ...others.map((one) => one ?? '')]}
      />
    </Stack>
  );
}

/** Ties an input to its field: value, focus, and its problem in words. */
function useBoundField(name: string, label: string) {
  const t = useT();
  const problemText = useProblem();
  const { form } = useAccountFormContext();
  const { errors } = useFormState({ control: form.control, name });
  const error = errorAt(errors, name);
  const problem = error && problemOf(error);
  const isMissing = problem?.id === 'required';
  return {
    ...form.register(name),
    error:
      problem && (isMissing ? t('login.required', { field: label }) : problemText(problem, label)),
  };
}
