import { type InputHTMLAttributes, type MouseEvent, type RefObject, useState } from 'react';
import { setNativeChecked } from '../../lib/setNativeValue.ts';
import { useFormReset } from '../../lib/useFormReset.ts';
import { type ControlProps, type FieldProps, useControl } from '../Field.tsx';

interface ToggleProps extends Omit<ControlProps, 'readOnly'> {
  readonly 'aria-readonly': true | undefined;
  readonly onClick: InputHTMLAttributes<HTMLInputElement>['onClick'];
}

/** Props of a native checkbox that can be read-only and that a form can reset. */
export function useToggle(
  input: RefObject<HTMLInputElement | null>,
  field: Omit<FieldProps, 'label'>,
  { checked, onClick }: Pick<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onClick'>,
): ToggleProps {
  const { readOnly, ...control } = useControl(field);
  const [initial] = useState(() => checked);
  useFormReset(
    input,
    initial === undefined
      ? undefined
      : () => input.current && setNativeChecked(input.current, initial),
  );
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    // Browsers have no read-only checkbox. A cancelled click restores its state.
    if (readOnly) event.preventDefault();
    onClick?.(event);
  };
  return {
    ...control,
    'aria-readonly': readOnly ? true : undefined,
    onClick: readOnly ? handleClick : onClick,
  };
}
