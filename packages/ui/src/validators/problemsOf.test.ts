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

  test('are none when all is well or nothing is asked', () => {
    expect(problemsOf(machine, { name: [required('name')], contact: [email()] })).toEqual({});
    expect(problemsOf(machine, {})).toEqual({});
  });

  test('have the names of the fields as their type', () => {
    expectTypeOf<keyof FieldProblems<Machine>>().toEqualTypeOf<keyof Machine>();
    // @ts-expect-error: a machine has no `nmae`, and a slip of the pen must not compile
    const misspelt: FieldRules<Machine> = { nmae: [required('name')] };
    // @ts-expect-error: hours are no text, so they cannot be asked for a length
    const ofAnotherKind: FieldRules<Machine> = { hours: [maxLength(3)] };
    expect(Object.keys({ ...misspelt, ...ofAnotherKind })).toEqual(['nmae', 'hours']);
  });
});
