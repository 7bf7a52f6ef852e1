import { media, theme } from '@rentyard/ui/theme';
import { styled } from 'styled-components';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

/** Loaded on demand: most lists have rows. */
const loadStates = () => import('../../records/list/ListStates.tsx');
export const ListEmpty = lazyComponent(() => loadStates().then((chunk) => chunk.ListEmpty));
export const ListFailed = lazyComponent(() => loadStates().then((chunk) => chunk.ListFailed));
export const ListNoMatch = lazyComponent(() => loadStates().then((chunk) => chunk.NoMatch));

/** Loaded after the page: it reports changes by other users. */
export const ChangedRows = lazyComponent(() =>
  import('./ChangedRows.tsx').then((chunk) => chunk.ChangedRows),
);

/** Loaded when a row is previewed first. */
export const PeekPanel = lazyComponent(() =>
  import('../../features/peek/PeekPanel.tsx').then((chunk) => chunk.PeekPanel),
);

/** Loaded when a list is searched. */
export const SearchMarks = lazyComponent(() =>
  import('./SearchMarks.tsx').then((chunk) => chunk.SearchMarks),
);

/** Loaded for lists that are filtered by data health. */
export const HealthFix = lazyComponent(() =>
  import('../../features/bulk/HealthFix.tsx').then((chunk) => chunk.HealthFix),
);

/** Saved views load after the rows. */
export const ViewTabs = lazyComponent(() =>
  import('../../features/views/ViewTabs.tsx').then((chunk) => chunk.ViewTabs),
);

/*
 * All tabs of a list in one scrollable row. Its height does not change when tabs load later. A list
 * without tabs has no row.
 */
export const TabStrip = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space6};
  min-height: 38px;
  margin-bottom: ${theme.space3};
  overflow: auto hidden;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${theme.border};
  align-items: flex-end;

  &:not([data-reserved], :has(a, button, input)) { display: none; }

  > nav { flex: none; }
  ul { overflow: visible; box-shadow: none; }
  ${media.touch} { min-height: 44px; }
  ${media.phone} { margin-bottom: ${theme.space2}; }
`;

/* Module tools and the list menu stay visible on phones too. */
export const ToolSlot = styled.div`
  display: contents;
`;
