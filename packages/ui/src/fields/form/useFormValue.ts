import { useState } from 'react';

/** The hidden inputs that a field submits with its form, and the handler of a form reset. */
export interface FormValue {
  /** Names and values of hidden inputs. */
  readonly entries: readonly (readonly [name: string, value: string])[];
  readonly onReset: () => void;
}

interface FormValueSource<Value> {
  /** Without a name the field submits nothing. */
  readonly name: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly entriesOf: (name: string, value: Value) => FormValue['entries'];
}

/** The form value of a controlled field. Its default is the value of the first render. */
export function useFormValue<Value>(source: FormValueSource<Value>): FormValue {
  const { name, value, onChange, entriesOf } = source;
  const [initial] = useState(() => value);
  return {
    entries: name === undefined ? [] : entriesOf(name, value),
    onReset: () => onChange(initial),
  };
}

/** One entry with the value as it is; an empty text if there is none. */
export function textEntry(name: string, value: string | null): FormValue['entries'] {
  return [[name, value ?? '']];
}
