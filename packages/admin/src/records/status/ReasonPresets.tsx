import { Button } from '@rentyard/ui/Button';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { rejectReasons } from './rejectReasons.ts';
import type { useRejectReasons } from './useRejectReasons.ts';

interface ReasonPresetsProps {
  readonly offered: ReturnType<typeof useRejectReasons>;
  /** Shows the number key of each preset. */
  readonly isNumbered?: boolean;
  readonly onChoose: (reason: string) => void;
}

/** Preset reasons in the language of the recipient; placeholders until the language is known. */
export function ReasonPresets({ offered, isNumbered, onChoose }: ReasonPresetsProps): ReactNode {
  if (!offered) {
    return (
      <Stack direction="row" gap={2} wrap aria-busy>
        {rejectReasons.map((key) => (
          <Skeleton key={key} width={180} height={32} />
        ))}
      </Stack>
    );
  }
  return (
    <Stack direction="row" gap={2} wrap lang={offered.lang}>
      {offered.reasons.map((reason, at) => (
        <Button
          key={reason}
          {...(isNumbered && { shortcut: String(at + 1) })}
          onClick={() => onChoose(reason)}
        >
          {reason}
        </Button>
      ))}
    </Stack>
  );
}
