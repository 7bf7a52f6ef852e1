import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { translationsApi } from '../../services/api/translationsApi.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { ProgressTable } from './ProgressTable.tsx';
import { useTranslationView } from './useTranslationView.ts';

/** Translation progress, by language, of the modules whose records the user may change. Each number links to its records. */
export function TranslationProgress(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const view = useTranslationView();
  const may = useAbility();
  const { data, error, refetch } = translationsApi.useTranslationProgressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const mine = data?.filter(({ subject }) => may('update', subject)) ?? [];
  return (
    <>
      <PageHeader title={t('translations.title')} />
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('translations.intro')}
        </Text>
        {data && view ? (
          mine.length > 0 ? (
            <ProgressTable progress={mine} languages={view.targets} />
          ) : (
            <EmptyState title={t('translations.nothing')} />
          )
        ) : error ? (
          <ErrorState title={t('list.failed')} text={failureText(error)} onRetry={refetch} />
        ) : (
          <Skeleton height={420} />
        )}
      </Stack>
    </>
  );
}
