import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  installedBinaries,
  newestBinaries,
} from '../../tests/support/database/postgresBinaries.mjs';
import { browserPath } from '../browser.mjs';

/** The services with which tests run, and the projects or stages that use each. */
const services = [
  ['PGlite', () => versionOf('@electric-sql/pglite'), ['unit', 'api', 'embedded', 'faults', 'e2e']],
  ['PostgreSQL', () => installedVersion(), ['postgres', 'faults']],
  ['PostgreSQL', () => postgresVersion(newestBinaries()), ['newest']],
  ['s3rver (S3)', () => versionOf('@20minutes/s3rver'), ['postgres', 'api', 'faults']],
  [
    'smtp-server (mail)',
    () => versionOf('smtp-server'),
    ['unit', 'postgres', 'api', 'faults', 'e2e'],
  ],
  ['Chromium', () => browserVersion(), ['stories', 'storybook', 'packaging', 'faults', 'e2e']],
];

/**
 * One line per service that the stages used, with its version.
 *
 * @param {readonly import('./testStages.mjs').TestStage[]} stages
 */
export function testedServices(stages) {
  const used = new Set(
    stages.flatMap(({ name, command, env }) => [name, ...command, ...Object.values(env ?? {})]),
  );
  const lines = services.flatMap(([name, version, users]) => {
    const found = users.filter((user) => used.has(user));
    return found.length === 0 ? [] : [`${`${name} ${version()}`.padEnd(34)}${found.join(', ')}`];
  });
  return [...lines, `${`Node ${process.versions.node}`.padEnd(34)}all stages`];
}

function versionOf(name) {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;
}

function installedVersion() {
  const folder = process.env.TEST_DATABASE_URL ? undefined : installedBinaries();
  return folder ? postgresVersion(folder) : 'of TEST_DATABASE_URL';
}

function postgresVersion(folder) {
  return firstNumber(execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }));
}

function browserVersion() {
  const path = browserPath();
  return path
    ? firstNumber(execFileSync(path, ['--version'], { encoding: 'utf8' }))
    : 'of Playwright';
}

function firstNumber(text) {
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? text.trim();
}
