import type { Option } from '@rentyard/contract/schema/values';
import type { Answer, OfferCharacteristic } from './offerCharacteristic.ts';

/** The answer to a characteristic, or a blank one. */
export function answerTo(answers: readonly Answer[], { id, name }: Option): Answer {
  return (
    answers.find(({ property }) => property.id === id) ?? {
      property: { id, name },
      values: [],
      number: null,
      custom_value: null,
    }
  );
}

/** The answers with this one added, replaced, or removed when blank. */
export function withAnswer(answers: readonly Answer[], answer: Answer): readonly Answer[] {
  const isNew = answers.every(({ property }) => property.id !== answer.property.id);
  if (isBlank(answer)) return answers.filter(({ property }) => property.id !== answer.property.id);
  if (isNew) return [...answers, answer];
  return answers.map((one) => (one.property.id === answer.property.id ? answer : one));
}

interface MatchedAnswers {
  readonly matched: readonly Answer[];
  /** Answers, or single values of them, that the new category does not have. */
  readonly removed: readonly Answer[];
}

/**
 * The answers that remain when the category changes: to the same characteristics, and to those of
 * the same name, whose values are matched by name.
 */
export function matchAnswers(
  answers: readonly Answer[],
  characteristics: readonly OfferCharacteristic[],
): MatchedAnswers {
  let matched: readonly Answer[] = [];
  const removed: Answer[] = [];
  for (const answer of answers) {
    const target =
      characteristics.find(({ id }) => id === answer.property.id) ??
      characteristics.find(
        (one) => isSameName(one.name, answer.property.name) && !isAnswered(one, answers, matched),
      );
    const fitting = target && matchAnswer(answer, target);
    if (fitting && !isBlank(fitting)) matched = [...matched, fitting];
    const rest = fitting ? unmatchedPart(answer, fitting) : answer;
    if (!isBlank(rest)) removed.push(rest);
  }
  return { matched, removed };
}

/** Whether an answer is empty. Empty answers are not stored. */
function isBlank({ values, number, custom_value }: Answer): boolean {
  return values.length === 0 && number === null && custom_value === null;
}

/** An answer as one line of text. */
export function answerText({ values, number, custom_value }: Answer): string {
  const parts = [...values.map(({ name }) => name), number, custom_value];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function isAnswered(
  { id }: OfferCharacteristic,
  ...answers: readonly (readonly Answer[])[]
): boolean {
  return answers.flat().some(({ property }) => property.id === id);
}

function matchAnswer(
  { values, number, custom_value }: Answer,
  target: OfferCharacteristic,
): Answer {
  const found = values.flatMap((value) => {
    const same =
      target.values.find(({ id }) => id === value.id) ??
      target.values.find(({ name }) => isSameName(name, value.name));
    return same ? [{ id: same.id, name: same.name }] : [];
  });
  const chosen = target.multiple ? found : found.slice(0, 1);
  const hasRoom = target.multiple || chosen.length === 0;
  return {
    property: { id: target.id, name: target.name },
    values: chosen,
    number: target.is_numeric ? number : null,
    custom_value: target.allow_custom && hasRoom ? custom_value : null,
  };
}

function unmatchedPart(answer: Answer, matched: Answer): Answer {
  return {
    property: answer.property,
    values: answer.values.filter(
      ({ name }) => !matched.values.some((value) => isSameName(value.name, name)),
    ),
    number: matched.number === null ? answer.number : null,
    custom_value: matched.custom_value === null ? answer.custom_value : null,
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
