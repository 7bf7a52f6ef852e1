import { brand } from '@rentyard/contract/entities/brand';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../services/api/failure.ts';
import { type Theirs, useEditForm } from './useEditForm.ts';
import type { FormLanguages } from './values/contentLanguages.ts';
import type { FormValues } from './values/formValues.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Stored {
  readonly version: number;
  readonly name: string;
  readonly code: string;
}

type Send = (values: FormValues, base: Stored) => Promise<Stored>;

const languages: FormLanguages = { codes: ['en'], default: 'en', list: [] };
const first: Stored = { version: 1, name: 'JCB', code: 'JCB' };
const buildFormValues = ({ name, code }: Stored): FormValues => ({ name, code });
const isNewer = (stored: Stored, base: Stored) => stored.version > base.version;
const saved: Send = async (values, { version }) =>
  ({ ...values, version: version + 1 }) as unknown as Stored;
const conflictWith = (current: Stored): ApiFailure =>
  ({ status: 409, code: 'version_conflict', requestId: 'r1', current }) as unknown as ApiFailure;

/** Renders a form; `current` is the latest result of the hook. */
function openForm(send: Send, merged: Theirs<Stored>[] = []) {
  const result = {} as { current: ReturnType<typeof useEditForm<Stored>> };
  function Screen({ stored }: { readonly stored: Stored }): ReactNode {
    result.current = useEditForm<Stored>({
      resource: brand,
      languages,
      stored,
      buildFormValues,
      isNewer,
      send,
      readTheirs: ({ current }) => ({ stored: current as Stored }),
      onMerged: (theirs) => merged.push(theirs),
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const rerender = ({ stored }: { readonly stored: Stored }) =>
    act(() => root.render(<Screen stored={stored} />));
  rerender({ stored: first });
  return { result, rerender };
}

const type = ({ result }: ReturnType<typeof openForm>, name: string, value: string) =>
  act(() => result.current.form.setValue(name, value, { shouldDirty: true }));

describe('save', () => {
  it('sends the values with the state that the form started from, one request at a time', async () => {
    const sent: unknown[] = [];
    const opened = openForm((values, base) => {
      sent.push([values, base.version]);
      return saved(values, base);
    });
    type(opened, 'name', 'Komatsu');
    await act(() => Promise.all([opened.result.current.save(), opened.result.current.save()]));
    expect(sent).toEqual([[{ name: 'Komatsu', code: 'JCB' }, 1]]);
    expect(opened.result.current.startValues).toEqual({ name: 'Komatsu', code: 'JCB' });
    expect(opened.result.current.base.version).toBe(2);
  });

  it('keeps values typed while the save was running as unsaved', async () => {
    let finish = () => {};
    const opened = openForm(async (values, base) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return saved(values, base);
    });
    type(opened, 'name', 'Komatsu');
    let save: Promise<unknown> = Promise.resolve();
    await act(async () => {
      save = opened.result.current.save();
    });
    expect(opened.result.current.isSaving).toBe(true);
    type(opened, 'code', 'KOM');
    await act(async () => {
      finish();
      await save;
    });
    expect(opened.result.current.form.getValues()).toEqual({ name: 'Komatsu', code: 'KOM' });
    expect(opened.result.current.startValues).toEqual({ name: 'Komatsu', code: 'JCB' });
  });

  it('merges fields that another user saved and reports the merge', async () => {
    const merged: Theirs<Stored>[] = [];
    const theirs = { version: 5, name: 'JCB', code: 'J-C-B' };
    const opened = openForm(async (values, base) => {
      if (base.version === 1) throw conflictWith(theirs);
      return saved(values, base);
    }, merged);
    type(opened, 'name', 'Komatsu');
    await act(() => opened.result.current.save());
    expect(opened.result.current.base).toEqual({ version: 6, name: 'Komatsu', code: 'J-C-B' });
    expect(merged).toEqual([{ stored: theirs }]);
  });

  it('opens a conflict for fields that both users changed, and saves after the decision', async () => {
    const theirs = { version: 5, name: 'Volvo', code: 'VOL' };
    const opened = openForm(async (values, base) => {
      if (base.version === 1) throw conflictWith(theirs);
      return saved(values, base);
    });
    type(opened, 'name', 'Komatsu');
    type(opened, 'code', 'KOM');
    await act(() => opened.result.current.save());
    expect(opened.result.current.conflict?.paths).toEqual(['name', 'code']);
    expect(opened.result.current.form.getValues()).toEqual({ name: 'Komatsu', code: 'KOM' });
    act(() => opened.result.current.resolveConflict(['code']));
    expect(opened.result.current.conflict).toBeUndefined();
    expect(opened.result.current.form.getValues()).toEqual({ name: 'Komatsu', code: 'VOL' });
    await act(() => opened.result.current.save());
    expect(opened.result.current.base).toEqual({ version: 6, name: 'Komatsu', code: 'VOL' });
  });

  it('shows server problems at their fields, and any other failure in the form', async () => {
    const problem = { rule: 'unique', values: {}, message: 'Taken' };
    const failures = [
      { status: 422, code: 'invalid', requestId: 'r1', errors: { code: [problem] } },
      { status: 500, code: 'internal', requestId: 'r2' },
    ] as unknown as ApiFailure[];
    const opened = openForm(() => Promise.reject(failures.shift()));
    type(opened, 'code', 'KOM');
    await act(() => opened.result.current.save());
    expect(opened.result.current.form.getFieldState('code').error?.type).toBe('unique');
    expect(opened.result.current.failure).toBeUndefined();
    act(() => opened.result.current.form.clearErrors());
    await act(() => opened.result.current.save());
    expect(opened.result.current.failure?.requestId).toBe('r2');
    expect(opened.result.current.refusals).toBe(2);
  });
});

describe('background update of the stored state', () => {
  it('replaces the values while the form is clean', () => {
    const opened = openForm(saved);
    opened.rerender({ stored: { version: 2, name: 'JCB Ltd', code: 'JCB' } });
    expect(opened.result.current.form.getValues()).toEqual({ name: 'JCB Ltd', code: 'JCB' });
  });

  it('is ignored when it is older than the state that the form started from', () => {
    const opened = openForm(saved);
    opened.rerender({ stored: { version: 0, name: 'Old', code: 'OLD' } });
    expect(opened.result.current.form.getValues()).toEqual({ name: 'JCB', code: 'JCB' });
  });

  it('overwrites no typed value until the form is reset', () => {
    const opened = openForm(saved);
    type(opened, 'code', 'KOM');
    opened.rerender({ stored: { version: 2, name: 'JCB Ltd', code: 'JCB' } });
    expect(opened.result.current.form.getValues()).toEqual({ name: 'JCB', code: 'KOM' });
    act(() => opened.result.current.discard());
    expect(opened.result.current.form.getValues()).toEqual({ name: 'JCB Ltd', code: 'JCB' });
  });
});
