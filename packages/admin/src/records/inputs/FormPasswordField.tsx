import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { PasswordField } from '@rentyard/ui/PasswordField';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/**
 * A write-only secret of the record. It is never served, and an empty input leaves it unchanged.
 */
export function FormPasswordField<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'secret' | 'text'>): ReactNode {
  const { form, frame } = useBoundField<'secret' | 'text'>(name);
  return (
    <PasswordField {...frame} {...form.register(name)} {...rest} autoComplete="new-password" />
  );
}
