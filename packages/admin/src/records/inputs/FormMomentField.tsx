import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { DateTimeField } from '@rentyard/ui/DateTimeField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTimeZone } from '../../services/format/useTimeZone.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A date and time of the record, in the time zone of the account. */
export function FormMomentField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'moment'>): ReactNode {
  const { form, frame } = useBoundField<'moment'>(name);
  const timeZone = useTimeZone();
  const moment = useController({ control: form.control, name }).field;
  return (
    <DateTimeField
      {...frame}
      {...rest}
      ref={moment.ref}
      name={name}
      timeZone={timeZone}
      value={moment.value === '' ? null : (moment.value as string)}
      onChange={(value) => moment.onChange(value ?? '')}
      onBlur={moment.onBlur}
    />
  );
}
