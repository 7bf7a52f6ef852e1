/**
 * The check `requirements` of `npm run check`: every requirement number that code, tests or docs cite
 * has a definition in `docs/requirements.md`.
 *
 *     node scripts/checks/checkRequirements.mjs
 */
import { readFileSync } from 'node:fs';
import { reportProblems, sourcesIn } from './checkSources.mjs';
import { requirementProblems } from './requirementProblems.mjs';

const definitions = 'docs/requirements.md';
const sources = sourcesIn(
  ['packages', 'stories', 'tests', 'scripts', 'docs', '.storybook'],
  (path) => /\.([cm]?[jt]sx?|md|sql|css)$/.test(path) && path !== definitions,
);
const problems = requirementProblems(readFileSync(definitions, 'utf8'), sources);
reportProblems(problems, {
  good: `${sources.size} files cite only defined requirements.`,
  bad: `${problems.length} requirement citations have no definition.`,
});
