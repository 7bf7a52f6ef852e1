import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { defaultTableState } from '@rentyard/ui/DataTable';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { NativeSelect } from '@rentyard/ui/NativeSelect';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Pager } from '@rentyard/ui/Pager';
import { SearchField } from '@rentyard/ui/SearchField';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { TranslationMatrix } from '@rentyard/ui/TranslationMatrix';
import { theme } from '@rentyard/ui/theme';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { pileSize, translationsApi } from '../../services/api/translationsApi.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { renderRouterLink } from '../../services/i18n/renderRouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
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
  const findTitle = useResourceTitle();
  const failureText = useFailureText();
  const response = translationsApi.useTranslationPileQuery({ resource, ...view });
  const { data: queue, error, refetch } = response;
  const go = (change: Partial<TranslationView>) =>
    void navigate(path(queueAddress(resource, { ...view, page: 1, ...change })));
  const first = queue?.data[0];
  const title = findTitle(resource);
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

interface QueueToolbarProps {
  readonly view: TranslationView;
  readonly targets: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (change: Partial<TranslationView>) => void;
}

/** Milliseconds without typing before the queue is fetched (P-LIST-2). */
const typingPause = 300;

/** Filters of the queue: search, language and state. */
function QueueToolbar({ view, targets, onChange }: QueueToolbarProps): ReactNode {
  const t = useT();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const handleSearch = (search: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onChange({ search: search.trim() }), typingPause);
  };
  return (
    <Row>
      <SearchField
        label={t('list.search')}
        defaultValue={view.search}
        onChange={(event) => handleSearch(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('translations.language')}
        isLabelHidden
        size="medium"
        value={view.language}
        options={targets.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => onChange({ language: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('translations.state')}
        isLabelHidden
        size="medium"
        value={view.state ?? ''}
        options={[
          { label: t('translations.state.all'), value: '' },
          { label: t('translations.state.missing'), value: 'missing' },
          { label: t('translations.state.outdated'), value: 'outdated' },
        ]}
        onChange={(event) =>
          onChange({ state: (event.currentTarget.value || undefined) as TranslationView['state'] })
        }
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};

  > search { flex: 0 1 320px; }
`;
