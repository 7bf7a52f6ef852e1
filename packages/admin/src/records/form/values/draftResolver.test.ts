import { offer } from '@rentyard/contract/entities/listing/offer';
import type { FieldErrors, ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { draftResolver } from './draftResolver.ts';
import { buildFormValues, type FormValues } from './formValues.ts';
import { errorAt, errorsByLanguage, readProblem, refusedFields } from './problems.ts';

const languages = { codes: ['en', 'ro'], default: 'en' };
const options = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<FormValues>;

async function errorsOf(record: object | undefined, typed: FormValues): Promise<FieldErrors> {
  const values = { ...buildFormValues(offer, languages.codes, record), ...typed };
  return (await draftResolver(offer, record, languages)(values, undefined, options)).errors;
}

test('reports an invalid format and a missing field at the same time', async () => {
  const errors = await errorsOf(undefined, { code: 'OF 10412' });
  expect(errorAt(errors, 'code')?.type).toBe('code');
  expect(errorAt(errors, 'region')?.type).toBe('required');
});

test('reports a missing required text in the default content language', async () => {
  const errors = await errorsOf(undefined, { name: { en: '', ro: 'Macara' } });
  expect(Object.keys(errorsByLanguage(errors, 'name', languages.codes))).toEqual(['en']);
});

test('a rule over several fields reads values that the form does not contain', async () => {
  const prices = { price_per_shift: '', price_per_hour: '' };
  const active = await errorsOf({ status: 'active' }, { prices });
  const fresh = await errorsOf({ status: 'new' }, { prices });
  expect(errorAt(active, 'prices.price_per_shift')?.type).toBe('one_price');
  expect(errorAt(fresh, 'prices.price_per_shift')).toBeUndefined();
});

test('the values of a problem include the bounds', async () => {
  const error = errorAt(await errorsOf(undefined, { geo_lat: '91', geo_long: '0' }), 'geo_lat');
  expect(error && readProblem(error)).toEqual({ id: 'max_value', values: { number: '90' } });
});

test("errors of a rejected save appear at their fields with the server's message as fallback", () => {
  const refused = refusedFields({
    errors: { 'name.ro': [{ rule: 'min_length', values: { number: 2 }, message: 'Too short' }] },
  });
  expect(refused).toEqual([
    ['name.ro', { type: 'min_length', types: { number: '2' }, message: 'Too short' }],
  ]);
});
