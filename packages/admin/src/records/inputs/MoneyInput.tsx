import { valueAt } from '@rentyard/contract/schema/draftSchema';
import { amountProblem } from '@rentyard/contract/schema/money/amounts';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { type ReactNode, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { FormRule } from '../form/values/draftResolver.ts';
import { type InputProps, useBoundField } from './useBoundField.ts';

interface MoneyInputProps extends InputProps {
  /** Code of the currency, shown next to the amount. */
  readonly currency?: string | undefined;
  /** Number of decimals of the currency; undefined while it is unknown. */
  readonly places?: number | undefined;
}

/** An amount of the record: a decimal string from the input to the API. */
export function MoneyInput({ name, ...rest }: MoneyInputProps): ReactNode {
  const { form, path, frame } = useBoundField<'money'>(name);
  useAmountRule(path, rest.places);
  const { value, ...input } = useController({ control: form.control, name: path }).field;
  return <MoneyField {...frame} {...input} {...rest} value={String(value ?? '')} />;
}

/** Adds the bounds of the currency to the validation of the form. */
function useAmountRule(path: string, places: number | undefined): void {
  const { rules } = useFormOfRecord();
  useEffect(() => {
    if (places === undefined) return;
    const rule: FormRule = (draft) => {
      const amount = valueAt(draft, path);
      const problem = typeof amount === 'string' ? amountProblem(amount, places) : undefined;
      return problem ? [{ path, problem }] : [];
    };
    rules.add(rule);
    return () => void rules.delete(rule);
  }, [rules, path, places]);
}
