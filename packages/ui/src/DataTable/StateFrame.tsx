import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';

interface StateFrameProps {
  readonly state: 'failed' | 'empty' | 'noMatch';
  /** What the host shows instead of the plain words. */
  readonly given: {
    readonly emptyState?: ReactNode;
    readonly noMatchState?: ReactNode;
    readonly errorState?: ReactNode;
  };
}

/** Stands where the rows would: nothing yet, no match, failed. */
export function StateFrame({ state, given }: StateFrameProps): ReactNode {
  const say = useUiStrings();
  const shown = {
    failed: given.errorState ?? <p role="alert">{say('table.failed')}</p>,
    empty: given.emptyState ?? <p>{say('table.empty')}</p>,
    noMatch: given.noMatchState ?? <p>{say('no_match.title')}</p>,
  };
  return <Box>{shown[state]}</Box>;
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
