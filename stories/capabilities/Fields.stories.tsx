import { DateField } from '@rentyard/ui/DateField';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { SlugField } from '@rentyard/ui/SlugField';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, getConfig, userEvent, waitFor } from 'storybook/test';
import { nothing } from '../guides/nothing.ts';
import { CheckedFields, entriesOf, FieldForms, problemsOf, visibleState } from './fieldForms.tsx';

/** What every field with a value can do. `capabilities.ts` lists which story proves what. */
const meta = {
  title: 'Foundations/Fields in forms',
  component: FieldForms,
} satisfies Meta<typeof FieldForms>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A native form submits the value that programs read, whatever notation the field shows: numbers with a point, days in
 * ISO 8601, ids of options. Its reset restores the first value and notifies the application.
 */
export const SubmitAndReset: Story = {
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form, { before, change, after }) => {
      await waitFor(() => expect(entriesOf(form)).toEqual(before));
      // The case before has moved the focus on, and a focused number shows no groups.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await waitFor(() => expect(document.activeElement).toBe(document.body));
      const shown = visibleState(form);
      await change(form);
      await waitFor(() => expect(entriesOf(form)).toEqual(after));
      form.reset();
      await waitFor(() => expect(entriesOf(form)).toEqual(before));
      await waitFor(() => expect(visibleState(form)).toBe(shown));
    });
    expect(problems).toEqual([]);
  },
};

/** A read-only field takes the focus, is announced as read-only, submits its value, and does not change. */
export const ReadOnly: Story = {
  args: { field: { readOnly: true } },
  // What a read-only field does not open is not waited for.
  beforeEach: () => {
    const { asyncUtilTimeout } = getConfig();
    configure({ asyncUtilTimeout: 500 });
    return () => configure({ asyncUtilTimeout });
  },
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form, { before, change }, name) => {
      await waitFor(() => expect(entriesOf(form)).toEqual(before), { timeout: 30_000 });
      await change(form).catch(() => undefined);
      expect(entriesOf(form)).toEqual(before);
      // Pictures and files have no control: without its buttons the field is only read.
      if (name === 'ImageField' || name === 'FileDrop')
        return expect(form.querySelector('button')).toBeNull();
      const marked = form.querySelector<HTMLElement>('[readonly], [aria-readonly=true]');
      expect(marked).toBeTruthy();
      const stop = form.querySelector<HTMLElement>(
        ':is([readonly], [aria-readonly=true], [aria-readonly=true] :is(input, [tabindex="0"])):not(:disabled)',
      );
      stop?.focus();
      const isFocused =
        document.activeElement !== document.body && form.contains(document.activeElement);
      expect(isFocused).toBe(true);
      const boxes = [form, ...form.querySelectorAll<HTMLElement>('*')];
      const isDashed = boxes.some((box) => getComputedStyle(box).borderTopStyle === 'dashed');
      expect(isDashed).toBe(true);
    });
    expect(problems).toEqual([]);
  },
};

/** While a value is checked, the field is busy and says so politely. Then it says that the value has passed. */
export const AsynchronousValidation: Story = {
  render: () => <CheckedFields />,
  play: async ({ canvas, canvasElement }) => {
    const statusOf = (form: HTMLFormElement) =>
      [...form.querySelectorAll('[role=status][data-state]')].map(({ textContent }) => textContent);
    const check = (text: string, isBusy: boolean) =>
      problemsOf(canvasElement, async (form, _, name) => {
        // A pair of fields: each of them has its own errors and no common check.
        if (name === 'CoordinatesField') return;
        await waitFor(() => expect(statusOf(form)).toEqual([text]));
        expect(form.querySelector('[aria-busy=true]') !== null).toBe(isBusy);
        const note = form.querySelector('[role=status][data-state]');
        if (text !== '') {
          expect(form.querySelector(`[aria-describedby~="${note?.id}"]`)).toBeTruthy();
        }
      });
    expect(await check('', false)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'pending' }));
    expect(await check('Checking…', true)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'passed' }));
    expect(await check('Available', false)).toEqual([]);
  },
};

/** Phones open the keyboard that fits: digits, telephone, decimal. Browsers may fill in what they know. */
export const KeyboardsAndAutofill: Story = {
  play: async ({ canvasElement }) => {
    const keyboards: Readonly<Record<string, string>> = {
      NumberField: 'decimal',
      MoneyField: 'decimal',
      RangeField: 'decimal',
      CoordinatesField: 'decimal',
      CodeField: 'numeric',
      PhoneField: 'tel',
      DateField: 'decimal',
      DateRangeField: 'decimal',
      TimeField: 'decimal',
      DateTimeField: 'decimal',
      MaskedField: 'text',
    };
    const fills: Readonly<Record<string, string>> = {
      PasswordField: 'current-password',
      PhoneField: 'tel',
      CodeField: 'one-time-code',
    };
    const problems = await problemsOf(canvasElement, (form, _, name) => {
      const input = form.querySelector('input:not([type=hidden])');
      if (name in keyboards) expect(input).toHaveAttribute('inputmode', keyboards[name]);
      if (name in fills) expect(input).toHaveAttribute('autocomplete', fills[name]);
    });
    expect(problems).toEqual([]);
  },
};

/** `autoComplete` of the application reaches the input, also where a field is not filled in by default. */
export const AutofillPassedOn: Story = {
  render: () => (
    <form aria-label="Contact">
      <TextField label="Name" autoComplete="name" />
      <TextArea label="Address" autoComplete="street-address" />
      <SlugField label="Site" from="" autoComplete="url" />
      <MaskedField label="Postal code" mask="0000" autoComplete="postal-code" />
      <NumberField label="Year" value="" onChange={nothing} autoComplete="bday-year" />
      <MoneyField label="Price" value="" onChange={nothing} autoComplete="transaction-amount" />
      <DateField label="Birthday" value="" onChange={nothing} autoComplete="bday" />
    </form>
  ),
  play: ({ canvas }) => {
    const filled = canvas
      .getAllByRole('textbox')
      .map((input) => input.getAttribute('autocomplete'));
    expect(filled).toEqual([
      'name',
      'street-address',
      'url',
      'postal-code',
      'bday-year',
      'transaction-amount',
      'bday',
    ]);
  },
};
