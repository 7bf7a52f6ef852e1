import type { BrandRow } from '@rentyard/contract/entities/brand';
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
import { listHooks } from '../../services/api/listApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { brandsApi } from './brandsApi.ts';

interface OrderDialogProps {
  readonly onClose: () => void;
}

const brands = listHooks('brands');
/** The server's maximum page size. Only the first brands are visible on a site. */
const query = { page: 1, perPage: 100, sort: [{ path: 'sort_order', isDescending: false }] };

/** Reorders brands by dragging or with the keyboard. */
export function ReorderDialog({ onClose }: OrderDialogProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const response = brands.useList(query);
  const [save, { isLoading }] = brandsApi.useOrderBrandsMutation();
  const [moved, setMoved] = useState<readonly BrandRow[]>();
  const rows = moved ?? (response.data?.data as readonly BrandRow[] | undefined);
  const move = (from: number, to: number) => {
    const item = rows?.[from];
    if (!rows || !item) return;
    setMoved(rows.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const handleSave = async () => {
    if (!moved) return onClose();
    try {
      await save({ body: { ids: moved.map(({ id }) => id) } }).unwrap();
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
      title={t('brands.reorder')}
      footer={
        <DialogButtons
          label={t('brands.reorder_save')}
          onConfirm={() => void handleSave()}
          onCancel={onClose}
          isBusy={isLoading}
          disabled={!moved}
        />
      }
    >
      <Stack gap={3}>
        <Text as="p" size="md" tone="soft">
          {t('brands.reorder_hint')}
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
            label={t('brands.title')}
            items={rows.map((row) => ({ id: String(row.id), name: row.name, row }))}
            onMove={move}
          >
            {({ row }, index, grip) => (
              <Line>
                {grip}
                <Position>{index + 1}</Position>
                <Text truncate>{row.name}</Text>
                <StatusBadge status={row.status} />
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
