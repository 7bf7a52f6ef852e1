import { SkipLink } from '@rentyard/ui/AppShell';
import { breakpoints, media, theme } from '@rentyard/ui/theme';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { focusRow } from '../../records/list/focusRows.ts';
import { firstPage } from '../../services/api/status/firstPage.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

/** Loaded on demand: most lists have rows. */
const loadStates = () => import('../../records/list/ListStates.tsx');
export const ListEmpty = lazyComponent(() => loadStates().then((chunk) => chunk.ListEmpty));
export const ListFailed = lazyComponent(() => loadStates().then((chunk) => chunk.ListFailed));
export const ListNoMatch = lazyComponent(() => loadStates().then((chunk) => chunk.NoMatch));

/** Loaded after the page: it reports changes by other users. */
const ChangedRows = lazyComponent(() =>
  import('./ChangedRows.tsx').then((chunk) => chunk.ChangedRows),
);

/** Loads after the first page without rendering that page again. */
export function ChangedRowsSlot(props: ComponentProps<typeof ChangedRows>): ReactNode {
  return (
    firstPage.useValue() && (
      <Suspense>
        <ChangedRows {...props} />
      </Suspense>
    )
  );
}

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

/** Loaded when the trash is opened. */
export const TrashScreen = lazyComponent(() =>
  import('../../features/trash/TrashScreen.tsx').then((chunk) => chunk.TrashScreen),
);

/* The table scrolls below a fixed header; on phones the page scrolls as a whole. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ::highlight(search) { text-decoration: underline; }
  ${media.notPhone} {
    height: calc(100dvh - ${theme.topBar} - ${theme.space10});
    min-height: 420px;
  }
  /* Every pixel above the cards counts there. */
  ${media.phone} {
    margin-block-start: -8px;

    > :first-child { margin-block-end: ${theme.space1}; }
  }
  /* The quick view is beside the list and does not cover it. */
  @media (min-width: ${breakpoints.tablet}px) {
    &:has(> [data-peek]) { padding-inline-end: 388px; }
  }
`;

/** A link for keyboards, past the toolbar to the first row. */
export function SkipToRows(): ReactNode {
  const t = useT();
  return (
    <SkipLink
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        focusRow(0);
      }}
    >
      {t('list.skip')}
    </SkipLink>
  );
}

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
