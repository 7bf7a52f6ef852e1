import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';

const fields = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of a form that is loading. */
export function FormSkeleton(): ReactNode {
  return (
    <Stack gap={4} aria-busy>
      {fields.map((field) => (
        <Stack key={field} gap={1}>
          <Skeleton width={96} height={18} />
          <Skeleton width="100%" height={36} />
        </Stack>
      ))}
    </Stack>
  );
}
