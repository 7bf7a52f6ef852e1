import { type LanguageCode, languageCodes } from '@rentyard/contract/languages';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../services/i18n/useT.ts';

interface LanguageStripProps {
  readonly value: LanguageCode;
  /** Languages with a text of an admin. */
  readonly changed: readonly LanguageCode[];
  readonly onChange: (language: LanguageCode) => void;
}

/** The language of the edited text. */
export function LanguageStrip({ value, changed, onChange }: LanguageStripProps): ReactNode {
  const t = useT();
  const name = useId();
  return (
    <Strip aria-label={t('notices.language')}>
      {languageCodes.map((code) => (
        <label key={code} data-changed={changed.includes(code) || undefined}>
          <input
            type="radio"
            name={name}
            checked={code === value}
            onChange={() => onChange(code)}
          />
          <span>
            {code.toUpperCase()}
            {changed.includes(code) && <VisuallyHidden>, {t('notices.changed')}</VisuallyHidden>}
          </span>
        </label>
      ))}
    </Strip>
  );
}

const Strip = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};

  label { position: relative; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: 28px;
    padding: 0 ${theme.space3};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusRound};
    font-size: ${theme.textSm};
    font-weight: 500;
    color: ${theme.textMuted};
  }
  [data-changed] > span { border-color: ${theme.success}; color: ${theme.success}; }
  input:checked + span { border-color: ${theme.text}; background: ${theme.text}; color: ${theme.surface}; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  ${media.touch} { span { min-height: 44px; } }
`;
