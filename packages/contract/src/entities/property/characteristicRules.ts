import { firstProblem, maxValue, minValue, type Problem } from '@rentyard/validators';
import type { FieldProblem } from '../../schema/resource.ts';

/** An answer to a characteristic, as a draft with ids for references. */
export interface CharacteristicAnswer {
  readonly property: number | null;
  readonly values: readonly number[];
  readonly number: number | null;
  readonly custom_value: string | null;
}

/** A characteristic of a category, as `list_for_offer` serves it. */
export interface Characteristic {
  readonly id: number;
  readonly name: string;
  readonly required: boolean;
  readonly multiple: boolean;
  readonly allow_custom: boolean;
  readonly is_numeric: boolean;
  readonly status: string | null;
  readonly values: readonly { readonly id: number }[];
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * Checks answers against the characteristics of a category. Paths are those of an offer:
 * `properties.0.values`. Only active characteristics can be required. A missing answer is a problem
 * of `properties`.
 */
export function characteristicProblems(
  answers: readonly CharacteristicAnswer[],
  characteristics: readonly Characteristic[],
): readonly FieldProblem[] {
  const known = new Map(characteristics.map((one) => [one.id, one]));
  const seen = new Set<number>();
  const problems = answers.flatMap((answer, at): readonly FieldProblem[] => {
    const { property } = answer;
    if (property === null) return [];
    const characteristic = known.get(property);
    const path = `properties.${at}`;
    if (!characteristic) return [{ path: `${path}.property`, problem: { id: 'not_of_category' } }];
    if (seen.has(property)) return [{ path: `${path}.property`, problem: { id: 'repeated' } }];
    seen.add(property);
    return Object.entries(answerProblems(answer, characteristic)).flatMap(([part, problem]) =>
      problem ? [{ path: `${path}.${part}`, problem }] : [],
    );
  });
  const unanswered = characteristics.filter((one) => isRequired(one) && !seen.has(one.id));
  return [
    ...problems,
    ...unanswered.map(({ id, name }) => ({
      path: 'properties',
      problem: { id: 'required', values: { field: name, property: id } },
    })),
  ];
}

/** Whether an answer is empty. Empty answers are not stored. */
export function isUnanswered({ values, number, custom_value }: CharacteristicAnswer): boolean {
  return values.length === 0 && number === null && custom_value === null;
}

function isRequired({ required, status }: Characteristic): boolean {
  return required && status === 'active';
}

type Problems = Readonly<
  Partial<Record<'values' | 'number' | 'custom_value', Problem | undefined>>
>;

function answerProblems(answer: CharacteristicAnswer, characteristic: Characteristic): Problems {
  const { values, number, custom_value } = answer;
  if (isUnanswered(answer)) {
    if (!isRequired(characteristic)) return {};
    const problem = { id: 'required', values: { field: characteristic.name } };
    return characteristic.is_numeric && characteristic.values.length === 0
      ? { number: problem }
      : { values: problem };
  }
  return {
    values: valuesProblem(values, custom_value, characteristic),
    number: number === null ? undefined : numberProblem(number, characteristic),
    custom_value:
      custom_value !== null && !characteristic.allow_custom ? { id: 'not_allowed' } : undefined,
  };
}

function valuesProblem(
  values: readonly number[],
  customValue: string | null,
  characteristic: Characteristic,
): Problem | undefined {
  const offered = new Set(characteristic.values.map(({ id }) => id));
  if (!values.every((id) => offered.has(id))) return { id: 'choice' };
  const given = values.length + (customValue === null ? 0 : 1);
  return given > 1 && !characteristic.multiple ? { id: 'single' } : undefined;
}

function numberProblem(
  number: number,
  { is_numeric, min, max }: Characteristic,
): Problem | undefined {
  if (!is_numeric) return { id: 'not_allowed' };
  return firstProblem<number | string | null | undefined>(number, [
    ...(min === null ? [] : [minValue(min)]),
    ...(max === null ? [] : [maxValue(max)]),
  ]);
}
