import { SlugField } from '@rentyard/ui/SlugField';
import { slugOf } from '@rentyard/validators/transliterate';
import type { ReactNode } from 'react';
import { useFormOfRecord } from '../form/RecordFormContext.ts';
import { useSettledWatch } from '../form/useSettledWatch.ts';
import { type InputProps, useBoundField } from './useBoundField.ts';
import { useRegistered } from './useRegistered.ts';

/**
 * The alias of a record. An empty alias of a new record follows the name: the server generates a
 * free one. A saved alias stays, because the sites use it in URLs (P-EDIT-8).
 */
export function SlugInput({ name, ...rest }: InputProps): ReactNode {
  const { form, field, frame } = useBoundField<'text'>(name);
  const { languages } = useFormOfRecord();
  const [source, alias] = useSettledWatch(form, ['name', name]) as readonly [
    string | Readonly<Record<string, string>> | undefined,
    string,
  ];
  const texts = typeof source === 'object' ? source : undefined;
  const language = languages.codes.find((code) => texts?.[code]?.trim()) ?? languages.default;
  const words = typeof source === 'string' ? source : (texts?.[language] ?? '');
  const input = useRegistered(name, field);
  const isFollowing = frame.placeholder !== undefined && alias === '';
  return (
    <SlugField
      {...frame}
      {...input}
      {...rest}
      from={words}
      fromLanguage={language}
      isFollowing={isFollowing}
      {...(isFollowing && { placeholder: slugOf(words, language) || frame.placeholder })}
    />
  );
}
