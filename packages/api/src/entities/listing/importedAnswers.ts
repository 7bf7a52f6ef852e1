import type { CharacteristicAnswer } from '@rentyard/contract/entities/property/characteristicRules';
import type { PropertyEdited } from '@rentyard/contract/entities/property/property';
import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { Problem } from '@rentyard/validators';
import type { WrittenAnswer } from '../../records/fieldKinds/answersText.ts';
import type { ImportedRow } from '../../records/resourceBinding.ts';
import type { WriteContext } from '../../records/writeContext.ts';
import { applyingTo, propertiesJson } from '../categories/categoryProperties.ts';

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
  const found = answersOf(
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

function answersOf(written: readonly WrittenAnswer[], known: readonly PropertyEdited[]) {
  const problems: Record<string, readonly Problem[]> = {};
  const answers = written.flatMap((answer, at) => {
    const [property, other] = known.filter(({ name }) => isCalled(name, answer.about));
    const problem = problemOf(answer, property, other);
    if (problem) problems[`properties.${at}.property`] = [problem];
    if (!property || problem) return [];
    const { draft, isUnderstood } = answerTo(property, answer.texts);
    if (!isUnderstood) problems[`properties.${at}.values`] = [{ id: 'choice' }];
    return [draft];
  });
  return { answers, problems };
}

function problemOf({ about }: WrittenAnswer, ...found: unknown[]): Problem | undefined {
  const [one, other] = found;
  if (!one) return { id: 'not_of_category' };
  return other ? { id: 'several', values: { name: about } } : undefined;
}

function answerTo(
  { id, values, is_numeric, allow_custom }: PropertyEdited,
  texts: readonly string[],
): { readonly draft: CharacteristicAnswer; readonly isUnderstood: boolean } {
  const chosen: number[] = [];
  let number: number | null = null;
  let custom: string | null = null;
  let isUnderstood = true;
  for (const text of texts) {
    const value = values.find(({ name }) => isCalled(name, text));
    if (value) chosen.push(value.id);
    else if (is_numeric && number === null && isNumber(text)) number = Number(text);
    else if (allow_custom && custom === null) custom = text;
    else isUnderstood = false;
  }
  return { draft: { property: id, values: chosen, number, custom_value: custom }, isUnderstood };
}

function isNumber(text: string): boolean {
  return /^-?\d{1,10}(?:\.\d{1,4})?$/.test(text);
}

function isCalled(names: Readonly<Record<string, string | undefined>>, text: string): boolean {
  return Object.values(names).some((name) => name !== undefined && folded(name) === folded(text));
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
