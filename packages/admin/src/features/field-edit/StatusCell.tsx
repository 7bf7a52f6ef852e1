import { Button } from '@rentyard/ui/Button';
import type { MenuItem } from '@rentyard/ui/Menu';
import { Stack } from '@rentyard/ui/Stack';
import { type ReactNode, useEffect, useRef } from 'react';

interface StatusCellProps {
  /** The statuses that the record can change to. */
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The allowed next statuses of a row, as buttons at its status. */
export function StatusCell({ items, onClose }: StatusCellProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={list}>
      <Stack gap={1}>
        {items.map(({ label, onPress }) => (
          <Button
            key={label}
            variant="ghost"
            isWide
            onClick={() => {
              onClose();
              onPress?.();
            }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </div>
  );
}
