import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBinaries, newestBinaries } from '../tests/support/postgresBinaries.mjs';
import { browserPath } from './browser.mjs';

/** The services with which the tests run, and the stages that use each. */
const services = [
  ['PGlite', () => versionOf('@electric-sql/pglite'), ['unit', 'api on PGlite', 'faults', 'e2e']],
  ['PostgreSQL', () => installedVersion(), ['api on PostgreSQL', 'jobs on PostgreSQL', 'faults']],
  ['PostgreSQL', () => postgresVersion(newestBinaries()), ['newest PostgreSQL']],
  [
    's3rver (S3)',
    () => versionOf('@20minutes/s3rver'),
    ['api on PGlite', 'api on PostgreSQL', 'faults'],
  ],
  [
    'smtp-server (mail)',
    () => versionOf('smtp-server'),
    ['unit', 'api on PGlite', 'faults', 'e2e'],
  ],
  ['Chromium', () => browserVersion(), ['stories', 'storybook', 'packaging', 'faults', 'e2e']],
  ['Node', () => process.versions.node, undefined],
];

/** One line per service that the stages used, with its version. */
export function testedServices(stageNames) {
  return services.flatMap(([name, version, stages = stageNames]) => {
    const used = stages.filter((stage) => stageNames.includes(stage));
    if (used.length === 0) return [];
    return [
      `${`${name} ${version()}`.padEnd(34)}${stages === stageNames ? 'all stages' : used.join(', ')}`,
    ];
  });
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
