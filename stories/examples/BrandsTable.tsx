import { DataTable, defaultTableState, type TableState, textColumn } from '@rentyard/ui/DataTable';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { type ReactNode, useEffect, useState } from 'react';

interface Brand {
  readonly id: number;
  readonly name: string;
}

interface Page {
  readonly data: readonly Brand[];
  readonly total: number;
}

type Query = Pick<TableState, 'sort' | 'page' | 'perPage'>;

const columns = [
  textColumn<Brand>({
    id: 'name',
    header: 'Name',
    sortKey: 'name',
    isPrimary: true,
    value: (row) => row.name,
  }),
];

interface BrandsTableProps {
  /** Requests a page from your server. */
  readonly load: (query: Query) => Promise<Page>;
}

/** A list that a server sorts and pages. */
export function BrandsTable({ load }: BrandsTableProps): ReactNode {
  const [state, setState] = useState(defaultTableState);
  const [response, setResponse] = useState<Page>();
  const [status, setStatus] = useState<'loading' | 'refreshing' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);
  const { sort, page, perPage } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    setStatus((before) => (before === 'ready' ? 'refreshing' : 'loading'));
    load({ sort, page, perPage }).then(
      (next) => {
        if (!isCurrent) return;
        setResponse(next);
        setStatus('ready');
      },
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, sort, page, perPage, attempt]);
  return (
    <DataTable
      label="Brands"
      columns={columns}
      rows={response?.data}
      total={response?.total}
      getRowId={(brand) => String(brand.id)}
      rowHref={(brand) => `/brands/${brand.id}`}
      state={state}
      onStateChange={(change) => setState((before) => ({ ...before, ...change }))}
      status={status}
      pager={{}}
      errorState={
        <ErrorState
          title="The brands could not be loaded"
          onRetry={() => setAttempt(attempt + 1)}
        />
      }
    />
  );
}
