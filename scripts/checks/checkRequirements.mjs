/**
 * The check `requirements` of `npm run check`: every requirement number that code, tests or docs cite
 * has a definition in `docs/requirements.md`.
 *
 *     node scripts/checks/checkRequirements.mjs
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementProblems } from './requirementProblems.mjs';

const definitions = 'docs/requirements.md';
const own = [definitions, join('scripts', 'requirementProblems')];
const paths = ['packages', 'stories', 'tests', 'scripts', 'docs', '.storybook'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|[/\\])(node_modules|dist)[/\\]/.test(path))
    .filter((path) => /\.([cm]?[jt]sx?|md|sql|css)$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => !own.some((start) => path.startsWith(start))),
);
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

const problems = requirementProblems(readFileSync(definitions, 'utf8'), sources);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${sources.size} files cite only defined requirements.`
    : `${problems.length} requirement citations have no definition.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
