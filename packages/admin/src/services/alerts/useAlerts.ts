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
  /** `Successfully deleted`. */
  readonly deleted: () => void;
  /** `Successfully deleted: OF-10012 moved to trash`, with an undo for ten seconds (P-EDIT-7). */
  readonly trashed: (text: string, onUndo: () => void) => void;
  /** A change named by object and verb, `OF-10012 rejected`, with an undo for ten seconds. */
  readonly undoable: (text: string, onUndo: () => void) => void;
}

const undoFor = 10_000;

/** The only way to show alerts in the back office. */
export function useAlerts(): Alerts {
  const queue = useAlertQueue();
  const t = useT();
  return useMemo(() => {
    const undoable = (text: string, onUndo: () => void) =>
      void queue.show({
        tone: 'success',
        text,
        action: { label: t('action.undo'), onSelect: onUndo },
        duration: undoFor,
      });
    return {
      success: (text) => queue.success(text),
      error: (text) => queue.error(text),
      info: (text) => queue.info(text),
      created: () => queue.success(t('alert.created')),
      edited: () => queue.success(t('alert.edited')),
      deleted: () => queue.success(t('alert.deleted')),
      trashed: (text, onUndo) => undoable(`${t('alert.deleted')}: ${text}`, onUndo),
      undoable,
    };
  }, [queue, t]);
}
