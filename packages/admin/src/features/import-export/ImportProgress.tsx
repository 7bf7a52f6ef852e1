import { languageTag } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Progress } from '@rentyard/ui/Progress';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import type { PreviewProgress } from './importApi.ts';

interface ImportProgressProps {
  readonly progress: PreviewProgress;
  /** Left out where the list of uploads stops it. */
  readonly onStop?: (() => void) | undefined;
}

/** A screen reader hears the progress at each quarter, not at each of a hundred changes. */
const announcements = 4;

/** How far the check of a file is: its upload, then its rows. */
export function ImportProgress({ progress, onStop }: ImportProgressProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const tag = languageTag(useLanguage());
  const isUpload = 'sent' in progress;
  const label = t(isUpload ? 'import_export.uploading' : 'import_export.checking');
  const share = isUpload ? progress.sent : progress.done / Math.max(1, progress.total);
  const isUploaded = isUpload && share === 1;
  const percent = (of: number) => new Intl.NumberFormat(tag, { style: 'percent' }).format(of);
  const numbers = isUpload
    ? percent(share)
    : t('jobs.progress', {
        done: format.number(progress.done),
        total: format.number(progress.total),
      });
  const quarter = Math.floor(share * announcements) / announcements;
  const frame = useRef<HTMLDivElement>(null);
  // It is below the file or above the columns, of which a phone shows only some.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={frame}>
      <Stack gap={2}>
        <Stack direction="row" gap={3} align="center">
          <div style={{ flex: 1 }}>
            {/* The server reads the file before it knows its rows. */}
            <Progress label={label} {...(!isUploaded && { value: share })} />
          </div>
          {onStop && (
            <Button variant="ghost" onClick={onStop}>
              {t('import_export.stop')}
            </Button>
          )}
        </Stack>
        <Text tone="muted" isTabular aria-hidden>
          {label}: {numbers}
        </Text>
        <VisuallyHidden role="status">
          {label}: {percent(quarter)}
        </VisuallyHidden>
      </Stack>
    </div>
  );
}
