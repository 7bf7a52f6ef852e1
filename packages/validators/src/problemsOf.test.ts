import { describe, expect, expectTypeOf, test } from 'vitest';
import { type FieldProblems, type FieldRules, problemsOf } from './problemsOf.ts';
import { email, maxLength, minPositions, minValue, required } from './rules.ts';

interface Machine {
  readonly name: string;
  readonly hours: number | null;
  readonly keepers: readonly string[];
  readonly contact?: string;
}

const machine: Machine = { name: 'Crawler excavator', hours: 1240, keepers: ['Ana', 'Ion'] };

describe('the problems of a form', () => {
  test('are the first of each field, by its name', () => {
    const problems = problemsOf(
      { ...machine, name: '', hours: -1, contact: 'nobody' },
      {
        name: [required('name'), maxLength(40)],
        hours: [minValue(0)],
        keepers: [minPositions(3)],
        contact: [email()],
      },
    );
    expect(problems).toEqual({
      name: { id: 'required', values: { field: 'name' } },
      hours: { id: 'min_value', values: { number: 0 } },
      keepers: { id: 'min_positions', values: { number: 3 } },
      contact: { id: 'email' },
    });
  });

  test('are empty if all values are valid or there are no rules', () => {
    expect(problemsOf(machine, { name: [required('name')], contact: [email()] })).toEqual({});
    expect(problemsOf(machine, {})).toEqual({});
  });

  test('have the field names in their type', () => {
    expectTypeOf<keyof FieldProblems<Machine>>().toEqualTypeOf<keyof Machine>();
    // @ts-expect-error: a machine has no `nmae`, and a typo must not compile
    const misspelt: FieldRules<Machine> = { nmae: [required('name')] };
    // @ts-expect-error: hours are not text, so a length rule does not apply
    const ofAnotherKind: FieldRules<Machine> = { hours: [maxLength(3)] };
    expect(Object.keys({ ...misspelt, ...ofAnotherKind })).toEqual(['nmae', 'hours']);
  });
});
