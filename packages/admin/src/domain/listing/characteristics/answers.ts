import type { Option } from '@rentyard/contract/schema/values';
import type { Answer, Asked } from './asked.ts';

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

/** The answers with this one among them: in the place of the one before, or gone when it says nothing. */
export function withAnswer(answers: readonly Answer[], answer: Answer): readonly Answer[] {
  const isNew = answers.every(({ property }) => property.id !== answer.property.id);
  if (isBlank(answer)) return answers.filter(({ property }) => property.id !== answer.property.id);
  if (isNew) return [...answers, answer];
  return answers.map((one) => (one.property.id === answer.property.id ? answer : one));
}

interface Fitted {
  readonly kept: readonly Answer[];
  /** What the new category does not ask, or not with these values. */
  readonly gone: readonly Answer[];
}

/**
 * What stays of the answers when the category changes: those to characteristics that are asked there too,
 * and those to one of the same name, whose values are found again by their names.
 */
export function fitAnswers(answers: readonly Answer[], asked: readonly Asked[]): Fitted {
  let kept: readonly Answer[] = [];
  const gone: Answer[] = [];
  for (const answer of answers) {
    const target =
      asked.find(({ id }) => id === answer.property.id) ??
      asked.find(
        (one) => isSameName(one.name, answer.property.name) && !isAnswered(one, answers, kept),
      );
    const fitting = target && fittingPart(answer, target);
    if (fitting && !isBlank(fitting)) kept = [...kept, fitting];
    const rest = fitting ? lostPart(answer, fitting) : answer;
    if (!isBlank(rest)) gone.push(rest);
  }
  return { kept, gone };
}

/** An answer that says nothing; none such is kept. */
function isBlank({ values, number, custom_value }: Answer): boolean {
  return values.length === 0 && number === null && custom_value === null;
}

/** What an answer says, in a line. */
export function answerText({ values, number, custom_value }: Answer): string {
  const parts = [...values.map(({ name }) => name), number, custom_value];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function isAnswered({ id }: Asked, ...answers: readonly (readonly Answer[])[]): boolean {
  return answers.flat().some(({ property }) => property.id === id);
}

function fittingPart({ values, number, custom_value }: Answer, target: Asked): Answer {
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

function lostPart(answer: Answer, kept: Answer): Answer {
  return {
    property: answer.property,
    values: answer.values.filter(
      ({ name }) => !kept.values.some((value) => isSameName(value.name, name)),
    ),
    number: kept.number === null ? answer.number : null,
    custom_value: kept.custom_value === null ? answer.custom_value : null,
  };
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
