import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';

interface ChartTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Rows of cells. The first cell is the row name. */
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The values of a chart as a table for screen readers. */
export function ChartTable({ caption, heads, rows }: ChartTableProps): ReactNode {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
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
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={heads[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
