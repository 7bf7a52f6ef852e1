import { PasswordField } from '@rentyard/ui/PasswordField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A write-only secret of the record: never served, and left as it is while nothing is typed. */
export function FormPasswordField({ name, ...rest }: BoundProps): ReactNode {
  const { form, frame } = useBoundField(name);
  return (
    <PasswordField {...frame} {...form.register(name)} {...rest} autoComplete="new-password" />
  );
}
