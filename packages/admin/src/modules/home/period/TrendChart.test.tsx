import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { I18nProvider } from '../../../services/i18n/I18nProvider.tsx';
import { loadAllMessages } from '../../../services/i18n/loadMessages.ts';
import { TrendChart } from './TrendChart.tsx';
import type { TrendPoint } from './TrendPlot.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const intl = await loadAllMessages('en');

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const points: readonly TrendPoint[] = [
  { label: 'Mon', tick: 'Mon', value: 0, before: null },
  { label: 'Tue', tick: 'Tue', value: 4, before: 2, to: '/orders/page/1?day=2' },
  { label: 'Wed', tick: 'Wed', value: null, before: 3 },
];

function show(props: Partial<ComponentProps<typeof TrendChart>> = {}) {
  return act(async () =>
    root.render(
      <I18nProvider language="en" intl={intl}>
        <MemoryRouter>
          <TrendChart
            label="Orders"
            points={points}
            names={{ value: 'This period', before: 'Before' }}
            ticks={[0, 2, 4]}
            formatValue={(value) => (value === null ? 'No data' : String(value))}
            {...props}
          />
        </MemoryRouter>
      </I18nProvider>,
    ),
  );
}

const slider = () => container.querySelector('input');
const rows = () =>
  Array.from(container.querySelectorAll('tbody tr'), (row) =>
    Array.from(row.children, (cell) => cell.textContent),
  );

test('the day of the keyboard has its values as text, and a day without data is not zero', async () => {
  await show();
  await act(async () => slider()?.focus());
  expect(slider()?.getAttribute('aria-valuetext')).toBe('Wed: No data, Before: 3');
  await act(async () => {
    // React ignores a value that was set on the element itself.
    const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    prototype?.set?.call(slider(), '0');
    slider()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(slider()?.getAttribute('aria-valuetext')).toBe('Mon: 0, Before: No data');
  expect(container.querySelector('p')?.textContent).toBe('Mon: 0, Before: No data');
});

test('a chart without any data says so instead of drawing an axis', async () => {
  await show({ points: points.map((point) => ({ ...point, value: null, before: null })) });
  expect(slider()).toBeNull();
  expect(container.querySelector('p')?.textContent).toBe('No data');
});

test('the table has all values, and links to lists only while it is visible', async () => {
  const values = [
    ['Mon', '0', 'No data'],
    ['Tue', '4', '2'],
    ['Wed', 'No data', '3'],
  ];
  await show();
  expect(rows()).toEqual(values);
  expect(container.querySelectorAll('a')).toHaveLength(0);
  await show({ isTable: true });
  expect(rows()).toEqual(values);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/orders/page/1?day=2');
  expect(slider()).toBeNull();
});
