import type { PlainField } from '@rentyard/contract/fields';
import { fieldAt, type Resource } from '@rentyard/contract/resource';
import { type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useFieldLabel } from '../../i18n/useFieldLabel.ts';
import { useProblem } from '../../i18n/useProblem.ts';
import { useT } from '../../i18n/useT.ts';
import { errorAt, problemOf } from '../form/problems.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { RecordForm } from '../form/useRecordForm.ts';
import { RowScope } from './RowScope.ts';

/** What every bound input takes: where its value stands in the record, and whatever its layout needs. */
export interface BoundProps {
  /** Dotted path of a field of the resource: `prices.price_per_hour`. */
  readonly name: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface BoundField {
  readonly form: RecordForm['form'];
  /** Where the value stands in the form: `name`, or inside the row that a `RowScope` names. */
  readonly path: string;
  /** Whose field it is. */
  readonly resource: Resource;
  readonly field: PlainField;
  /** Fits every field of the design system. */
  readonly frame: {
    readonly label: string;
    readonly required: boolean;
    readonly error: string | undefined;
  };
}

/** Ties an input to its field: its description in the contract, its label, its problem in words. */
export function useBoundField(name: string): BoundField {
  const controller = useFormOfRecord();
  const row = useContext(RowScope);
  const { form } = controller;
  const resource = row?.resource ?? controller.resource;
  const path = row ? `${row.path}.${name}` : name;
  const label = useFieldLabel(resource.name)(name);
  const { errors } = useFormState({ control: form.control, name: path });
  const word = useProblem();
  const t = useT();
  const field = fieldAt(resource, name);
  if (!field) {
    throw new Error(
      `${resource.name} has no field ${name}. An input shows one field of the contract. Name one of: ${Object.keys(resource.fields).join(', ')}.`,
    );
  }
  const error = errorAt(errors, path);
  // A module may tell a rule in its own words.
  const own = `${resource.name}.problem.${error?.type}`;
  const words = error && (t.has(own) ? t(own) : word(problemOf(error), label));
  return {
    form,
    path,
    resource,
    field,
    frame: { label, required: field.required ?? false, error: words },
  };
}
