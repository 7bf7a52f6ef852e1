import { passwordBounds } from '@rentyard/contract/entities/account/forms';
import { PasswordField } from '@rentyard/ui/PasswordField';
import { PasswordStrength } from '@rentyard/ui/PasswordStrength';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { Stack } from '@rentyard/ui/Stack';
import { TextField, type TextFieldProps } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { errorAt, readProblem } from '../../records/form/values/problems.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAccountFormContext } from './AccountFormContext.ts';

interface AccountFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'autoFocus' | 'required' | 'type'> {
  /** A field of the contract's form. */
  readonly name: string;
  readonly autoComplete: string;
}

/** A text field of an account form: name, e-mail address, phone. */
export function AccountField({ name, ...rest }: AccountFieldProps): ReactNode {
  const field = { ...rest, ...useBoundField(name, rest.label) };
  const { type, ...phone } = field;
  return type === 'tel' ? <PhoneField {...phone} /> : <TextField {...field} />;
}

interface PasswordProps extends Omit<AccountFieldProps, 'autoComplete' | 'type'> {
  /** A new password instead of the current one. */
  readonly isNew?: boolean;
}

/** A field for the current password or for the repeated new one. */
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
  /** Texts about the user that the password should not contain. */
  readonly avoid?: readonly string[];
  readonly avoidFields?: readonly string[];
}

/** A field for a new password with a strength hint. */
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

/** Binds an input to its field: value, focus and error text. */
function useBoundField(name: string, label: string) {
  const t = useT();
  const problemText = useProblem();
  const { form } = useAccountFormContext();
  const { errors } = useFormState({ control: form.control, name });
  const error = errorAt(errors, name);
  const problem = error && readProblem(error);
  const isMissing = problem?.id === 'required';
  return {
    ...form.register(name),
    error:
      problem && (isMissing ? t('login.required', { field: label }) : problemText(problem, label)),
  };
}
