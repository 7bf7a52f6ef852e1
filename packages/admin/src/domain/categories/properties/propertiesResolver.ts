import { property } from '@rentyard/contract/entities/property/property';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { draftSchema, problemsOf } from '@rentyard/contract/schema/draftSchema';
import type { FieldError, Resolver } from 'react-hook-form';
import type { FormValues } from '../../../records/form/formValues.ts';
import { fieldErrorOf, nestErrors } from '../../../records/form/problems.ts';
import { rowsOf } from './propertyDrafts.ts';
import { draftOfRow, type PropertyRow, sentValues } from './propertyRow.ts';

/** Validates every row with the schema of the server. Paths are those of the form. */
export function propertiesResolver(languages: ContentLanguages): Resolver<FormValues> {
  const schema = draftSchema(property, 'create', languages);
  const rowErrors = (row: PropertyRow, at: number): readonly (readonly [string, FieldError])[] => {
    if (row.isRemoved) return [];
    const parsed = schema.safeParse(draftOfRow(row, 0, false));
    if (parsed.success) return [];
    const valueIndexes = sentValues(row, false);
    return Object.entries(problemsOf(parsed.error.issues)).flatMap(([path, [first]]) => {
      if (!first) return [];
      const inForm = path.replace(
        /^values\.(\d+)/,
        (_, value) => `values.${valueIndexes[Number(value)]}`,
      );
      return [[`properties.${at}.${inForm}`, fieldErrorOf(first)] as const];
    });
  };
  return (values) => {
    const errors = rowsOf(values).flatMap(rowErrors);
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors) };
  };
}
