import type { ReactNode } from 'react';
import { SearchXIcon } from '../icons/searchIcons.ts';
import { Button } from '../primitives/Button.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NoMatchProps {
  /** Clears search and filters. */
  readonly onClear?: () => void;
}

/** Rows exist, but none match. */
export function NoMatch({ onClear }: NoMatchProps): ReactNode {
  const t = useUiStrings();
  return (
    <EmptyState
      icon={SearchXIcon}
      title={t('no_match.title')}
      text={t('no_match.text')}
      action={onClear && <Button onClick={onClear}>{t('no_match.clear')}</Button>}
    />
  );
}
