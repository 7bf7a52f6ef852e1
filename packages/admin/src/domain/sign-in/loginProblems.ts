import { type ApiFailure, isUnreached } from '../../services/api/failure.ts';

/** What is wrong with an attempt to sign in: `missing` is worded by the form, the rest by the server. */
export interface LoginProblems {
  readonly email?: 'missing' | string;
  readonly password?: 'missing' | string;
  /** What no single field is to blame for. */
  readonly form?: 'unreached' | string;
}

export function missingOf(values: {
  readonly email: string;
  readonly password: string;
}): LoginProblems {
  return {
    ...(values.email === '' && { email: 'missing' }),
    ...(values.password === '' && { password: 'missing' }),
  };
}

/** A refused attempt. A lock (429) is the server's to explain; other silence is worded by the form. */
export function problemsOf(failure: ApiFailure): LoginProblems {
  const email = failure.errors?.email?.[0]?.message;
  const password = failure.errors?.password?.[0]?.message;
  if (email || password) return { ...(email && { email }), ...(password && { password }) };
  const isSilent = isUnreached(failure) && failure.status !== 429;
  return { form: isSilent || failure.message === '' ? 'unreached' : failure.message };
}
