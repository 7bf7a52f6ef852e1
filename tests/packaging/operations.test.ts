import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('npm run operations calls every operation of a demo server and finds no problem', {
  timeout: 240_000,
}, async () => {
  const run = ['--import', 'tsx', '--conditions=@rentyard/source', 'tests/operations/run.ts'];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ operations, \d+ calls, no problems$/);
});
