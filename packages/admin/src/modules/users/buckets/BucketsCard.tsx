import type { S3Setting } from '@rentyard/contract/entities/s3Setting';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, Suspense, useState } from 'react';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFailureText } from '../../../services/api/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { BucketLine } from './BucketLine.tsx';
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
