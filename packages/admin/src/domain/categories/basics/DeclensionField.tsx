import type { CategoryBasics } from '@rentyard/contract/entities/category/category';
import { languageTag } from '@rentyard/contract/languages';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { FormTranslationField } from '../../../records/inputs/FormTranslationField.tsx';
import { declensionSentence } from './declensionSentence.ts';

interface DeclensionFieldProps {
  readonly name: 'declension_one' | 'declension_two';
}

/** A form of the name, and a sentence of the sites that it stands in, in the language being written. */
export function DeclensionField({ name }: DeclensionFieldProps): ReactNode {
  const { form } = useFormOfRecord();
  const language = useActiveLanguage();
  const text = useWatch({ control: form.control, name: `${name}.${language}` }) as
    | string
    | undefined;
  return (
    <FormTranslationField<CategoryBasics>
      name={name}
      hint={
        <q lang={languageTag(language)}>
          {declensionSentence(name, language, text?.trim() || '…')}
        </q>
      }
    />
  );
}
