import { type SyntheticEvent, useState } from 'react';

/** Reports a value with the event that caused it, if there is one. */
export type ReportChange<Value> = (value: Value, event?: SyntheticEvent) => void;

/** Of components with a value. */
export interface ValueProps<Value> {
  /** Without it the component stores the value itself. */
  readonly value?: Value | undefined;
  /** The first value, if the component stores it. */
  readonly defaultValue?: Value | undefined;
  /** Without an event the value was chosen in a list or a calendar, or its form was reset. */
  readonly onChange?: ReportChange<Value> | undefined;
}

/** Of components that open something. */
export interface OpenProps {
  /** Whether it is open. Without it the component stores this itself. */
  readonly open?: boolean | undefined;
  /** Whether it is open at first, if the component stores it. */
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/**
 * A value that the host controls, or that the component stores itself while the host passes none.
 * @param value the value of the host; `undefined` for none
 * @param initial the first stored value
 * @param onChange called with every change, whoever stores the value
 */
export function useControlledState<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: ReportChange<Value>,
): readonly [value: Value, change: ReportChange<Value>] {
  const [stored, store] = useState(initial);
  const change = (next: Value, event?: SyntheticEvent) => {
    store(() => next);
    if (event) onChange?.(next, event);
    else onChange?.(next);
  };
  return [value === undefined ? stored : value, change];
}
