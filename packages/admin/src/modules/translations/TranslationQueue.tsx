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
import { PileTools } from './QueueToolbar.tsx';
import { type DeskState, editorAddress, pileAddress } from './translationAddress.ts';
import { useResourceTitle } from './useResourceTitle.ts';
import { useDesk } from './useTranslationView.ts';

/** Records of one module by languages, with the way to the next that waits for a translator. */
export function TranslationPile(): ReactNode {
  const desk = useDesk();
  return desk ? <Pile {...desk} /> : <Skeleton height={420} />;
}

function Pile({ resource, desk, targets }: NonNullable<ReturnType<typeof useDesk>>): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const titleOf = useResourceTitle();
  const failureText = useFailureText();
  const answer = translationsApi.useTranslationPileQuery({ resource, ...desk });
  const { data: pile, error, refetch } = answer;
  const go = (change: Partial<DeskState>) =>
    void navigate(path(pileAddress(resource, { ...desk, page: 1, ...change })));
  const first = pile?.data[0];
  const title = titleOf(resource);
  return (
    <Stack gap={3}>
      <PageHeader
        title={`${t('translations.title')}: ${title}`}
        count={pile && t('list.results', { count: pile.meta.total })}
        actions={
          first &&
          desk.state && (
            <ButtonLink
              as={RouterLink}
              to={path(editorAddress(resource, first.id, desk))}
              variant="primary"
              icon={ArrowRight}
            >
              {t('translations.start')}
            </ButtonLink>
          )
        }
      />
      <PileTools desk={desk} targets={targets} onChange={go} />
      {error && !pile ? (
        <ErrorState title={t('list.failed')} text={failureText(error)} onRetry={refetch} />
      ) : !pile ? (
        <Skeleton height={420} />
      ) : pile.data.length === 0 ? (
        <EmptyState title={t(desk.search ? 'translations.no_match' : 'translations.all_done')} />
      ) : (
        <div aria-busy={answer.isFetching}>
          <TranslationMatrix
            label={title}
            records={pile.data}
            languages={targets}
            cellHref={({ id }, language) =>
              path(editorAddress(resource, Number(id), { ...desk, language }))
            }
            renderLink={renderRouterLink}
          />
          <Pager
            options={{
              pageHref: (page) => path(pileAddress(resource, { ...desk, page })),
              sizes: [pileSize],
            }}
            state={{ ...defaultTableState, page: desk.page, perPage: pileSize }}
            onStateChange={({ page }) => page && go({ page })}
            rowCount={pile.data.length}
            total={pile.meta.total}
            isTotalExact={pile.meta.total_is_exact}
            renderLink={renderRouterLink}
          />
        </div>
      )}
    </Stack>
  );
}
