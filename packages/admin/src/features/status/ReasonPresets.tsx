import { Button } from '@rentyard/ui/Button';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { rejectReasons } from './rejectReasons.ts';
import type { useRejectReasons } from './useRejectReasons.ts';

interface ReasonPresetsProps {
  readonly offered: ReturnType<typeof useRejectReasons>;
  /** Shows the number key of each preset. */
  readonly isNumbered?: boolean;
  /** Receives the text for the recipient and the number of the preset. */
  readonly onChoose: (reason: string, number: number) => void;
}

/**
 * Preset reasons in the user's language, each above the text that the recipient will read where that
 * is another one; placeholders until the language is known.
 */
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
    <Stack direction="row" gap={2} wrap>
      {offered.reasons.map((reason, at) => (
        <Stack key={reason} gap={0}>
          <Button
            {...(isNumbered && { shortcut: String(at + 1) })}
            {...(!offered.meanings && { lang: offered.lang })}
            onClick={() => onChoose(reason, at + 1)}
          >
            {offered.meanings?.[at] ?? reason}
          </Button>
          {offered.meanings && (
            <Text size="sm" tone="muted" lang={offered.lang}>
              {reason}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
