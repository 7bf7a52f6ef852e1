import { SlugField } from '@rentyard/ui/SlugField';
import { slugOf } from '@rentyard/ui/transliterate';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { type BoundProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

interface FormSlugFieldProps extends BoundProps {
  /** Path of the text it is made from; a translated one gives its default language. */
  readonly from: string;
}

/**
 * The alias of a record. A new one follows the name until it is edited by hand; an alias that was saved
 * stays, because addresses on the sites hold it (P-EDIT-8).
 */
export function FormSlugField({ name, from, ...rest }: FormSlugFieldProps): ReactNode {
  const { form, field, frame } = useBoundField(name);
  const { record, resource, languages } = useFormOfRecord();
  const isTranslated = resource.fields[from]?.kind === 'translated';
  const source = isTranslated ? `${from}.${languages.default}` : from;
  const [words, alias] = useWatch({ control: form.control, name: [source, name] }) as string[];
  const made = useRef('');
  const canFollow = record === undefined;
  useEffect(() => {
    const current = form.getValues(name);
    if (!canFollow || (current !== '' && current !== made.current)) return;
    made.current = slugOf(words ?? '', languages.default);
    form.setValue(name, made.current, { shouldDirty: true });
  }, [canFollow, words, form, name, languages]);
  const input = useRegistered(name, field);
  return (
    <SlugField
      {...frame}
      {...input}
      {...rest}
      from={words ?? ''}
      fromLanguage={languages.default}
      isFollowing={canFollow && alias === made.current}
    />
  );
}
