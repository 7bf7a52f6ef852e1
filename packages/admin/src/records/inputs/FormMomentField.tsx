import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A moment of the record, typed by the reader's own clock. */
export function FormMomentField({ name, ...rest }: BoundProps): ReactNode {
  const { form, frame } = useBoundField(name);
  const moment = useController({ control: form.control, name }).field;
  return (
    <DateTimeField
      {...frame}
      {...rest}
      ref={moment.ref}
      name={name}
      value={moment.value === '' ? null : (moment.value as string)}
      onChange={(value) => moment.onChange(value ?? '')}
      onBlur={moment.onBlur}
    />
  );
}
