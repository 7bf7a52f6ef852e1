import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref that always has the value of the last render, for listeners that are attached once. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
