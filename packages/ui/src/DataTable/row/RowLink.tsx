import type { ReactNode } from 'react';
import { wrapMixedTexts, wrapTexts } from '../../lib/wrapTexts.tsx';
import type { DataColumn } from '../model/column.ts';
import type { RowTools } from '../model/row.ts';

interface RowLinkProps<Record> {
  readonly column: DataColumn<Record>;
  readonly record: Record;
  readonly tools: RowTools<Record>;
  readonly tabIndex: number;
}

/** The primary cell as a link to its record. */
export function RowLink<Record>({
  column,
  record,
  tools,
  tabIndex,
}: RowLinkProps<Record>): ReactNode {
  const href = tools.rowHref?.(record);
  const children = column.cell(record);
  if (href === undefined) return wrapTexts(children);
  return tools.renderLink({ href, children: wrapMixedTexts(children), tabIndex });
}
