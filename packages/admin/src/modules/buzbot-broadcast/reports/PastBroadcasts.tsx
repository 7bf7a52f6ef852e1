import {
  type BuzbotBroadcastRow,
  buzbotBroadcast,
} from '@rentyard/contract/entities/chat/broadcast';
import { acceptedSearch } from '@rentyard/contract/schema/listSearch';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { NoMatch } from '@rentyard/ui/NoMatch';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListSearch } from '../../../records/list/ListSearch.tsx';
import { ListFailed } from '../../../records/list/ListStates.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { PastBroadcast } from './PastBroadcast.tsx';

const records = recordsOf(buzbotBroadcast);
const pageSize = 25;

/** Past and running broadcasts, with a search by text. */
export function PastBroadcasts({ open }: { readonly open: number | undefined }): ReactNode {
  const t = useT();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const search = (params.get('quick_filter') ?? '').trim();
  const page = Number(params.get('page')) || 1;
  const response = records.useList({
    page,
    perPage: pageSize,
    search: acceptedSearch(search),
  });
  useEvents(['broadcast', 'reset'], () => response.refetch());
  const change = (name: string, value: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (name !== 'page') next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const rows = response.data?.data as readonly BuzbotBroadcastRow[] | undefined;
  const meta = response.data?.meta;
  return (
    <Card title={t('broadcast.past')}>
      <Stack gap={3}>
        <ListSearch
          resource={buzbotBroadcast}
          search={search}
          onSearch={(typed) => change('quick_filter', typed)}
        />
        {rows ? (
          rows.length > 0 ? (
            <ul>
              {rows.map((row) => (
                <PastBroadcast key={row.id} broadcast={row} isOpen={row.id === open} />
              ))}
            </ul>
          ) : search ? (
            <NoMatch onClear={() => change('quick_filter', '')} />
          ) : (
            <EmptyState title={t('broadcast.empty')} text={t('broadcast.empty_text')} />
          )
        ) : response.error ? (
          <ListFailed
            failure={isApiFailure(response.error) ? response.error : undefined}
            onRetry={response.refetch}
          />
        ) : (
          <Skeleton height={240} />
        )}
        {meta && meta.last_page > 1 && (
          <Stack direction="row" gap={2} align="center" justify="space-between">
            <Button disabled={page <= 1} onClick={() => change('page', String(page - 1))}>
              {t('broadcast.newer')}
            </Button>
            <span>
              {format.number(page)} / {format.number(meta.last_page)}
            </span>
            <Button
              disabled={page >= meta.last_page}
              onClick={() => change('page', String(page + 1))}
            >
              {t('broadcast.older')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
