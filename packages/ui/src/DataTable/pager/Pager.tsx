import type { ReactNode } from 'react';
import type { RenderLink } from '../../lib/link.tsx';
import type { TableState, TableStateChange } from '../model/tableState.ts';
import { PagerFoot, type PagerOptions } from './PagerFoot.tsx';

export interface PagerProps {
  readonly options: PagerOptions;
  readonly state: TableState;
  readonly onStateChange: TableStateChange;
  /** Number of rows on this page; undefined while they load. */
  readonly rowCount: number | undefined;
  readonly total: number | undefined;
  readonly isTotalExact: boolean;
  readonly renderLink: RenderLink;
}

/** The pager of a list that is not a `DataTable`: page size, range of the rows, links to other pages. */
export function Pager({ state, onStateChange, ...rest }: PagerProps): ReactNode {
  const { page, perPage } = state;
  return (
    <PagerFoot
      {...rest}
      page={page}
      perPage={perPage}
      pageCount={Math.ceil((rest.total ?? 0) / perPage)}
      setPageIndex={(index) => onStateChange({ page: index + 1 })}
      onPerPage={(next) =>
        // The page of the new size that contains the first row of the current page.
        onStateChange({ perPage: next, page: Math.floor(((page - 1) * perPage) / next) + 1 })
      }
    />
  );
}
