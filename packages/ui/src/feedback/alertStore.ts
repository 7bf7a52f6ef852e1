import type { ReactNode } from 'react';

export type AlertTone = 'success' | 'info' | 'error';

/** The options of an alert. */
export interface AlertInput {
  readonly tone: AlertTone;
  readonly text: ReactNode;
  /** One action for the alert: undo, show. */
  readonly action?: {
    readonly label: string;
    /** The keyboard shortcut of the action, which the host handles. */
    readonly shortcut?: string;
    readonly onSelect: () => void;
  };
  /** Visible time in milliseconds. Defaults to 3000 for success and 4000 for others (P-SHELL-5). */
  readonly duration?: number;
  /** Stays until the user closes it. */
  readonly isSticky?: boolean;
}

export interface Alert extends AlertInput {
  readonly id: number;
  readonly duration: number;
}

/** The public interface. Every call returns the id for `close`. */
export interface Alerts {
  readonly show: (alert: AlertInput) => number;
  readonly success: (text: ReactNode, options?: Partial<AlertInput>) => number;
  readonly error: (text: ReactNode, options?: Partial<AlertInput>) => number;
  readonly info: (text: ReactNode, options?: Partial<AlertInput>) => number;
  readonly close: (id: number) => void;
  readonly closeAll: () => void;
}

export interface AlertStore extends Alerts {
  readonly get: () => readonly Alert[];
  readonly subscribe: (onChange: () => void) => () => void;
}

const defaultDuration: Readonly<Record<AlertTone, number>> = {
  success: 3000,
  info: 4000,
  error: 4000,
};

/** Creates an alert queue outside of React, so that a middleware can raise alerts too. */
export function createAlerts(): AlertStore {
  let alerts: readonly Alert[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Alert[]) => {
    alerts = next;
    for (const listener of listeners) listener();
  };
  const show = (input: AlertInput) => {
    lastId += 1;
    set([
      ...alerts,
      { ...input, id: lastId, duration: input.duration ?? defaultDuration[input.tone] },
    ]);
    return lastId;
  };
  return {
    show,
    success: (text, options) => show({ ...options, tone: 'success', text }),
    error: (text, options) => show({ ...options, tone: 'error', text }),
    info: (text, options) => show({ ...options, tone: 'info', text }),
    close: (id) => set(alerts.filter((alert) => alert.id !== id)),
    closeAll: () => set([]),
    get: () => alerts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
