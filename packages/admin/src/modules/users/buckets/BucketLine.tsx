import type { S3Setting } from '@rentyard/contract/entities/s3Setting';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { IconButton } from '@rentyard/ui/IconButton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../../services/api/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { BucketTest } from './BucketTest.tsx';
import { bucketsApi } from './bucketsApi.ts';

interface BucketLineProps {
  readonly personId: number;
  readonly bucket: S3Setting;
  /** Undefined without permission. */
  readonly onEdit: (() => void) | undefined;
}

/** One bucket: location, use, and a connection test. */
export function BucketLine({ personId, bucket, onEdit }: BucketLineProps): ReactNode {
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
