import { fileFormats } from '@rentyard/contract/entities/importExport';
import type { Job } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useT } from '../../services/i18n/useT.ts';
import { useDownload } from './useDownload.ts';

interface FailedRowsProps {
  readonly resource: Resource;
  readonly job: Job;
}

/** The rows of a file that failed, to be mended and brought in again. */
export function FailedRows({ resource, job }: FailedRowsProps): ReactNode {
  const t = useT();
  const [download] = useDownload();
  if (job.counts.failed === 0) return null;
  return (
    <Stack direction="row" gap={2} align="center" wrap style={{ marginTop: 16 }}>
      <Text>{t('exchange.failed_rows')}</Text>
      {fileFormats.map((format) => (
        <Button
          key={format}
          icon={Download}
          onClick={() => download(`${resource.name}/import/${job.id}/failed?format=${format}`)}
        >
          {t(`exchange.format.${format}`)}
        </Button>
      ))}
    </Stack>
  );
}
