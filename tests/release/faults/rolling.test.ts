import { expect, test } from 'vitest';
import { rollingRestarts } from '../../support/processes/rollingRestarts.ts';

test('three processes restart in turn under load without a failed request', {
  timeout: 900_000,
}, async () => {
  const figures = await rollingRestarts({
    restarts: 3,
    processes: 3,
    rate: 20,
    grace: 3,
    signOuts: 10,
  });
  expect(figures.failures).toEqual({});
  expect(figures.requests).toBeGreaterThan(200);
  expect(figures.exitCodes).toEqual([0, 0, 0]);
  expect(figures.signOutTimes).toHaveLength(2 * 10);
});
