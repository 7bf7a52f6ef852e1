import { hasKnownDateTokens } from '@rentyard/contract/dateFormats';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from '../../i18n/useT.ts';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import type { formatSample } from './formatSample.ts';

interface DateFormatFieldProps {
  readonly name: string;
}

/** A format of dates or times, with this moment written in it as one types. */
export function DateFormatField({ name }: DateFormatFieldProps): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const [format, code] = useWatch({ control: form.control, name: [name, 'code'] }) as string[];
  const write = useFormatter();
  const sample = write && format && hasKnownDateTokens(format) ? write(format, code ?? '') : '';
  return <FormTextField name={name} hint={sample && t('languages.sample', { sample })} />;
}

/** The library that writes dates is fetched when the form is open, not with the list. */
function useFormatter(): typeof formatSample | undefined {
  const [write, setWrite] = useState<typeof formatSample>();
  useEffect(() => {
    void import('./formatSample.ts').then((chunk) => setWrite(() => chunk.formatSample));
  }, []);
  return write;
}
