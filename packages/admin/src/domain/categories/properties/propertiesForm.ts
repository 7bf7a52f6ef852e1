import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import type { PropertyRow } from './propertyRow.ts';

/** The form of the step by its own shape, for the typed parts of react-hook-form. */
export interface PropertiesValues {
  properties: PropertyRow[];
}

/** The form around a part of the properties step. */
export function usePropertiesValues(): UseFormReturn<PropertiesValues> {
  return useFormOfRecord().form as unknown as UseFormReturn<PropertiesValues>;
}

/** A row as it is typed; renders with every key in that row. */
export function useRow(at: number): PropertyRow {
  const { control } = usePropertiesValues();
  return useWatch({ control, name: `properties.${at}` });
}
