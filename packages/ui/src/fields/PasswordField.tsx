import { forwardRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/inputIcons.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'isCode'> {
  /** `new-password` if the user sets a new one. */
  readonly autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A password with a button that shows it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ autoComplete = 'current-password', ...rest }, ref) {
    const t = useUiStrings();
    const [isShown, setShown] = useState(false);
    return (
      <TextField
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        suffix={
          <IconButton
            label={t(isShown ? 'password.hide' : 'password.show')}
            icon={isShown ? EyeOffIcon : EyeIcon}
            size="small"
            disabled={rest.disabled}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    );
  },
);
