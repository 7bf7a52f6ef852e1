import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('without a token says where to get one, before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/chromatic.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/CHROMATIC_PROJECT_TOKEN is not set.*Take the token from the project/s);
});
