import { useEffect, useState } from 'react';

/** How long a value must stay the same, in milliseconds. */
const pause = 120;

/**
 * The value once it has stayed the same for a moment; the first one immediately. A calendar that is
 * scrolled past a thousand machines then requests only those at which the user stops.
 * @param value Equal values must be the same object.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
