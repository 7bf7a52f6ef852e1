import type { language } from '@rentyard/contract/entities/language';
import { hasKnownDateTokens } from '@rentyard/contract/entities/language';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import type { wordedDate } from '../../services/format/wordedDate.ts';
import { useT } from '../../services/i18n/useT.ts';

interface DateFormatFieldProps {
  readonly name: 'numeric_date_format' | 'text_date_format' | 'time_format';
}

/** A format of dates or times, with this moment written in it as one types. */
export function DateFormatField({ name }: DateFormatFieldProps): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const [format, code] = useWatch({ control: form.control, name: [name, 'code'] }) as string[];
  const write = useFormatter();
  const sample =
    write && format && hasKnownDateTokens(format) ? write(new Date(), format, code ?? '') : '';
  return (
    <FormTextField<typeof language>
      name={name}
      hint={sample && t('languages.sample', { sample })}
    />
  );
}

/** The library that writes dates is fetched when the form is open, not with the list. */
function useFormatter(): typeof wordedDate | undefined {
  const [write, setWrite] = useState<typeof wordedDate>();
  useEffect(() => {
    void import('../../services/format/wordedDate.ts').then((chunk) =>
      setWrite(() => chunk.wordedDate),
    );
  }, []);
  return write;
}
