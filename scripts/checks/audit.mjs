/**
 * Part of `npm run check`: looks up advisories for production dependencies in the registry. Fails for
 * moderate severity or worse. A registry without advisories, such as a mirror, is reported and does not
 * fail.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/**
 * The result of `npm audit --json`.
 *
 * @param {string} json
 * @returns {{ isGood: boolean, text: string }}
 */
export function verdictOf(json) {
  const found = parsed(json);
  if (found?.vulnerabilities === undefined) {
    const reason = found?.message ?? found?.error?.summary ?? 'no answer';
    return { isGood: true, text: `Skipped: the registry gave no advisories (${reason}).` };
  }
  const serious = Object.values(found.vulnerabilities).filter(({ severity }) =>
    ['moderate', 'high', 'critical'].includes(severity),
  );
  const lines = serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  const hint = 'Run npm audit for details and update the dependency.';
  return { isGood: serious.length === 0, text: [...lines, hint].join('\n') };
}

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=moderate', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1_048_576,
  });
  const { isGood, text } = verdictOf(stdout ?? '');
  console.log(text);
  process.exitCode = isGood ? 0 : 1;
}
