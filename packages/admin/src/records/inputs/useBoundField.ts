import type { FieldOfKind, FieldPath, HasFields } from '@rentyard/contract/schema/fieldPath';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { type ReactNode, useContext } from 'react';
import { useFormState } from 'react-hook-form';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../services/i18n/useProblem.ts';
import { useT } from '../../services/i18n/useT.ts';
import { errorAt, problemOf } from '../form/problems.ts';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import type { RecordForm } from '../form/useRecordForm.ts';
import { RowScope } from './RowScope.ts';

type Kind = PlainField['kind'];

/**
 * Props of every bound input: the field, plus layout props. The resource is a type argument,
 * `<FormTextField<typeof brand> name="code" />`, so that an unknown field or one of another kind
 * does not compile.
 */
export interface BoundProps<R extends HasFields, K extends Kind> {
  /** Dotted path of a field of the resource: `prices.price_per_hour`. */
  readonly name: FieldPath<R, K>;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface BoundField<K extends Kind> {
  readonly form: RecordForm['form'];
  /** Path of the value in the form: `name`, or a path inside the row of a `RowScope`. */
  readonly path: string;
  /** The resource of the field. */
  readonly resource: Resource;
  readonly field: FieldOfKind<K>;
  /** Props that every field of the design system takes. */
  readonly frame: {
    readonly label: string;
    readonly required: boolean;
    readonly error: string | undefined;
  };
}

/** Binds an input to its field: the contract's description, the label, the translated error. */
export function useBoundField<K extends Kind>(name: string): BoundField<K> {
  const controller = useFormOfRecord();
  const row = useContext(RowScope);
  const { form } = controller;
  const resource = row?.resource ?? controller.resource;
  const path = row ? `${row.path}.${name}` : name;
  const label = useFieldLabel(resource.name)(name);
  const { errors } = useFormState({ control: form.control, name: path });
  const problemText = useProblem();
  const t = useT();
  const field = fieldAt(resource, name) as FieldOfKind<K>;
  const error = errorAt(errors, path);
  // A module may translate a rule differently.
  const own = `${resource.name}.problem.${error?.type}`;
  const words = error && (t.has(own) ? t(own) : problemText(problemOf(error), label));
  return {
    form,
    path,
    resource,
    field,
    frame: { label, required: field.required ?? false, error: words },
  };
}
