/**
 * Runs a program with another version of Node, which npm has as a package for each platform.
 *
 *   node scripts/tests/withNode.mjs 26.12.1 node_modules/.bin/vitest run
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';

const [version, program, ...args] = process.argv.slice(2);
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = resolve('.cache', `node-${version}`);
const node = resolve(folder, 'node_modules', name, 'bin', 'node');

if (!existsSync(node)) {
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
    { stdio: 'inherit' },
  );
}
console.log(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
// Programs that it starts find this version first.
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
const { status } = spawnSync(node, [program, ...args], { stdio: 'inherit', env });
process.exitCode = status ?? 1;
