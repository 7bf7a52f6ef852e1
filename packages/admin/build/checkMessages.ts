/**
 * Fails when the catalogues are not complete: run by `npm run check`.
 *
 *     node --import tsx --conditions=source packages/admin/build/checkMessages.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageProblems } from './messageProblems.ts';
import { readMessages } from './readMessages.ts';
import { sourceFolder } from './sourceFolder.ts';

const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/[mM]essages\.ts$|\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(sourceFolder, path), 'utf8'));

const files = await readMessages();
const problems = messageProblems(files, sources);
for (const problem of problems) console.error(problem);
const keys = files.reduce((sum, { messages }) => sum + Object.keys(messages.en ?? {}).length, 0);
console.log(
  problems.length === 0
    ? `${keys} messages, complete in every language.`
    : `${problems.length} problems in ${keys} messages.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
