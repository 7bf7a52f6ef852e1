import type { Job, JobRow, RowOutcome } from '@rentyard/contract/entities/job';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { jobsApi } from './jobsApi.ts';
import { outcomeKey, useJobSummary } from './useJobSummary.ts';
import { type RowProblems, useProblemTexts } from './useProblemTexts.ts';

interface JobReportProps {
  readonly resource: Resource;
  readonly job: Job;
}

const perPage = 25;

const tones: Readonly<Record<RowOutcome, BadgeTone>> = {
  done: 'success',
  skipped: 'warning',
  failed: 'danger',
};

/** The result of a finished job: counts by outcome, and row by row with errors first. */
export function JobReport({ resource, job }: JobReportProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const formatSummary = useJobSummary();
  const { skipped, failed } = job.counts;
  const outcomes = (['done', 'skipped', 'failed'] as const).filter((one) => job.counts[one] > 0);
  const worst = failed > 0 ? 'failed' : skipped > 0 ? 'skipped' : 'done';
  const [outcome, setOutcome] = useState<RowOutcome>(worst);
  const [page, setPage] = useState(1);
  const shown = job.counts[outcome] > 0 ? outcome : worst;
  const { data } = jobsApi.useJobRowsQuery({
    params: { id: job.id },
    query: { outcome: shown, page, per_page: perPage },
  });
  const last = data?.meta.last_page ?? 1;
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium" role="status">
        {formatSummary(job)}
      </Text>
      {outcomes.length > 1 && (
        <Stack direction="row" gap={2} wrap>
          {outcomes.map((one) => (
            <Button
              key={one}
              aria-pressed={one === shown}
              variant={one === shown ? 'secondary' : 'ghost'}
              onClick={() => {
                setOutcome(one);
                setPage(1);
              }}
            >
              {t(outcomeKey(job, one))} {format.number(job.counts[one])}
            </Button>
          ))}
        </Stack>
      )}
      {data && data.data.length > 0 && (
        <RowTable
          label={t('jobs.report')}
          heads={[t('jobs.record'), t('jobs.outcome'), t('jobs.detail')]}
          rows={data.data.map((row) => ({
            key: row.row,
            name: <RowName resource={resource} row={row} hasNumber={job.kind === 'import'} />,
            status: t(outcomeKey(job, row.outcome)),
            tone: tones[row.outcome],
            detail: <ProblemList resource={resource} errors={row.errors} />,
          }))}
        />
      )}
      {last > 1 && (
        <Stack direction="row" gap={2} align="center" justify="end">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('jobs.previous')}
          </Button>
          <Text tone="muted" isTabular>
            {format.number(page)} / {format.number(last)}
          </Text>
          <Button disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('jobs.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface RowNameProps {
  readonly resource: Resource;
  readonly row: JobRow;
  /** Whether the rows have a row number in the file. */
  readonly hasNumber: boolean;
}

function RowName({ resource, row, hasNumber }: RowNameProps): ReactNode {
  const t = useT();
  const path = usePath();
  const number = t('jobs.row', { row: row.row });
  const name = hasNumber && row.name !== null ? `${number} · ${row.name}` : (row.name ?? number);
  if (row.record_id === null) return name;
  // Opens in a new tab, because leaving this page would lose the report.
  return (
    <RouterLink to={path(`/${resource.subject}/edit/${row.record_id}`)} target="_blank">
      {name}
    </RouterLink>
  );
}

interface ProblemListProps {
  readonly resource: Resource;
  readonly errors: RowProblems;
}

/** The problems of one row, each with its field. */
function ProblemList({ resource, errors }: ProblemListProps): ReactNode {
  const formatProblems = useProblemTexts(resource);
  return formatProblems(errors).map((text) => <div key={text}>{text}</div>);
}

interface ReportRow {
  readonly key: number;
  /** The name of the row. */
  readonly name: ReactNode;
  /** The label of its outcome. */
  readonly status: string;
  readonly tone: BadgeTone;
  /** The reason, or the changes. */
  readonly detail: ReactNode;
}

interface RowTableProps {
  /** Label of the table for screen readers. */
  readonly label: string;
  readonly heads: readonly [name: string, outcome: string, detail: string];
  readonly rows: readonly ReportRow[];
}

/** A table of row outcomes. */
function RowTable({ label, heads, rows }: RowTableProps): ReactNode {
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, status, tone, detail }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <Badge tone={tone}>{status}</Badge>
              </td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 40dvh;
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};

  &:focus-visible { outline-offset: -2px; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.textMd};
  line-height: 18px;

  th, td {
    padding: ${theme.space2} ${theme.space3};
    border-bottom: 1px solid ${theme.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tr:last-child > * { border-bottom: 0; }
  thead th {
    position: sticky;
    top: 0;
    background: ${theme.sunken};
    color: ${theme.textMuted};
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th { width: 34%; font-weight: 500; }
  tbody td:nth-child(2) { width: 1%; white-space: nowrap; }
  tbody td:last-child { color: ${theme.textSoft}; }
  ${media.phone} {
    thead { display: none; }
    tbody tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid ${theme.border}; }
    tbody tr > * { border: 0; width: auto; }
    tbody td:last-child { grid-column: 1 / -1; padding-top: 0; }
    tbody td:last-child:empty { display: none; }
  }
`;
