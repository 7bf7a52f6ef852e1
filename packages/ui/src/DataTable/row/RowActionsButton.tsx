import type { ReactNode } from 'react';
import { EllipsisIcon } from '../../icons/tableIcons.ts';
import { Icon } from '../../lib/Icon.tsx';

interface RowActionsButtonProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly tabIndex: number;
}

/** Opens the menu of a row. The list handles the click, so rows need no handler. */
export function RowActionsButton({ label, isOpen, tabIndex }: RowActionsButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-row-menu
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={label}
      tabIndex={tabIndex}
    >
      <Icon of={EllipsisIcon} />
    </button>
  );
}
