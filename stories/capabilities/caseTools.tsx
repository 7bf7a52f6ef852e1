import type { FieldProps } from '@rentyard/ui/Field';
import { type ReactNode, useState } from 'react';
import { userEvent, within } from 'storybook/test';

export type Entries = readonly (readonly [name: string, value: string])[];

/** Props that every case passes on to its field. */
export type CaseProps = Omit<FieldProps, 'label'> & { readonly name: string };

/** A field with a value, what a form submits of it, and a change that a user makes. */
export interface FieldCase {
  readonly render: (props: CaseProps & { readonly label: string }) => ReactNode;
  /** Names and values that a form submits. The name of the field is `x`. */
  readonly before: Entries;
  readonly change: (field: HTMLElement) => Promise<void>;
  readonly after: Entries;
}

interface ControlledProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

export function Controlled<Value>({ initial, children }: ControlledProps<Value>): ReactNode {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Replaces the text of an input. */
export const write =
  (text: string, at = 0) =>
  async (field: HTMLElement) => {
    const input = field.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea')[at];
    if (!input) throw new Error('The field has no input.');
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
  };

export const press = (role: string, name: string | RegExp) => async (field: HTMLElement) =>
  userEvent.click(within(field).getByRole(role, { name }));

/** Opens a list of options and presses one. */
export const choose = (name: string) => async (field: HTMLElement) => {
  await userEvent.click(within(field).getByRole('combobox'));
  await userEvent.click(await within(field).findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};

export const one = (value: string): Entries => [['x', value]];
export const all = (...values: readonly string[]): Entries => values.map((value) => ['x', value]);
export const named = (values: Readonly<Record<string, string>>): Entries =>
  Object.entries(values).map(([key, value]) => [`x.${key}`, value]);
