import { type ReactNode, useState } from 'react';
import { within } from 'storybook/test';
import type { CaseProps, FieldCase } from './caseTools.tsx';
import { fieldCases } from './fieldCases.tsx';

/** Each field with a value, in a form of its own. */
export function FieldForms({ field = {} }: { readonly field?: Partial<CaseProps> }): ReactNode {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      {Object.entries(fieldCases).map(([name, { render }]) => (
        <form key={name} aria-label={name}>
          {render({ ...field, name: 'x', label: name })}
        </form>
      ))}
    </div>
  );
}

/** Fields whose values a server checks after a press of the button. */
export function CheckedFields(): ReactNode {
  const [state, setState] = useState<'before' | 'pending' | 'passed'>('before');
  const next = state === 'before' ? 'pending' : 'passed';
  return (
    <>
      <button type="button" onClick={() => setState(next)}>
        {next}
      </button>
      <FieldForms
        field={{
          isValidating: state === 'pending',
          success: state === 'passed' ? 'Available' : undefined,
        }}
      />
    </>
  );
}

/** Runs a check for each field, and reports the fields that fail it with their reasons. */
export async function problemsOf(
  root: HTMLElement,
  check: (form: HTMLFormElement, fieldCase: FieldCase, name: string) => Promise<void> | void,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [name, fieldCase] of Object.entries(fieldCases)) {
    const form = within(root).getByRole<HTMLFormElement>('form', { name });
    try {
      await check(form, fieldCase, name);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
}

/** What a native form submits. */
export function entriesOf(form: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
}

/** The values that a user sees, without announcements. */
export function visibleState(form: HTMLFormElement): string {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter(({ type }) => type !== 'hidden' && type !== 'file')
    .map(({ type, checked, value }) => (/checkbox|radio/.test(type) ? checked : value));
  const copy = form.cloneNode(true) as HTMLElement;
  for (const status of copy.querySelectorAll('[role=status]')) status.remove();
  return JSON.stringify([inputs, copy.textContent]);
}
