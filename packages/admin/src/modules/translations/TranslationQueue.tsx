import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { defaultTableState } from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Pager } from '@rentyard/ui/Pager';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationMatrix } from '@rentyard/ui/TranslationMatrix';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pileSize, translationsApi } from '../../services/api/translationsApi.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { QueueToolbar } from './QueueToolbar.tsx';
import { editorAddress, queueAddress, type TranslationView } from './translationAddress.ts';
import { useResourceTitle } from './useResourceTitle.ts';
import { useTranslationView } from './useTranslationView.ts';

/** Records of one module by language, with a link to the next one to translate. */
export function TranslationQueue(): ReactNode {
  const view = useTranslationView();
  return view ? <QueueTable {...view} /> : <Skeleton height={420} />;
}

function QueueTable({
  resource,
  view,
  targets,
}: NonNullable<ReturnType<typeof useTranslationView>>): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const titleOf = useResourceTitle();
  const failureText = useFailureText();
  const response = translationsApi.useTranslationPileQuery({ resource, ...view });
  const { data: queue, error, refetch } = response;
  const go = (change: Partial<TranslationView>) =>
    void navigate(path(queueAddress(resource, { ...view, page: 1, ...change })));
  const first = queue?.data[0];
  const title = titleOf(resource);
  return (
    <Stack gap={3}>
      <PageHeader
        title={`${t('translations.title')}: ${title}`}
        count={queue && t('list.results', { count: queue.meta.total })}
        actions={
          first &&
          view.state && (
            <ButtonLink
              as={RouterLink}
              to={path(editorAddress(resource, first.id, view))}
              variant="primary"
              icon={ArrowRight}
            >
              {t('translations.start')}
            </ButtonLink>
          )
        }
      />
      <QueueToolbar view={view} targets={targets} onChange={go} />
      {error && !queue ? (
        <ErrorState title={t('list.failed')} text={failureText(error)} onRetry={refetch} />
      ) : !queue ? (
        <Skeleton height={420} />
      ) : queue.data.length === 0 ? (
        <EmptyState title={t(view.search ? 'translations.no_match' : 'translations.all_done')} />
      ) : (
        <div aria-busy={response.isFetching}>
          <TranslationMatrix
            label={title}
            records={queue.data}
            languages={targets}
            cellHref={({ id }, language) =>
              path(editorAddress(resource, Number(id), { ...view, language }))
            }
            renderLink={renderRouterLink}
          />
          <Pager
            options={{
              pageHref: (page) => path(queueAddress(resource, { ...view, page })),
              sizes: [pileSize],
            }}
            state={{ ...defaultTableState, page: view.page, perPage: pileSize }}
            onStateChange={({ page }) => page && go({ page })}
            rowCount={queue.data.length}
            total={queue.meta.total}
            isTotalExact={queue.meta.total_is_exact}
            renderLink={renderRouterLink}
          />
        </div>
      )}
    </Stack>
  );
}
