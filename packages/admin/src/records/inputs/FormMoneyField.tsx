import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { MoneyField } from '@rentyard/ui/MoneyField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { type BoundProps, useBoundField } from './useBoundField.ts';

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
  const { form, path, frame } = useBoundField<'money'>(name);
  const { value, ...input } = useController({ control: form.control, name: path }).field;
  return <MoneyField {...frame} {...input} {...rest} value={String(value ?? '')} />;
}
