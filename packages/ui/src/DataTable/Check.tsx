import { type ChangeEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly tabIndex?: number;
}

/** The checkbox of rows, cards and the head. The surrounding frame styles it. */
export function Check({ label, isChecked, isMixed, onChange, tabIndex }: CheckProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed ?? false;
  }, [isMixed]);
  return (
    <label data-check>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        tabIndex={tabIndex}
      />
    </label>
  );
}
