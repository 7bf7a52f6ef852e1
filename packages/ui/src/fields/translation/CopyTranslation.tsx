import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CopyIcon } from '../../icons/CopyIcon.ts';
import { Icon } from '../../lib/Icon.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { media, theme } from '../../theme/theme.ts';
import type { TextLanguage } from './translationState.ts';

interface CopyTranslationProps {
  readonly from: TextLanguage;
  readonly onCopy: () => void;
}

/** Copies the text of the default language into a missing translation. */
export function CopyTranslation({ from, onCopy }: CopyTranslationProps): ReactNode {
  const t = useUiStrings();
  return (
    <Link type="button" title={from.name} onClick={onCopy}>
      <Icon of={CopyIcon} size={16} />
      <span>{t('translations.copy', { language: from.code.toUpperCase() })}</span>
    </Link>
  );
}

const Link = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space1};
  min-height: 24px;
  border: 0;
  background: none;
  color: ${theme.accent};
  font-size: ${theme.textSm};
  cursor: pointer;

  &:hover { text-decoration: underline; }
  ${media.touch} { min-height: 44px; }
`;
