import type { ReactNode, Ref } from 'react';
import { Check } from '../DataTable/Check.tsx';
import { cellAttributes } from '../DataTable/cellAttributes.ts';
import type { LaidOutColumn } from '../DataTable/columnLayout.ts';
import { RowActionsButton } from '../DataTable/RowActionsButton.tsx';
import { Badge } from '../primitives/Badge.tsx';

interface RowStencilProps<Row> {
  readonly columns: readonly LaidOutColumn<Row>[];
  readonly isSelectable: boolean;
  readonly hasActions: boolean;
  readonly stencil: Ref<HTMLTableSectionElement>;
}

/** A hidden row without a record. The rows of a window are clones of it. */
export function RowStencil<Row>({
  columns,
  isSelectable,
  hasActions,
  stencil,
}: RowStencilProps<Row>): ReactNode {
  return (
    <tbody hidden ref={stencil}>
      <tr>
        {isSelectable && (
          <td data-pin="select" data-pin-edge={columns[0]?.pin ? undefined : 'start'}>
            <Check label="" isChecked={false} onChange={ignore} tabIndex={-1} />
          </td>
        )}
        {columns.map((placed) => {
          const attributes = { ...cellAttributes(placed), 'data-cell': true, tabIndex: -1 };
          return placed.column.isPrimary ? (
            <th key={placed.column.id} scope="row" data-primary {...attributes} />
          ) : (
            <td key={placed.column.id} {...attributes} />
          );
        })}
        {hasActions && (
          <td data-pin="actions" data-pin-edge="end">
            <RowActionsButton label="" isOpen={false} tabIndex={-1} />
          </td>
        )}
      </tr>
      <tr>
        <td>
          <Badge> </Badge>
        </td>
      </tr>
    </tbody>
  );
}

// The table body handles the events of the clones.
function ignore(): void {}
