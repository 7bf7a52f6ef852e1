import { useState } from 'react';

/** The value, or the one from before for as long as it is held: what is being dragged must not go away. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
