import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ReportRow {
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
export function RowTable({ label, heads, rows }: RowTableProps): ReactNode {
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
