import type {
  LanguageProgress,
  TranslationProgress as ResourceProgress,
} from '@rentyard/contract/entities/records/translations';
import { languageTag } from '@rentyard/contract/languages';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Progress } from '@rentyard/ui/Progress';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { translationsApi } from '../../services/api/translationsApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { queueAddress } from './translationAddress.ts';
import { useResourceTitle } from './useResourceTitle.ts';
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

interface ProgressTableProps {
  readonly progress: readonly ResourceProgress[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

/** Modules by languages: the share of translated texts and the number of waiting records. */
function ProgressTable({ progress, languages }: ProgressTableProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const findTitle = useResourceTitle();
  return (
    <Frame>
      <table aria-label={t('translations.title')}>
        <thead>
          <tr>
            <th scope="col">{t('translations.module')}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {progress.map((one) => (
            <tr key={one.resource}>
              <th scope="row">
                <RouterLink to={path(queueAddress(one.resource, {}))}>
                  {findTitle(one.resource)}
                </RouterLink>
                <small>
                  {one.is_exact ? '' : '~ '}
                  {format.number(one.records)}
                </small>
              </th>
              {languages.map(({ code }) => {
                const of = one.languages.find(({ language }) => language === code);
                return <td key={code}>{of && <Share of={of} resource={one.resource} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

interface ShareProps {
  readonly resource: string;
  readonly of: LanguageProgress;
}

function Share({ resource, of }: ShareProps): ReactNode {
  const t = useT();
  const path = usePath();
  const tag = languageTag(useLanguage());
  const share = of.total === 0 ? 1 : of.filled / of.total;
  const state = of.missing_records > 0 ? 'missing' : of.outdated > 0 ? 'outdated' : undefined;
  const waiting = [
    of.missing_records > 0 && t('translations.missing_count', { count: of.missing_records }),
    of.outdated > 0 && t('translations.outdated_count', { count: of.outdated }),
  ].filter(Boolean);
  // Rounds down: 99.7 % must not be shown as 100 %.
  const shown = share === 1 ? 1 : Math.min(0.99, share);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(shown);
  return (
    <Cell to={path(queueAddress(resource, { language: of.language, state }))} data-state={state}>
      <b>{percent}</b>
      {share < 1 && <Progress label={percent} value={share} />}
      <small>{waiting.join(' · ') || t('translations.done')}</small>
    </Cell>
  );
}

const Frame = styled.div`
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};
  font-size: ${theme.textMd};

  table { width: 100%; border-collapse: separate; border-spacing: 0; }
  th, td { padding: 0; border-bottom: 1px solid ${theme.hairline}; text-align: start; vertical-align: top; }
  tbody tr:last-child > * { border-bottom: 0; }
  thead th { padding: ${theme.space2} ${theme.space3}; color: ${theme.textMuted}; font-weight: 500; }
  th:first-child {
    position: sticky;
    left: 0;
    min-width: 160px;
    background: ${theme.surface};
    border-right: 1px solid ${theme.hairline};
    ${media.phone} { min-width: 144px; }
  }
  tbody th { padding: ${theme.space3}; font-weight: 500; }
  tbody th > a { display: block; overflow-wrap: anywhere; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; font-weight: 400; }
`;

const Cell = styled(RouterLink)`
  display: grid;
  gap: ${theme.space1};
  min-width: 100px;
  padding: ${theme.space3};
  color: inherit;
  text-decoration: none;
  font-variant-numeric: tabular-nums;

  &:hover { background: ${theme.hover}; }
  &:focus-visible { outline-offset: -2px; }
  > b { font-weight: 500; }
  &:not([data-state]) > b { color: ${theme.success}; }
`;
