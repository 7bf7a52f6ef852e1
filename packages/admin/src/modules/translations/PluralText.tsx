import { languageTag } from '@rentyard/contract/languages';
import { Stack } from '@rentyard/ui/Stack';
import { TextField } from '@rentyard/ui/TextField';
import type { ReactNode } from 'react';
import { pluralFormsOf } from '../../records/inputs/pluralForms.ts';
import { useT } from '../../services/i18n/useT.ts';

interface PluralTextProps {
  /** Code of the language. */
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>> | undefined;
  /** Left out where the forms are for reading. */
  readonly onChange?: (value: Readonly<Record<string, unknown>>) => void;
}

/** The plural forms of a word, as many as its language has. */
export function PluralText({ code, value, onChange }: PluralTextProps): ReactNode {
  const t = useT();
  return (
    <Stack gap={2}>
      {pluralFormsOf(code).map((form) => (
        <TextField
          key={form}
          label={t(`translations.plural.${form}`)}
          lang={languageTag(code)}
          readOnly={!onChange}
          value={String(value?.[form] ?? '')}
          onChange={(event) => onChange?.({ ...value, [form]: event.currentTarget.value })}
        />
      ))}
    </Stack>
  );
}
