import type { Resource } from '@rentyard/contract/schema/resource';
import type { reorderRoute } from '@rentyard/contract/schema/routes/writeRoutes';
import type { Status } from '@rentyard/contract/schema/statuses';
import { Dialog } from '@rentyard/ui/Dialog';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { StatusBadge } from '../../records/fields/StatusBadge.tsx';
import { DialogButtons } from '../../records/form/screen/DialogButtons.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { buildRequest } from '../../services/api/endpoint.ts';
import { listHooks, recordTags } from '../../services/api/listApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

interface ReorderDialogProps {
  /** It has a manual order and a call that changes it. */
  readonly resource: Resource;
  readonly onClose: () => void;
}

interface SortedRow {
  readonly id: number;
  readonly name: string;
  /** Of resources that have one. */
  readonly status?: Status;
}

type ReorderRoute = ReturnType<typeof reorderRoute>;

const reorderApi = api.injectEndpoints({
  endpoints: (build) => ({
    reorder: build.mutation<
      unknown,
      { readonly resource: string; readonly ids: readonly number[] }
    >({
      query: ({ resource, ids }) =>
        buildRequest<ReorderRoute>(`PATCH /${resource}/order`, { body: { ids: [...ids] } }),
      invalidatesTags: (_, failure, { resource, ids }) =>
        failure ? [] : recordTags(resource, ids),
    }),
  }),
});

/** The server's maximum page size: the first records are those that visitors see. */
const query = { page: 1, perPage: 100, sort: [{ path: 'sort_order', isDescending: false }] };

/** Reorders records by dragging or with the keyboard. */
export function ReorderDialog({ resource, onClose }: ReorderDialogProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [{ useList }] = useState(() => listHooks(resource.name));
  const response = useList(query);
  const [save, { isLoading }] = reorderApi.useReorderMutation();
  const [moved, setMoved] = useState<readonly SortedRow[]>();
  const rows = moved ?? (response.data?.data as readonly SortedRow[] | undefined);
  const move = (from: number, to: number) => {
    const item = rows?.[from];
    if (!rows || !item) return;
    setMoved(rows.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const handleSave = async () => {
    if (!moved) return onClose();
    try {
      await save({ resource: resource.name, ids: moved.map(({ id }) => id) }).unwrap();
      alerts.edited();
      onClose();
    } catch (error) {
      alerts.error(failureText(error));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('list.reorder')}
      footer={
        <DialogButtons
          label={t('reorder.save')}
          onConfirm={() => void handleSave()}
          onCancel={onClose}
          isBusy={isLoading}
          disabled={!moved}
        />
      }
    >
      <Stack gap={3}>
        <Text as="p" size="md" tone="soft">
          {t('reorder.hint')}
        </Text>
        {!rows && response.error && (
          <ErrorState
            title={t('list.failed')}
            text={failureText(response.error)}
            onRetry={response.refetch}
          />
        )}
        {!rows && !response.error && <Skeleton height={320} />}
        {rows && (
          <SortableList
            label={t('list.reorder')}
            items={rows.map((row) => ({ id: String(row.id), name: row.name, row }))}
            onMove={move}
          >
            {({ row }, index, grip) => (
              <Line>
                {grip}
                <Position>{index + 1}</Position>
                <Text truncate>{row.name}</Text>
                {row.status && <StatusBadge status={row.status} />}
              </Line>
            )}
          </SortableList>
        )}
      </Stack>
    </Dialog>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 2.5em minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space2};
  padding: 2px 0;
  border-bottom: 1px solid ${theme.hairline};
  background: ${theme.raised};
`;

const Position = styled.span`
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
