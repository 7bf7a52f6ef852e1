import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setNativeValue } from '../../lib/setNativeValue.ts';
import { UiTestProviders } from '../../testing/UiTestProviders.tsx';
import { DateField } from './DateField.tsx';
import { DateFormatProvider } from './DateFormatProvider.tsx';
import { DateTimeField } from './DateTimeField.tsx';

let root: Root;
let page: HTMLElement;
let value: string | null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function show(field: ReactNode, date = 'dd.MM.yyyy'): void {
  act(() =>
    root.render(
      <UiTestProviders>
        <DateFormatProvider format={{ date, time: 'HH:mm' }}>{field}</DateFormatProvider>
      </UiTestProviders>,
    ),
  );
}

function type(text: string): void {
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no input.');
  act(() => setNativeValue(input, text));
}

function Moment({ start = null }: { readonly start?: string | null }): ReactNode {
  const [moment, setMoment] = useState<string | null>(start);
  value = moment;
  return (
    <DateTimeField label="Send at" value={moment} timeZone="Europe/Berlin" onChange={setMoment} />
  );
}

function Day(): ReactNode {
  const [day, setDay] = useState('');
  value = day;
  return <DateField label="Day" value={day} onChange={setDay} hint="Of the rate" />;
}

const buttons = () =>
  [...page.querySelectorAll<HTMLButtonElement>('[role=group] button')].map((button) => ({
    text: button.textContent,
    isPressed: button.getAttribute('aria-pressed') === 'true',
    click: () => act(() => button.click()),
  }));

const alert = () => page.querySelector('[role=alert]')?.textContent;

describe('date and time field', () => {
  test('does not accept a time that a clock change skips and offers the next one', () => {
    show(<Moment />);
    type('29.03.2026 02:30');
    expect(Date.parse(String(value))).toBeNaN();
    expect(alert()).toMatch(/02:30 does not exist/);
    expect(buttons().map(({ text }) => text)).toEqual(['29.03.2026 03:00 (UTC+02:00)']);
    buttons()[0]?.click();
    expect(value).toBe('2026-03-29T01:00:00.000Z');
    expect(page.querySelector('input')?.value).toBe('29.03.2026 03:00');
    expect([alert(), buttons()]).toEqual([undefined, []]);
  });

  test('asks which of two equal local times is meant', () => {
    show(<Moment />);
    type('25.10.2026 02:30');
    expect(Date.parse(String(value))).toBeNaN();
    expect(alert()).toMatch(/02:30 occurs twice/);
    expect(buttons().map(({ text }) => text)).toEqual([
      '25.10.2026 02:30 (UTC+02:00)',
      '25.10.2026 02:30 (UTC+01:00)',
    ]);
    buttons()[1]?.click();
    expect(value).toBe('2026-10-25T01:30:00.000Z');
    expect(alert()).toBeUndefined();
    expect(buttons().map(({ isPressed }) => isPressed)).toEqual([false, true]);
    buttons()[0]?.click();
    expect(value).toBe('2026-10-25T00:30:00.000Z');
  });

  test('marks the stored one of two equal local times', () => {
    show(<Moment start="2026-10-25T01:30:00.000Z" />);
    expect(alert()).toBeUndefined();
    expect(buttons().map(({ isPressed }) => isPressed)).toEqual([false, true]);
  });

  test('offers nothing for other times', () => {
    show(<Moment />);
    type('25.10.2026 03:30');
    expect([value, buttons()]).toEqual(['2026-10-25T02:30:00.000Z', []]);
  });
});

const note = () => page.querySelector('[id$=note]')?.textContent;

describe('date field', () => {
  test('reads a date with full stops by day, month and year and names it', () => {
    show(<Day />, 'MM/dd/yyyy');
    type('05.12.2026');
    expect(value).toBe('2026-12-05');
    expect(note()).toBe('Read as December 5, 2026');
  });

  test('names the day of other separators until the field is left', () => {
    show(<Day />);
    type('05/12/2026');
    expect([value, note()]).toEqual(['2026-12-05', 'Read as December 5, 2026']);
    const input = page.querySelector('input');
    act(() => input?.focus());
    act(() => input?.blur());
    expect([input?.value, note()]).toEqual(['05.12.2026', 'Of the rate']);
  });

  test('names no day in its own format', () => {
    show(<Day />);
    type('05.12.2026');
    expect(note()).toBe('Of the rate');
  });
});
