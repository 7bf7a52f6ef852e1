import { expect, test, vi } from 'vitest';
import { createAlerts } from './alertStore.ts';

test('by default keeps errors until they are closed, and alerts with an action for 20 seconds', () => {
  const alerts = createAlerts();
  const action = { label: 'Undo', onPress: vi.fn() };
  alerts.success('Successfully created');
  alerts.info('Photo is being prepared');
  alerts.success('Successfully deleted', { action });
  alerts.error('The mail could not be sent');
  alerts.error('The mail could not be sent', { action });
  const durations = alerts.get().map(({ duration }) => duration);
  expect(durations).toEqual([5000, 8000, 20_000, Infinity, Infinity]);
});

test('takes the durations of its application', () => {
  const alerts = createAlerts({ success: 3000, info: 4000, error: 4000 });
  alerts.success('Successfully created');
  alerts.error('The mail could not be sent');
  alerts.info('Photo is being prepared');
  expect(alerts.get().map(({ duration }) => duration)).toEqual([3000, 4000, 4000]);
});

test('keeps its own duration when one is given', () => {
  const alerts = createAlerts();
  alerts.success('Successfully deleted', { duration: 10_000 });
  expect(alerts.get()[0]?.duration).toBe(10_000);
});

test('closes the given alert and notifies its listeners', () => {
  const alerts = createAlerts();
  const listener = vi.fn();
  const first = alerts.success('Successfully created');
  alerts.success('Successfully edited');
  const unsubscribe = alerts.subscribe(listener);
  alerts.close(first);
  expect(alerts.get().map(({ text }) => text)).toEqual(['Successfully edited']);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  alerts.closeAll();
  expect(alerts.get()).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});
