import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';

interface StateFrameProps {
  readonly state: 'failed' | 'empty' | 'noMatch';
  /** Content that replaces the default messages. */
  readonly states: {
    readonly emptyState?: ReactNode;
    readonly noMatchState?: ReactNode;
    readonly errorState?: ReactNode;
  };
}

/** Shown instead of rows: empty list, no match, failed request. */
export function StateFrame({ state, states }: StateFrameProps): ReactNode {
  const t = useUiStrings();
  const shown = {
    failed: states.errorState ?? <p role="alert">{t('table.failed')}</p>,
    empty: states.emptyState ?? <p>{t('table.empty')}</p>,
    noMatch: states.noMatchState ?? <p>{t('no_match.title')}</p>,
  };
  return <Box>{shown[state]}</Box>;
}

interface RowsState {
  readonly rows?: readonly unknown[] | undefined;
  readonly status?: 'loading' | 'refreshing' | 'ready' | 'failed' | undefined;
  readonly isFiltered?: boolean | undefined;
}

/** The view for the current state. */
export function findView({
  rows,
  status,
  isFiltered,
}: RowsState): 'loading' | 'failed' | 'empty' | 'noMatch' | 'rows' {
  if (status === 'failed') return 'failed';
  if (status === 'loading' || rows === undefined) return 'loading';
  if (rows.length > 0) return 'rows';
  return isFiltered ? 'noMatch' : 'empty';
}

const Box = styled.div`
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  min-height: 280px;
  padding: ${theme.space6} ${theme.space4};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};
  color: ${theme.textMuted};
`;
