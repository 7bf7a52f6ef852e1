import { media, theme } from '@rentyard/ui/theme';
import { styled } from 'styled-components';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

/** What stands in place of rows. Most lists have rows. */
const loadStates = () => import('../list/ListStates.tsx');
export const ListEmpty = lazyComponent(() => loadStates().then((chunk) => chunk.ListEmpty));
export const ListFailed = lazyComponent(() => loadStates().then((chunk) => chunk.ListFailed));
export const ListNoMatch = lazyComponent(() => loadStates().then((chunk) => chunk.NoMatch));

/** What others change is told once the page is there. */
export const ChangedRows = lazyComponent(() =>
  import('./ChangedRows.tsx').then((chunk) => chunk.ChangedRows),
);

/** Saved views follow the rows, and so does the menu of what is done with a list as a whole. */
export const ViewTabs = lazyComponent(() =>
  import('../views/ViewTabs.tsx').then((chunk) => chunk.ViewTabs),
);
export const ListMenu = lazyComponent(() =>
  import('../import-export/ListMenu.tsx').then((chunk) => chunk.ListMenu),
);

/* All tabs of a list in one row that scrolls as one; its height does not change when some come later. */
export const TabStrip = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space6};
  min-height: 38px;
  margin-bottom: ${theme.space3};
  overflow: auto hidden;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${theme.border};

  > nav { flex: none; }
  ul { overflow: visible; box-shadow: none; }
  ${media.touch} { min-height: 44px; }
`;

/* What a module does with its list stands among the rest, and on phones too. */
export const ToolSlot = styled.div`
  display: contents;
`;

/* As wide as its button, which comes later. */
export const MenuSlot = styled.div`
  width: ${theme.control};

  ${media.touch} { width: 44px; }
`;
