import {
  type Utilisation,
  type UtilisationGroup,
  type UtilisationSort,
  utilisationGroups,
} from '@rentyard/contract/entities/utilisation';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Select } from '@rentyard/ui/Select';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDownload } from '../../../features/import-export/useDownload.ts';
import { useFailureText } from '../../../services/format/useFailureText.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { FigureTools } from '../period/FigureTools.ts';
import { PeriodControl } from '../period/PeriodControl.tsx';
import { type ChosenPlaces, PlaceFilter, places, readPlaces } from '../period/PlaceFilter.tsx';
import { type ChosenPeriod, readPeriod } from '../period/period.ts';
import { useToday } from '../period/useToday.ts';
import { UtilisationFigures } from './UtilisationFigures.tsx';
import { UtilisationTable } from './UtilisationTable.tsx';
import { TableToggle, UtilisationTrend } from './UtilisationTrend.tsx';
import { utilisationApi } from './utilisationApi.ts';

const rowsPerPage = 50;

/** How much machines were rented, earned and could not serve, by period and group. */
export function UtilisationScreen(): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const chosen = useMemo((): Chosen => {
    const by = utilisationGroups.find((one) => one === search.get('by')) ?? 'category';
    return { ...readPeriod(search, today), by, places: readPlaces(search) };
  }, [search, today]);
  const [sort, setSort] = useState<UtilisationSort>('-utilisation');
  const page = Math.max(1, Number(search.get('page')) || 1);
  const [isTable, setIsTable] = useState(false);
  const query = { ...chosen.period, ...chosen.places, by: chosen.by, sort };
  const { data, error, refetch } = utilisationApi.useUtilisationQuery({
    query: { ...query, page, per_page: rowsPerPage },
  });
  const choose = (changes: Changes) => {
    const kept = chosen.days === 'custom' && !('days' in changes) ? chosen.period : {};
    const shown = { days: chosen.days, ...kept, ...chosen.places, by: chosen.by, ...changes };
    setSearch(queryText(shown));
  };
  return (
    <>
      <PageHeader
        title={t('utilisation.title')}
        actions={<ExportButton query={queryText(query)} />}
      />
      <Stack gap={4}>
        <Controls chosen={chosen} data={data} onChoose={choose} />
        {!data && error && <ErrorState title={failureText(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={480} />}
        {data && (
          <>
            <UtilisationFigures data={data} />
            <Card
              title={t('utilisation.by_day')}
              actions={<TableToggle isTable={isTable} onToggle={setIsTable} />}
            >
              <UtilisationTrend data={data} isTable={isTable} />
            </Card>
            <Card title={t('utilisation.table')}>
              {data.rows.length === 0 ? (
                <EmptyState title={t('utilisation.empty')} text={t('utilisation.empty_text')} />
              ) : (
                <Stack gap={3}>
                  <UtilisationTable data={data} by={chosen.by} sort={sort} onSort={setSort} />
                  {data.row_count > rowsPerPage && (
                    <Pages
                      page={page}
                      count={Math.ceil(data.row_count / rowsPerPage)}
                      onChoose={choose}
                    />
                  )}
                </Stack>
              )}
            </Card>
            <Text as="p" size="sm" tone="muted">
              {t('utilisation.explanation')}
              {data.without_rate > 0 &&
                ` ${t('utilisation.without_rate', { count: data.without_rate })}`}
            </Text>
          </>
        )}
      </Stack>
    </>
  );
}

/** Parameters of the URL; undefined removes one. */
type Changes = Readonly<Record<string, string | undefined>>;

function queryText(query: Readonly<Record<string, string | number | undefined>>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) text.set(name, String(value));
  }
  return text.toString();
}

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly onChoose: (changes: Changes) => void;
}

/** The page of the rows, with the previous and the next one. */
function Pages({ page, count, onChoose }: PagesProps): ReactNode {
  const t = useT();
  const turn = (next: number) => onChoose({ page: String(next) });
  return (
    <Stack direction="row" gap={3} align="center">
      <Button disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('utilisation.previous')}
      </Button>
      <Text>{t('utilisation.page', { page, count })}</Text>
      <Button disabled={page >= count} onClick={() => turn(page + 1)}>
        {t('utilisation.next')}
      </Button>
    </Stack>
  );
}

function ExportButton({ query }: { readonly query: string }): ReactNode {
  const t = useT();
  const [download, isBusy] = useDownload();
  if (!useCan('export', 'orders')) return null;
  return (
    <Button
      icon={Download}
      isBusy={isBusy}
      onClick={() => void download(`home/utilisation/export?${query}`)}
    >
      {t('utilisation.export')}
    </Button>
  );
}

interface Chosen extends ChosenPeriod {
  readonly by: UtilisationGroup;
  readonly places: ChosenPlaces;
}

interface ControlsProps {
  readonly chosen: Chosen;
  readonly data: Utilisation | undefined;
  readonly onChoose: (changes: Changes) => void;
}

function Controls({ chosen, data, onChoose }: ControlsProps): ReactNode {
  const t = useT();
  const { by } = chosen;
  return (
    <FigureTools>
      <PeriodControl chosen={chosen} onChoose={onChoose} />
      {places.map((place) => (
        <PlaceFilter
          key={place}
          place={place}
          value={data?.[place] ?? null}
          onChoose={(value) => onChoose({ [place]: value })}
        />
      ))}
      <Select<UtilisationGroup>
        label={t('utilisation.group')}
        size="medium"
        value={by}
        options={utilisationGroups.map((value) => ({ value, label: t(`utilisation.by.${value}`) }))}
        onChange={(value) => value && onChoose({ by: value })}
      />
    </FigureTools>
  );
}
