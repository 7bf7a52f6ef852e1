import { acceptedSearch } from '@rentyard/contract/schema/listSearch';
import { type Resource, translationsPath } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import type { FilterField } from '@rentyard/ui/FilterBar';
import { useMemo } from 'react';
import { recordsApi } from '../../services/api/records.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { choiceLabel } from '../fields/useChoiceLabel.ts';
import type { FilteredField } from './filterFields.ts';
import { useTranslationStates } from './useTranslationStates.ts';

/** Names the fields of a filter and their options; records to choose from are asked for when they are looked at. */
export function useFilterFields(
  { name: resource }: Resource,
  fields: readonly FilteredField[],
): readonly FilterField[] {
  const t = useT();
  const label = useFieldLabel(resource);
  const language = useLanguage();
  const [ask] = recordsApi.useLazyOptionsQuery();
  const states = useTranslationStates(resource);
  return useMemo(() => {
    const load = async (
      question: { readonly field: string; readonly search?: string; readonly ids?: number[] },
      signal: AbortSignal,
    ) => {
      const request = ask({ resource, language, ...question });
      signal.addEventListener('abort', () => request.abort());
      return (await request.unwrap()).map(toFilterOption);
    };
    return fields.map(({ path, field, kind }): FilterField => {
      if (path === translationsPath) return states;
      const named = { id: path, label: label(path), kind };
      if (field.kind === 'choice') {
        const options = field.options.map((value) => ({
          value,
          label: choiceLabel(t, resource, path, value),
        }));
        return { ...named, options };
      }
      if (kind !== 'choice') return named;
      return {
        ...named,
        loadOptions: (typed, signal) => {
          const search = acceptedSearch(typed);
          return load({ field: path, search }, signal);
        },
        loadChosen: (values, signal) => load({ field: path, ids: values.map(Number) }, signal),
      };
    });
  }, [fields, resource, language, label, t, ask, states]);
}

function toFilterOption({ id, name }: Option) {
  return { value: String(id), label: name };
}
