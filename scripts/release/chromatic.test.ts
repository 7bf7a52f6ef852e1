import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the command without a token explains where to get one before it builds anything', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release/chromatic.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/CHROMATIC_PROJECT_TOKEN is not set.*Take the token from the project/s);
});
