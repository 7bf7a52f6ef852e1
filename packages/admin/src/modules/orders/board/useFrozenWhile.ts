import { useState } from 'react';

/** The value, or the one from before for as long as it is held: what is being dragged must not go away. */
export function useFrozenWhile<Value>(value: Value, isFrozen: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isFrozen && shown !== value) setShown(value);
  return isFrozen ? shown : value;
}
