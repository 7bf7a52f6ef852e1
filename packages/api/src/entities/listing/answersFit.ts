import {
  type Characteristic,
  type CharacteristicAnswer,
  characteristicProblems,
  isUnanswered,
} from '@rentyard/contract/entities/property/characteristicRules';
import type { FieldProblem } from '@rentyard/contract/schema/resource';
import type { Guards, Saving } from '../../records/resourceBinding.ts';
import { applyingTo, propertiesJson } from '../categories/categoryProperties.ts';
import { resolveAnswers } from './importedAnswers.ts';

/** The guards of offers, tags and orders: answers must fit the characteristics of the category. */
export const answerGuards: Guards = {
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
  const answers = answersOf(after);
  const isSame = JSON.stringify(before && answersOf(before)) === JSON.stringify(answers);
  if (before?.category === category && isSame) return [];
  const { tx, store, locale } = write;
  const wanted = { where: applyingTo(category), shape: 'show', locale } as const;
  const json = await propertiesJson(tx, store, wanted);
  const problems = characteristicProblems(answers, JSON.parse(json) as readonly Characteristic[]);
  const stored =
    before?.category === category ? answersOf(before).map((one) => JSON.stringify(one)) : [];
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
  return { ...after, properties: answersOf(after).filter((answer) => !isUnanswered(answer)) };
}

function answersOf(record: Readonly<Record<string, unknown>>): readonly CharacteristicAnswer[] {
  return (record.properties ?? []) as readonly CharacteristicAnswer[];
}
