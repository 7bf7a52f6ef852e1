import { languageCodes } from '@rentyard/contract/languages';
import { Select } from '@rentyard/ui/Select';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useOfferedLanguages } from '../../services/session/initApi.ts';

/** Language of the mails to a person. */
export function PersonLanguageField({ hint }: { readonly hint: string }): ReactNode {
  const t = useT();
  const offered = useOfferedLanguages();
  const { form, frame } = useBoundField<'choice'>('language');
  const choice = useController({ control: form.control, name: 'language' }).field;
  const nameOf = (code: string) => offered.find((one) => one.code === code)?.name ?? code;
  return (
    <Select
      {...frame}
      ref={choice.ref}
      name="language"
      hint={hint}
      emptyLabel={t('users.no_language')}
      options={languageCodes.map((code) => ({ value: code, label: nameOf(code) }))}
      value={choice.value === '' ? null : (choice.value as string)}
      onChange={(value) => choice.onChange(value ?? '')}
      onBlur={choice.onBlur}
    />
  );
}
