/**
 * `npm run version:all`: turns the changesets into versions and change logs, and gives package.json the
 * version of the product.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' });

run('node_modules/.bin/changeset', ['version']);
const { version } = JSON.parse(readFileSync('packages/api/package.json', 'utf8'));
const manifest = readFileSync('package.json', 'utf8');
writeFileSync(
  'package.json',
  manifest.replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`),
);
run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
