import { forwardRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../lib/rootProps.ts';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';

export interface PasswordStrengthProps extends RootProps {
  readonly password: string;
  /** The minimum length that the form's rule accepts. */
  readonly min?: number;
  /** Names and addresses of the user, which the password should not contain. */
  readonly avoid?: readonly string[];
}

const steps: readonly Strength[] = ['short', 'weak', 'fair', 'good', 'strong'];

/** The strength of a new password, as a label and four bars. Renders nothing for an empty password. */
export const PasswordStrength = forwardRef<HTMLDivElement, PasswordStrengthProps>(
  function PasswordStrength({ password, min = 8, avoid, ...root }, ref) {
    const t = useUiStrings();
    if (password === '') return null;
    const strength = findStrength(password, min, avoid);
    const label = t(`strength.${strength}`, { min });
    return (
      <Root {...root} ref={ref} data-strength={strength}>
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
  },
);

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

/** From too short to strong. */
type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** Common character sequences. */
const runs = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890987654321'];

/**
 * A hint while a password is chosen, not a rule. Length counts most, then variety. Repeated characters and keyboard
 * sequences count little, `avoid` (the user's own name and address) does not count.
 */
export function findStrength(
  password: string,
  min: number,
  avoid: readonly string[] = [],
): Strength {
  if ([...password].length < min) return 'short';
  const text = withoutTerms(password, avoid);
  const weight = countedSigns(text) * bitsPerSign(text);
  if (weight < 40) return 'weak';
  if (weight < 56) return 'fair';
  return weight < 72 ? 'good' : 'strong';
}

function withoutTerms(password: string, avoid: readonly string[]): string {
  const terms = avoid.flatMap((one) => one.split(/[\s@.]+/)).filter((term) => term.length > 2);
  return terms.reduce((text, term) => {
    const at = text.toLowerCase().indexOf(term.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + text.slice(at + term.length);
  }, password);
}

/** Counts characters that are hard to guess: new ones, or at least ones that do not follow from the previous one. */
function countedSigns(text: string): number {
  const signs = [...text.toLowerCase()];
  const seen = new Set<string>();
  return signs.reduce((count, sign, at) => {
    const follows = at > 0 && isRun(`${signs[at - 1]}${sign}`);
    const worth = follows ? 0.2 : seen.has(sign) ? 0.6 : 1;
    seen.add(sign);
    return count + worth;
  }, 0);
}

function isRun(pair: string): boolean {
  return pair[0] === pair[1] || runs.some((run) => run.includes(pair));
}

function bitsPerSign(text: string): number {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^\p{L}\d]/u, 33],
    [/[^\p{ASCII}]/u, 60],
  ] as const;
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(text) ? size : 0), 0);
  return Math.log2(Math.max(alphabet, 1));
}
