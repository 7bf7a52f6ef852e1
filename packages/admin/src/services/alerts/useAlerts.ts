import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { useMemo } from 'react';
import { useT } from '../i18n/useT.ts';

/** Alerts that screens show. Texts are in the user's language. */
export interface Alerts {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly info: (text: string) => void;
  /** `Successfully created`. */
  readonly created: () => void;
  /** `Successfully edited`. */
  readonly edited: () => void;
  /** `Successfully deleted`, with an undo for ten seconds when there is one (P-EDIT-7). */
  readonly deleted: (onUndo?: () => void) => void;
}

const undoFor = 10_000;

/** The only way to show alerts in the back office. */
export function useAlerts(): Alerts {
  const queue = useAlertQueue();
  const t = useT();
  return useMemo(
    () => ({
      success: (text) => queue.success(text),
      error: (text) => queue.error(text),
      info: (text) => queue.info(text),
      created: () => queue.success(t('alert.created')),
      edited: () => queue.success(t('alert.edited')),
      deleted: (onUndo) =>
        onUndo
          ? queue.show({
              tone: 'success',
              text: t('alert.deleted'),
              action: { label: t('action.undo'), onSelect: onUndo },
              duration: undoFor,
            })
          : queue.success(t('alert.deleted')),
    }),
    [queue, t],
  );
}
