import type { HasFields } from '@rentyard/contract/schema/fieldPath';
import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A boolean of the record. */
export function FormSwitch<R extends HasFields = never>({
  name,
  ...rest
}: BoundProps<R, 'boolean'>): ReactNode {
  const { form, path, frame } = useBoundField<'boolean'>(name);
  return <Switch {...frame} required={false} {...form.register(path)} {...rest} />;
}
