import { Switch } from '@rentyard/ui/Switch';
import type { ReactNode } from 'react';
import { type BoundProps, useBoundField } from './useBoundField.ts';

/** A yes or no of the record. */
export function FormSwitch({ name, ...rest }: BoundProps): ReactNode {
  const { form, path, frame } = useBoundField(name);
  return <Switch {...frame} required={false} {...form.register(path)} {...rest} />;
}
