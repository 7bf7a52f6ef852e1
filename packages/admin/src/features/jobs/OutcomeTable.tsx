import type { BadgeTone } from '@rentyard/ui/Badge';
import { type ClientField, ClientTable } from '@rentyard/ui/ClientTable';
import { badgeColumn, type DataColumn, textColumn } from '@rentyard/ui/DataTable';
import { media } from '@rentyard/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';

/** The dry-run outcome of one row or record. */
export interface OutcomeRow {
  readonly key: number;
  readonly name: string;
  readonly outcome: string;
  readonly tone: BadgeTone;
  /** The reason, or the changes. */
  readonly detail: string;
}

interface OutcomeTableProps {
  /** Label of the table for screen readers. */
  readonly label: string;
  readonly headers: Readonly<Record<'name' | 'outcome' | 'detail', string>>;
  /** Up to thousands of rows. Must be stable. */
  readonly rows: readonly OutcomeRow[];
}

/** The rows of a dry run, sortable by every column. */
export function OutcomeTable({ label, headers, rows }: OutcomeTableProps): ReactNode {
  const { name, outcome, detail } = headers;
  const columns = useMemo<readonly DataColumn<OutcomeRow>[]>(
    () => [
      textColumn({
        id: 'name',
        header: name,
        sortKey: 'name',
        minWidth: 200,
        isPrimary: true,
        value: (row) => row.name,
      }),
      badgeColumn({
        id: 'outcome',
        header: outcome,
        sortKey: 'outcome',
        width: 128,
        value: (row) => row.outcome,
        tone: (row) => row.tone,
      }),
      textColumn({
        id: 'detail',
        header: detail,
        sortKey: 'detail',
        minWidth: 360,
        value: (row) => row.detail,
      }),
    ],
    [name, outcome, detail],
  );
  return (
    <Box>
      <ClientTable
        label={label}
        rows={rows}
        columns={columns}
        fields={fields}
        getRowId={({ key }) => String(key)}
        state={compact}
      />
    </Box>
  );
}

const compact = { density: 'compact' } as const;

const fields: readonly ClientField<OutcomeRow>[] = (['name', 'outcome', 'detail'] as const).map(
  (id) => ({ id, label: id, kind: 'text', value: (row) => row[id] }),
);

/* On phones the rows are cards and scroll with the dialog. */
const Box = styled.div`
  display: flex;
  flex-direction: column;

  ${media.notPhone} { max-height: 48dvh; }
`;
