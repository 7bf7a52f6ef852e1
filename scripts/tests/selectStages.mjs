import { existsSync } from 'node:fs';

/**
 * The stages to run: all without words, otherwise those of these names, or else whose names contain these words. A stage
 * whose output they use runs first when that output is missing, as in a fresh clone.
 *
 * @param {readonly import('./testStages.mjs').TestStage[]} stages
 * @param {readonly string[]} words
 * @param {(path: string) => boolean} [exists]
 * @returns {readonly import('./testStages.mjs').TestStage[]}
 */
export function selectStages(stages, words, exists = existsSync) {
  const isNamed = (word, name) =>
    stages.some((stage) => stage.name === word) ? name === word : name.includes(word);
  const named = stages.filter(
    ({ name }) => words.length === 0 || words.some((word) => isNamed(word, name)),
  );
  const used = new Set(named.flatMap(({ after = [] }) => after));
  return stages.filter(
    (stage) =>
      named.includes(stage) ||
      (used.has(stage.name) && stage.output !== undefined && !exists(stage.output)),
  );
}
