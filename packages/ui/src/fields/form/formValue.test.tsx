import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setNativeValue } from '../../lib/setNativeValue.ts';
import { UiTestProviders } from '../../testing/UiTestProviders.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { NumberField } from '../NumberField.tsx';
import { TextField } from '../TextField.tsx';

let root: Root;
let form: HTMLFormElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  form = document.body.appendChild(document.createElement('form'));
  root = createRoot(form);
});

afterEach(() => {
  act(() => root.unmount());
  form.remove();
  vi.unstubAllGlobals();
});

const show = (field: ReactNode) =>
  act(() => root.render(<UiTestProviders>{field}</UiTestProviders>));

const entries = () => [...new FormData(form)];

function Text({ isDisabled = false }: { readonly isDisabled?: boolean }): ReactNode {
  const [value, setValue] = useState('Komatsu');
  return (
    <TextField
      label="Name"
      name="name"
      disabled={isDisabled}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function Weight(): ReactNode {
  const [value, setValue] = useState('12500.5');
  return <NumberField label="Weight" name="weight" value={value} onChange={setValue} />;
}

function Delivery(): ReactNode {
  const [isOn, setOn] = useState(true);
  return (
    <Checkbox
      label="Delivery"
      name="delivery"
      checked={isOn}
      onChange={(event) => setOn(event.target.checked)}
    />
  );
}

const input = () => form.querySelector<HTMLInputElement>('input:not([type=hidden])');

function type(text: string): void {
  const element = input();
  if (element) act(() => setNativeValue(element, text));
}

test('the reset of a form restores the first text and its state', () => {
  show(<Text />);
  type('Volvo');
  expect(entries()).toEqual([['name', 'Volvo']]);
  act(() => form.reset());
  expect(entries()).toEqual([['name', 'Komatsu']]);
  expect(input()?.value).toBe('Komatsu');
});

test('a form submits a number with a point, whatever the field shows', () => {
  show(<Weight />);
  expect(input()?.value).toBe('12,500.5');
  expect(entries()).toEqual([['weight', '12500.5']]);
  type('17.25');
  expect(entries()).toEqual([['weight', '17.25']]);
  act(() => form.reset());
  expect(entries()).toEqual([['weight', '12500.5']]);
});

test('the reset of a form restores a checkbox', () => {
  show(<Delivery />);
  act(() => input()?.click());
  expect(entries()).toEqual([]);
  act(() => form.reset());
  expect(entries()).toEqual([['delivery', 'on']]);
  expect(input()?.checked).toBe(true);
});

test('a reset that the application cancels changes nothing', () => {
  form.addEventListener('reset', (event) => event.preventDefault());
  show(<Text />);
  type('Volvo');
  act(() => form.reset());
  expect(entries()).toEqual([['name', 'Volvo']]);
});

test('a disabled field submits nothing, a read-only checkbox ignores clicks', () => {
  show(<Text isDisabled />);
  expect(entries()).toEqual([]);
  show(<Checkbox label="Delivery" name="delivery" defaultChecked readOnly />);
  act(() => input()?.click());
  expect(entries()).toEqual([['delivery', 'on']]);
});
