import { CodeField } from '@rentyard/ui/CodeField';
import { CoordinatesField } from '@rentyard/ui/CoordinatesField';
import { DateField } from '@rentyard/ui/DateField';
import { MaskedField } from '@rentyard/ui/MaskedField';
import { MoneyField } from '@rentyard/ui/MoneyField';
import { NumberField } from '@rentyard/ui/NumberField';
import { PhoneField } from '@rentyard/ui/PhoneField';
import { TimeField } from '@rentyard/ui/TimeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Controlled } from './caseTools.tsx';
import { entriesOf, FieldForms, problemsOf } from './fieldForms.tsx';

/** What every field does with text that is typed by an input method, pasted, or written from right to left. */
const meta = {
  title: 'Foundations/Typing',
  component: FieldForms,
} satisfies Meta<typeof FieldForms>;

export default meta;
type Story = StoryObj<typeof meta>;

type Values = Readonly<Record<string, readonly [typed: string, value: string]>>;

/** A pasted text and the value that programs read. */
const pasted: Values = {
  'Price with its symbol': ['€ 1,360.50', '1360.50'],
  'Price with its code': ['1 360,50 EUR', '1360.50'],
  'Price in another currency': ['$ 1,360.50', '$ 1,360.50'],
  'Price in full-width digits': ['１，３６０．５０', '1360.50'],
  'Price in Arabic digits': ['١٬٣٦٠٫٥٠', '1360.50'],
  'Price with direction marks': ['\u200e1,360.50\u200f', '1360.50'],
  'Number with its unit': ['12,500.5 kg', '12500.5'],
  'Number in Persian digits': ['۱۲۵۰۰', '12500'],
  'Phone in Arabic digits': ['\u202a+٣٧٣ ٦٩ ١٢٣ ٤٥٦\u202c', '+373 69 123 456'],
  'Plate in full-width digits': ['ＡＢ１２３４５', 'AB 12 345'],
  'Day in full-width digits': ['２０．１１．２０２６', '2026-11-20'],
  'Day of birth': ['20.11.85', '1985-11-20'],
  'Day of this century': ['20.11.27', '2027-11-20'],
  'Time in Arabic digits': ['٢١:٣٠', '21:30'],
  'Code in full-width digits': ['１２３４５６', '123456'],
  'Latitude with a mark': ['\ufeff47.0245', '47.0245'],
};

/** Digits of every script, full-width signs, invisible marks and the unit of the field are read. */
export const Pasted: Story = {
  render: () => (
    <>
      {Object.keys(pasted).map((label) => (
        <form key={label} aria-label={label}>
          <Controlled initial="">{(value, set) => fieldOf(label, value, set)}</Controlled>
        </form>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const read: Record<string, string | undefined> = {};
    for (const [label, [typed]] of Object.entries(pasted)) {
      const form = canvas.getByRole<HTMLFormElement>('form', { name: label });
      form.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
      await userEvent.paste(typed);
      await userEvent.tab();
      read[label] = entriesOf(form)[0]?.[1];
    }
    expect(read).toEqual(
      Object.fromEntries(Object.entries(pasted).map(([label, [, value]]) => [label, value])),
    );
  },
};

/** The field for a label of `pasted`. */
function fieldOf(label: string, value: string, set: (value: string) => void): ReactNode {
  const shared = { label, name: 'x', value };
  const written = { ...shared, onChange: set };
  const native = {
    ...shared,
    onChange: (event: { readonly target: { readonly value: string } }) => set(event.target.value),
  };
  const [subject] = label.split(' ');
  if (subject === 'Price') return <MoneyField {...written} currency="EUR" />;
  if (subject === 'Number') return <NumberField {...written} suffix="kg" />;
  if (subject === 'Phone')
    return <PhoneField {...native} country={{ code: '+373', mask: '00 000 000' }} />;
  if (subject === 'Plate') return <MaskedField {...native} mask="aa 00 000" />;
  if (subject === 'Day') return <DateField {...written} isPast={label === 'Day of birth'} />;
  if (subject === 'Time') return <TimeField {...written} />;
  if (subject === 'Code') return <CodeField {...written} />;
  return (
    <CoordinatesField
      name="x"
      latLabel={label}
      longLabel="Longitude"
      value={{ lat: value === '' ? null : Number(value), long: null }}
      onChange={({ lat }) => set(String(lat ?? ''))}
    />
  );
}

/**
 * Enter, Esc and letters that belong to an input method (Japanese, Chinese, dead keys, Android) leave the form alone:
 * nothing is submitted, created, closed or rewritten before the word is complete.
 */
export const Composition: Story = {
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form, { before }) => {
      let submitted = 0;
      form.onsubmit = (event) => {
        event.preventDefault();
        submitted += 1;
      };
      const input = form.querySelector<HTMLInputElement>(
        'input:is([type=text], [type=tel], [type=password], [type=search], :not([type])):not([readonly]), textarea',
      );
      if (!input) return;
      input.focus();
      await waitFor(() => expect(input).toHaveFocus());
      const shown = input.value;
      fireEvent.compositionStart(input);
      const composed = `${shown}ｎ`;
      setValue(input, composed);
      fireEvent.input(input, { data: 'ｎ', inputType: 'insertCompositionText', isComposing: true });
      expect(input.value).toBe(composed);
      const options = form.querySelectorAll('[role=option][aria-selected]').length;
      for (const key of ['Enter', 'Escape', 'Backspace', ',', 'ArrowDown', 'z']) {
        const isUsed = !fireEvent.keyDown(input, {
          key,
          keyCode: 229,
          isComposing: true,
          ctrlKey: key === 'z',
        });
        if (isUsed) throw new Error(`${key} was handled during a composition.`);
      }
      expect(input.value).toBe(composed);
      expect(form.querySelectorAll('[role=option][aria-selected]').length).toBe(options);
      // The input method is cancelled: the text is as before.
      setValue(input, shown);
      fireEvent.input(input, { inputType: 'insertCompositionText', isComposing: true });
      fireEvent.compositionEnd(input, { data: '' });
      input.blur();
      await waitFor(() => expect(entriesOf(form)).toEqual(before));
      expect(submitted).toBe(0);
    });
    expect(problems).toEqual([]);
  },
};

function setValue(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, value);
}

/** Fields whose text is written from left to right on every page. */
const leftToRight = [
  'SlugField',
  'MaskedField',
  'PhoneField',
  'NumberField',
  'MoneyField',
  'RangeField',
  'CodeField',
  'DateField',
  'DateRangeField',
  'TimeField',
  'DateTimeField',
  'CoordinatesField',
];

/** An Arabic or Hebrew text starts at the right in every page; phones, amounts, dates and codes start at the left. */
export const Direction: Story = {
  play: async ({ canvasElement }) => {
    const problems = await problemsOf(canvasElement, async (form, _, name) => {
      const input = form.querySelector<HTMLElement>(
        'input:is([type=text], [type=tel], [type=password], [type=search], :not([type])), textarea',
      );
      if (!input) return;
      expect(input.dir).toBe(leftToRight.includes(name) ? 'ltr' : 'auto');
      if (leftToRight.includes(name) || name === 'PasswordField') return;
      await userEvent.clear(input);
      await userEvent.type(input, 'حفارة');
      expect(getComputedStyle(input).direction).toBe('rtl');
    });
    expect(problems).toEqual([]);
  },
};
