import { forwardRef } from 'react';
import { SearchXIcon } from '../icons/searchIcons.ts';
import type { RootProps } from '../lib/rootProps.ts';
import { Button } from '../primitives/Button.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface NoMatchProps extends RootProps {
  /** Clears search and filters. */
  readonly onClear?: () => void;
}

/** Rows exist, but none match. */
export const NoMatch = forwardRef<HTMLDivElement, NoMatchProps>(function NoMatch(
  { onClear, ...root },
  ref,
) {
  const t = useUiStrings();
  return (
    <EmptyState
      {...root}
      ref={ref}
      icon={SearchXIcon}
      title={t('no_match.title')}
      text={t('no_match.text')}
      action={onClear && <Button onClick={onClear}>{t('no_match.clear')}</Button>}
    />
  );
});
