import {
  type Characteristic,
  type CharacteristicAnswer,
  characteristicProblems,
  isUnanswered,
} from '@rentyard/contract/entities/property/characteristicRules';
import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import type { Problem } from '@rentyard/validators';
import type { WrittenAnswer } from '../../records/fieldKinds/answersText.ts';
import type { CellReading } from '../../records/fieldKinds/fieldKind.ts';
import { foldedWord } from '../../records/fieldKinds/foldedWord.ts';
import { readNumberCell } from '../../records/fieldKinds/readNumberCell.ts';
import type { Hooks, ImportedRow, Saving, WriteContext } from '../../records/store.ts';
import { applyingTo, propertiesJson } from '../categories/categoryProperties.ts';

/** The hooks of offers, tags and orders: answers must fit the characteristics of the category. */
export const answerHooks: Hooks = {
  validate: checkAnswers,
  transform: dropBlankAnswers,
  resolveImportedRow: resolveAnswers,
};

/**
 * Checks the answers of a record against the characteristics of its category. Runs only when either
 * of them changes, so that a newly required characteristic does not prevent saves of older records.
 */
async function checkAnswers({ write, before, after }: Saving): Promise<readonly FieldProblem[]> {
  const { category } = after;
  if (typeof category !== 'number') return [];
  const answers = readAnswers(after);
  const isSame = JSON.stringify(before && readAnswers(before)) === JSON.stringify(answers);
  if (before?.category === category && isSame) return [];
  const { tx, store, locale } = write;
  const wanted = { where: applyingTo(category), shape: 'show', locale } as const;
  const json = await propertiesJson(tx, store, wanted);
  const problems = characteristicProblems(answers, JSON.parse(json) as readonly Characteristic[]);
  const stored =
    before?.category === category ? readAnswers(before).map((one) => JSON.stringify(one)) : [];
  return problems.filter(({ path, problem }) => {
    const [, at] = path.split('.');
    // A stored answer to a characteristic that the category no longer has is allowed, because no
    // form shows it.
    return (
      problem.id !== 'not_of_category' || !stored.includes(JSON.stringify(answers[Number(at)]))
    );
  });
}

/** Drops empty answers. */
async function dropBlankAnswers({ after }: Saving): Promise<Readonly<Record<string, unknown>>> {
  return { ...after, properties: readAnswers(after).filter((answer) => !isUnanswered(answer)) };
}

function readAnswers(record: Readonly<Record<string, unknown>>): readonly CharacteristicAnswer[] {
  return (record.properties ?? []) as readonly CharacteristicAnswer[];
}

/**
 * An imported row whose answers need a lookup: in the category of the row, else in that of the
 * record it changes. Characteristics and values match by their names in any language; other text is
 * a number, or custom text if the characteristic allows it.
 */
export async function resolveAnswers(
  write: WriteContext,
  { draft, problems }: ImportedRow,
  before?: Readonly<Record<string, unknown>>,
): Promise<ImportedRow> {
  const { properties: written, ...rest } = draft;
  if (written === undefined) return { draft, problems };
  const category = draft.category ?? valueAt(before, 'category.id');
  if (typeof category !== 'number') return { draft: rest, problems };
  const found = parseAnswers(
    written as readonly WrittenAnswer[],
    await propertiesFor(write, category),
  );
  return {
    draft: { ...rest, properties: found.answers },
    problems: { ...problems, ...found.problems },
  };
}

async function propertiesFor(
  { tx, store, locale }: WriteContext,
  category: number,
): Promise<readonly PropertyEdited[]> {
  const wanted = { where: applyingTo(category), shape: 'edit', locale } as const;
  return JSON.parse(await propertiesJson(tx, store, wanted)) as readonly PropertyEdited[];
}

function parseAnswers(written: readonly WrittenAnswer[], known: readonly PropertyEdited[]) {
  const problems: Record<string, readonly Problem[]> = {};
  const answers = written.flatMap((answer, at) => {
    const [property, other] = known.filter(({ name }) => isCalled(name, answer.about));
    const problem = findProblem(answer, property, other);
    if (problem) problems[`properties.${at}.property`] = [problem];
    if (!property || problem) return [];
    const { draft, problem: unread } = answerTo(property, answer.texts);
    if (unread) problems[`properties.${at}.values`] = [unread];
    return [draft];
  });
  return { answers, problems };
}

function findProblem({ about }: WrittenAnswer, ...found: unknown[]): Problem | undefined {
  const [one, other] = found;
  if (!one) return { id: 'not_of_category' };
  return other ? { id: 'several', values: { name: about } } : undefined;
}

function answerTo(
  { id, values, is_numeric, min, max, allow_custom }: PropertyEdited,
  written: readonly string[],
): { readonly draft: CharacteristicAnswer; readonly problem: Problem | undefined } {
  const chosen: number[] = [];
  let number: number | null = null;
  let custom: string | null = null;
  let problem: Problem | undefined;
  // A comma separates values, and the fraction of a number.
  const texts = is_numeric ? [written.join(',')] : written;
  for (const text of texts) {
    const value = values.find(({ name }) => isCalled(name, text));
    if (value) chosen.push(value.id);
    else if (is_numeric) {
      const reading = parseNumber(text, { min, max });
      if (reading.problem) problem = reading.problem;
      else if (typeof reading.value === 'number') number = reading.value;
      else problem = { id: 'choice' };
    } else if (allow_custom && custom === null) custom = text;
    else problem = { id: 'choice' };
  }
  return { draft: { property: id, values: chosen, number, custom_value: custom }, problem };
}

/** Characteristics have at most four decimal places. */
function parseNumber(text: string, { min, max }: Pick<PropertyEdited, 'min' | 'max'>): CellReading {
  const isPossible = (plain: string) =>
    Number(plain) >= (min ?? -Infinity) && Number(plain) <= (max ?? Infinity);
  const reading = readNumberCell(text, { isPossible, mark: undefined });
  if (reading.problem || reading.unit !== undefined) return reading;
  const isNumber = /^-?\d{1,10}(?:\.\d{1,4})?$/.test(String(reading.value));
  return isNumber ? { value: Number(reading.value) } : reading;
}

function isCalled(names: Readonly<Record<string, string | undefined>>, text: string): boolean {
  return Object.values(names).some(
    (name) => name !== undefined && foldedWord(name) === foldedWord(text),
  );
}
