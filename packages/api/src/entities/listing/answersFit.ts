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

/** The guards of offers, tags and orders: their answers fit what their category asks. */
export const answerGuards: Guards = {
  validate: checkAnswers,
  transform: dropBlankAnswers,
  resolveImportedRow: resolveAnswers,
};

/**
 * Whether a record's answers fit what its category asks. Looked at when either of them changes, so that
 * a characteristic that became required does not keep older records from being saved.
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
    // What the category asks no more was answered once, and no form shows it.
    return (
      problem.id !== 'not_of_category' || !stored.includes(JSON.stringify(answers[Number(at)]))
    );
  });
}

/** Rows that answer nothing are not kept. */
async function dropBlankAnswers({ after }: Saving): Promise<Readonly<Record<string, unknown>>> {
  return { ...after, properties: answersOf(after).filter((answer) => !isUnanswered(answer)) };
}

function answersOf(record: Readonly<Record<string, unknown>>): readonly CharacteristicAnswer[] {
  return (record.properties ?? []) as readonly CharacteristicAnswer[];
}
