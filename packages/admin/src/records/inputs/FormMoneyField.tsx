import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { MoneyField } from '@rentyard/ui/MoneyField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

interface FormMoneyFieldProps<R extends HasFields> extends BoundProps<R, 'money'> {
  /** Code of the currency, shown next to the amount. */
  readonly currency: string | undefined;
  /** Number of decimals of the currency. */
  readonly places: number | undefined;
}

/** An amount of the record: a decimal string from the input to the API. */
export function FormMoneyField<R extends HasFields = never>({
  name,
  ...rest
}: FormMoneyFieldProps<R>): ReactNode {
  const { field, frame } = useBoundField<'money'>(name);
  const input = useRegistered(name, field);
  return <MoneyField {...frame} {...input} {...rest} />;
}
