import {
  type CharacteristicAnswer,
  characteristicProblems,
} from '@rentyard/contract/entities/property/characteristicRules';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import { type OfferCharacteristic, requiredInput } from './offerCharacteristic.ts';

/** An answer in a draft. */
export interface DraftAnswer {
  readonly property: { readonly id: number } | number | null;
  readonly values: readonly ({ readonly id: number } | number)[];
  readonly number: number | string | null;
  readonly custom_value: string | null;
}

/** The form path of the error that a characteristic has no answer. */
export function unansweredPath(property: number): string {
  return `properties.unanswered.${property}`;
}

/**
 * Validates answers by the rule of the server. A missing answer is reported at its own path, so
 * that every characteristic shows its error. Answers to unknown characteristics are ignored: no
 * field could show the error, and the server checks them.
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
    property: property === null ? null : readId(property),
    values: values.map(readId),
    // The rule of the field itself reports text that is not a number.
    number: typeof number === 'string' ? null : number,
    custom_value,
  };
}

function readId(one: { readonly id: number } | number): number {
  return typeof one === 'number' ? one : one.id;
}
