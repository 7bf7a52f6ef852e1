import {
  type CharacteristicAnswer,
  characteristicProblems,
} from '@rentyard/contract/entities/property/characteristicRules';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { type OfferCharacteristic, requiredInput } from './offerCharacteristic.ts';

/** An answer as a draft has it. */
export interface DraftAnswer {
  readonly property: { readonly id: number } | number | null;
  readonly values: readonly ({ readonly id: number } | number)[];
  readonly number: number | string | null;
  readonly custom_value: string | null;
}

/** Where a form tells that a characteristic was not answered at all. */
export function unansweredPath(property: number): string {
  return `properties.unanswered.${property}`;
}

/**
 * The server's rule over answers, asked before a save. What is not answered at all is told at a path of
 * its own for each characteristic, so that every one of them is marked. Answers to what is not asked any more
 * stay: whether the category knows it is for the server to say, and no field here could show it.
 */
export function answerProblems(
  answers: readonly DraftAnswer[],
  characteristics: readonly OfferCharacteristic[],
): readonly FieldProblem[] {
  const problems = characteristicProblems(answers.map(plainAnswer), characteristics);
  const shown = problems.filter(({ problem }) => problem.id !== 'not_of_category');
  return shown.map(({ path, problem }) => {
    const unanswered = characteristics.find(({ id }) => id === problem.values?.property);
    if (path !== 'properties' || !unanswered) return { path, problem };
    return { path: `${unansweredPath(unanswered.id)}.${requiredInput(unanswered)}`, problem };
  });
}

function plainAnswer({
  property,
  values,
  number,
  custom_value,
}: DraftAnswer): CharacteristicAnswer {
  return {
    property: property === null ? null : idOf(property),
    values: values.map(idOf),
    // What is no number is told by the rule of the field itself.
    number: typeof number === 'string' ? null : number,
    custom_value,
  };
}

function idOf(one: { readonly id: number } | number): number {
  return typeof one === 'number' ? one : one.id;
}
