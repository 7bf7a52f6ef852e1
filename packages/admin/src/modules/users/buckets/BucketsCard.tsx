import type { S3Setting } from '@rentyard/contract/entities/system/s3Setting';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { IconButton } from '@rentyard/ui/IconButton';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, Suspense, useState } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { BucketTest } from './BucketTest.tsx';
import { bucketsApi } from './bucketsApi.ts';

const BucketDialog = lazyComponent(() =>
  import('./BucketDialog.tsx').then((chunk) => chunk.BucketDialog),
);

/** A user's upload buckets; one of them is the default. */
export function BucketsCard({ personId }: { readonly personId: number }): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const mayUpdate = useCan('update', 'users');
  const { data, error } = bucketsApi.useBucketsQuery({
    params: { id: personId },
    query: { per_page: '100' },
  });
  const [edited, setEdited] = useState<S3Setting | 'new'>();
  const buckets = data?.data;
  return (
    <Card
      title={t('users.buckets')}
      actions={
        mayUpdate && (
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {t('users.bucket_add')}
          </Button>
        )
      }
    >
      {!buckets && !error && <Skeleton height={40} />}
      {!buckets && isApiFailure(error) && (
        <Text size="md" tone="danger" as="p" role="alert">
          {failureText(error)}
        </Text>
      )}
      {buckets?.length === 0 && (
        <Text size="md" tone="muted" as="p">
          {t('users.no_buckets')}
        </Text>
      )}
      {buckets && buckets.length > 0 && (
        <Stack as="ul" gap={4}>
          {buckets.map((bucket) => (
            <BucketLine
              key={bucket.id}
              personId={personId}
              bucket={bucket}
              onEdit={mayUpdate ? () => setEdited(bucket) : undefined}
            />
          ))}
        </Stack>
      )}
      {edited && (
        <Suspense>
          <BucketDialog
            personId={personId}
            bucket={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface BucketLineProps {
  readonly personId: number;
  readonly bucket: S3Setting;
  /** Undefined without permission. */
  readonly onEdit: (() => void) | undefined;
}

/** One bucket: location, use, and a connection test. */
function BucketLine({ personId, bucket, onEdit }: BucketLineProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [remove] = bucketsApi.useRemoveBucketMutation();
  const [test, tested] = bucketsApi.useTestBucketMutation();
  const of = { params: { id: personId, sid: bucket.id } };
  const handleRemove = async () => {
    const title = t('record.delete_one', { name: bucket.name });
    if (!(await confirm({ title, text: t('users.bucket_delete_text'), tone: 'danger' }))) return;
    try {
      await remove(of).unwrap();
      alerts.deleted();
    } catch (error) {
      alerts.error(failureText(error));
    }
  };
  return (
    <Stack as="li" gap={2}>
      <Stack direction="row" gap={3} align="center" wrap>
        <Stack gap={0} style={{ flex: '1 1 220px' }}>
          <Stack direction="row" gap={2} align="center" wrap>
            <Text size="md" weight="medium">
              {bucket.name}
            </Text>
            {bucket.is_default && bucket.active && (
              <Badge tone="success">{t('users.bucket_default')}</Badge>
            )}
            {!bucket.active && <Badge>{t('users.bucket_inactive')}</Badge>}
          </Stack>
          <Text size="sm" tone="muted">
            {[bucket.endpoint, bucket.bucket, bucket.prefix].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {onEdit && (
          <Stack direction="row" gap={2}>
            <Button isBusy={tested.isLoading} onClick={() => void test(of)}>
              {t('users.bucket_test')}
            </Button>
            <IconButton
              icon={Pencil}
              label={`${t('record.edit')}: ${bucket.name}`}
              onClick={onEdit}
            />
            <IconButton
              icon={Trash2}
              label={`${t('record.delete')}: ${bucket.name}`}
              onClick={() => void handleRemove()}
            />
          </Stack>
        )}
      </Stack>
      <BucketTest test={tested.data} error={tested.error} />
    </Stack>
  );
}
