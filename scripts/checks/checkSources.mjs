import { readdirSync, readFileSync } from 'node:fs';

/** The texts of the files of folders whose paths are wanted, by path. */
export function sourcesIn(folders, isWanted) {
  const paths = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => !/\/(?:node_modules|dist)\//.test(path) && isWanted(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Prints the problems of a check and its result in a line, and ends it with a code. */
export function reportProblems(problems, { good, bad }) {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? good : bad);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
