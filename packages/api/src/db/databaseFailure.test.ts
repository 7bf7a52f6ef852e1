import { resources } from '@rentyard/contract/entities/resources';
import { plainFields } from '@rentyard/contract/schema/resource';
import { expect, test } from 'vitest';
import { DiskFull, Unavailable } from '../errors/failures.ts';
import { withTakenField } from '../errors/uniqueViolation.ts';
import { databaseFailure, isWorthAnotherTry } from './databaseFailure.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('no'), { code }, more);

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '08006', '25006'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(databaseFailure(coded(code))).toBeInstanceOf(Unavailable);
  },
);

test('a connection that breaks without a code means unavailable too', () => {
  const lost = new Error('Connection terminated unexpectedly');
  expect(databaseFailure(lost)).toBeInstanceOf(Unavailable);
});

test.each([coded('53100'), coded('ENOSPC'), new Error('write: No space left on device')])(
  'a full disk is recognized: %s',
  (error) => {
    expect(databaseFailure(error)).toBeInstanceOf(DiskFull);
  },
);

test('any other error is returned unchanged', () => {
  const error = coded('42601');
  expect(databaseFailure(error)).toBe(error);
});

test('deadlocks are retried but syntax errors are not', () => {
  expect(isWorthAnotherTry(coded('40P01'))).toBe(true);
  expect(isWorthAnotherTry(coded('42601'))).toBe(false);
});

test.each(
  resources.flatMap((resource) =>
    plainFields(resource).flatMap(([path, field]) =>
      field.unique ? [{ index: `${resource.name}_${path}_key`, path }] : [],
    ),
  ),
)('a violation of $index is a problem of $path', ({ index, path }) => {
  const failure = withTakenField(databaseFailure(coded('23505', { constraint: index })));
  expect(failure).toMatchObject({ status: 422, problems: { [path]: [{ id: 'unique' }] } });
});

test('a record that was deleted before the write that refers to it is a conflict', () => {
  expect(databaseFailure(coded('23503'))).toMatchObject({ status: 409, code: 'wrong_state' });
});

test('a violation of another unique index is a conflict', () => {
  const failure = withTakenField(databaseFailure(coded('23505', { constraint: 'jobs_key' })));
  expect(failure).toMatchObject({ status: 409, code: 'wrong_state' });
});
