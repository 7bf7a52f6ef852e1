import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

interface ChartTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly [name: string, ...values: string[]])[];
}

/** The figures of a chart for those who do not see it. */
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
