/**
 * Looks the dependencies of production up in the registry's advisories; part of `npm run check`. Fails for what
 * is known to be of moderate severity or worse. A registry that has no advisories, such as a mirror, cannot
 * answer: that is said and does not fail.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/**
 * What `npm audit --json` found.
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
  const hint = 'Run npm audit for the advisories, and raise the version.';
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
