import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { useUiStrings } from '@rentyard/ui/strings';
import { media, theme } from '@rentyard/ui/theme';
import ListFilterIcon from 'lucide-react/icons/list-filter';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useEnterRows } from '../list/focusRows.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import type { ListState } from '../list/listAddress.ts';
import type { ListController } from '../list/useList.ts';
import { WideLabel } from '../list/WideLabel.ts';

const FilterBar = lazyComponent(() => import('./FilterBar.tsx').then((chunk) => chunk.FilterBar));

/** The part of a list that the toolbar changes. */
export interface NarrowedList {
  readonly state: Pick<ListState, 'search' | 'filters'>;
  readonly change: (part: Partial<Pick<ListState, 'search' | 'filters'>>) => void;
  /** Of a list with rows, to which Enter in the search leads. */
  readonly status?: ListController['status'];
  readonly rows?: ListController['rows'];
}

interface ListToolbarProps {
  readonly resource: Resource;
  readonly list: NarrowedList;
  /** Whether to show the search box. */
  readonly hasSearch: boolean;
  /** The order of the rows, before the filters in the second row. */
  readonly order?: ReactNode;
  /** Column and density menus of the table, at the end of the row. */
  readonly children?: ReactNode;
}

/**
 * The rows above the table: search, filter button, columns, density; below them the order and the filters. The height
 * of the second one is reserved, so that the table does not move when a filter is set.
 */
export function ListToolbar(props: ListToolbarProps): ReactNode {
  const { resource, list, hasSearch, order, children } = props;
  const uiText = useUiStrings();
  const enterRows = useEnterRows(list);
  const [isOpened, setOpened] = useState(false);
  const addFilter = (
    <Button icon={ListFilterIcon} onClick={() => setOpened(true)}>
      <WideLabel>{uiText('filter.add')}</WideLabel>
    </Button>
  );
  // Once rendered the bar stays: removing the last filter moves the focus to its button.
  const [hasBar, setBar] = useState(false);
  if (!hasBar && (isOpened || list.state.filters.length > 0)) setBar(true);
  const [chips, setChips] = useState<HTMLElement | null>(null);
  return (
    <Toolbar>
      <Row>
        {hasSearch && (
          <ListSearch
            resource={resource}
            search={list.state.search}
            onSearch={(search) => list.change({ search })}
            onEnterRows={enterRows}
          />
        )}
        {hasBar ? (
          <Suspense fallback={addFilter}>
            <FilterBar
              resource={resource}
              filters={list.state.filters}
              onFilters={(filters) => list.change({ filters })}
              isOpened={isOpened}
              chipsIn={chips}
            />
          </Suspense>
        ) : (
          addFilter
        )}
        <End>{children}</End>
      </Row>
      <Chips>
        {order}
        <span ref={setChips} data-part="chips" />
      </Chips>
    </Toolbar>
  );
}

const Toolbar = styled.div`
  flex: none;
  margin-bottom: ${theme.space2};
`;

const Row = styled.div`
  container: toolbar / inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space2};
  margin-bottom: ${theme.space2};

  > search {
    /* Wide enough to name searched fields. Beside an open record, the search takes less. */
    flex: 0 1 clamp(240px, min(30vw, 37cqi), 440px);
  }
  /* The search takes what the buttons leave, so that all are in one line. */
  ${media.tablet} {
    > search { flex: 1 1 200px; max-width: 440px; }
  }
  ${media.phone} {
    /* Beside the icons, so that four cards fit below. */
    > search { flex: 1 1 168px; max-width: none; }
  }
`;

const Chips = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  height: ${theme.control};
  overflow: auto hidden;
  scrollbar-width: none;
  /* Room for focus rings inside the scrolled row. */
  margin: -2px;
  padding: 2px;
  box-sizing: content-box;

  > [data-part='chips'] { display: contents; }
  > *, > [data-part='chips'] > * { flex: none; }
  ${media.touch} { height: 44px; }
  /* Cards begin below the toolbar while nothing is filtered. */
  ${media.phone} { height: auto; }
`;

/* Cards have neither columns nor density. Module tools and the menu remain. */
const End = styled.div`
  display: flex;
  gap: ${theme.space2};
  margin-inline-start: auto;

  ${media.phone} {
    > :not([data-part]) { display: none; }
  }
`;
