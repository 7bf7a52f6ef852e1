import type { ErrorBody } from '@rentyard/contract/schema/routes/errorBody';
import type { Problem } from '@rentyard/validators';
import type { FieldError, FieldErrors } from 'react-hook-form';

/**
 * A failed rule as a form error. It stores the id and the values, so that it is translated at
 * render time. The server's message is used for rules that the client does not know.
 */
export function buildFieldError(problem: Problem, message?: string): FieldError {
  const values = Object.entries(problem.values ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    type: problem.id,
    types: Object.fromEntries(values),
    ...(message !== undefined && { message }),
  };
}

/** The problem of a form error, to be translated. */
export function readProblem(error: FieldError): Problem & { readonly message?: string } {
  const values = Object.entries(error.types ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    id: error.type,
    values: Object.fromEntries(values),
    ...(error.message && { message: error.message }),
  };
}

/** The first problem of every path of a rejected save (422), as form errors. */
export function refusedFields(
  body: Pick<ErrorBody, 'errors'>,
): readonly (readonly [string, FieldError])[] {
  return Object.entries(body.errors ?? {}).flatMap(([path, [first]]) =>
    first
      ? [
          [
            path,
            buildFieldError({ id: first.rule, values: first.values ?? {} }, first.message),
          ] as const,
        ]
      : [],
  );
}

/** Converts errors by dotted path to the nested shape of react-hook-form. */
export function nestErrors(flat: readonly (readonly [string, FieldError])[]): FieldErrors {
  const nested: Record<string, unknown> = {};
  for (const [path, error] of flat) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let node = nested;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    node[last] ??= error;
  }
  return nested as FieldErrors;
}

/** The error at a dotted path. */
export function errorAt(errors: unknown, path: string): FieldError | undefined {
  let node: unknown = errors;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return isFieldError(node) ? node : undefined;
}

/** The errors of a translated text, by language. */
export function errorsByLanguage(
  errors: unknown,
  path: string,
  languages: readonly string[],
): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(
    languages.flatMap((code) => {
      const error = errorAt(errors, `${path}.${code}`);
      return error ? [[code, error]] : [];
    }),
  );
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof (value as { type: unknown }).type === 'string'
  );
}
