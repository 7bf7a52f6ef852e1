import { plainFields, type Resource } from '@rentyard/contract/resource';
import type { FormValues } from './formValues.ts';

/** The same values with nothing typed into secret fields: what may be written down in the browser. */
export function withoutSecrets(resource: Resource, values: FormValues): FormValues {
  const secrets = plainFields(resource).filter(([, field]) => field.kind === 'secret');
  return secrets.length === 0
    ? values
    : { ...values, ...Object.fromEntries(secrets.map(([path]) => [path, ''])) };
}
