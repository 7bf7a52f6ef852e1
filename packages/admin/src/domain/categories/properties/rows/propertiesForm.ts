import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../../records/form/RecordFormContext.ts';
import type { PropertyRow } from './propertyRow.ts';

/** The form values of the step, typed for react-hook-form. */
export interface PropertiesValues {
  properties: PropertyRow[];
}

/** The form of the properties step. */
export function usePropertiesValues(): UseFormReturn<PropertiesValues> {
  return useFormOfRecord().form as unknown as UseFormReturn<PropertiesValues>;
}

/** The current values of a row. Renders on every key in that row. */
export function useRow(at: number): PropertyRow {
  const { control } = usePropertiesValues();
  return useWatch({ control, name: `properties.${at}` });
}
