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
    readonly onPress: () => void;
  };
  /** Visible time in milliseconds; `Infinity` until the user closes it. Defaults to `AlertDurations` of the queue. */
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

/** How long alerts are visible, in milliseconds. `Infinity` lasts until the user closes the alert. */
export interface AlertDurations extends Readonly<Record<AlertTone, number>> {
  /** For alerts with an action, such as undo. */
  readonly action: number;
}

/** People need time to read an error and to reach an action (WCAG 2.2.1). */
const defaultDurations: AlertDurations = {
  success: 5000,
  info: 8000,
  error: Infinity,
  action: 20_000,
};

/**
 * Creates an alert queue outside of React, so that a middleware can raise alerts too. By default errors stay until the
 * user closes them, and alerts with an action for 20 seconds.
 */
export function createAlerts(durations: Partial<AlertDurations> = {}): AlertStore {
  const byTone = { ...defaultDurations, ...durations };
  let alerts: readonly Alert[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Alert[]) => {
    alerts = next;
    for (const listener of listeners) listener();
  };
  const show = (input: AlertInput) => {
    lastId += 1;
    const usual = input.action ? Math.max(byTone.action, byTone[input.tone]) : byTone[input.tone];
    set([...alerts, { ...input, id: lastId, duration: input.duration ?? usual }]);
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
