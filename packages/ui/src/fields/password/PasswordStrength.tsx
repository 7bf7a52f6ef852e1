import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import { type Strength, strengthOf } from './strength.ts';

export interface PasswordStrengthProps {
  readonly password: string;
  /** The minimum length that the form's rule accepts. */
  readonly min?: number;
  /** Names and addresses of the user, which the password should not contain. */
  readonly avoid?: readonly string[];
}

const steps: readonly Strength[] = ['short', 'weak', 'fair', 'good', 'strong'];

/** The strength of a new password, as a label and four bars. Renders nothing for an empty password. */
export function PasswordStrength({ password, min = 8, avoid }: PasswordStrengthProps): ReactNode {
  const t = useUiStrings();
  if (password === '') return null;
  const strength = strengthOf(password, min, avoid);
  const label = t(`strength.${strength}`, { min });
  return (
    <Root data-strength={strength}>
      <Bars
        role="meter"
        aria-label={t('strength.label')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={steps.indexOf(strength)}
        aria-valuetext={label}
      >
        {steps.slice(1).map((step, at) => (
          <i key={step} data-on={at < steps.indexOf(strength) || undefined} />
        ))}
      </Bars>
      <Label role="status">{label}</Label>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space1};
  color: ${theme.textMuted};

  &[data-strength='weak'] { color: ${theme.danger}; }
  &[data-strength='fair'] { color: ${theme.warning}; }
  &[data-strength='good'], &[data-strength='strong'] { color: ${theme.success}; }
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${theme.space1};

  > i { height: 4px; border-radius: 2px; background: ${theme.pressed}; }
  > [data-on] { background: currentColor; forced-color-adjust: none; }
`;

const Label = styled.span`
  font-size: ${theme.textSm};
  line-height: 16px;
`;
