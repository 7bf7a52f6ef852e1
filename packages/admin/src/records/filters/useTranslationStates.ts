import type { LanguageProgress } from '@rentyard/contract/entities/translations';
import { translationsPath } from '@rentyard/contract/schema/resource';
import type { FilterField } from '@rentyard/ui/FilterBar';
import { useMemo } from 'react';
import { translationsApi } from '../../services/api/translationsApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useContentLanguages } from '../../services/session/initApi.ts';

/**
 * The filter by what a list lacks in a language, or has as it was before its source changed. For those
 * who may open the translation desk each choice says how many records it would leave.
 */
export function useTranslationStates(resource: string): FilterField {
  const t = useT();
  const format = useFormat();
  const languages = useContentLanguages();
  const mayCount = useCan('read', 'translations');
  const [ask] = translationsApi.useLazyTranslationProgressQuery();
  return useMemo(() => {
    const states = (['missing', 'outdated'] as const).flatMap((state) =>
      languages
        // Nothing is translated into the language that others are translated from.
        .filter(({ is_default }) => state === 'missing' || !is_default)
        .map(({ code, name }) => ({ state, code, name, value: `${state}.${code}` })),
    );
    const named = states.map(({ state, name, value }) => ({
      value,
      label: t(`translated.${state}`, { language: name }),
    }));
    const counted = async (signal: AbortSignal) => {
      const request = ask(undefined, true);
      signal.addEventListener('abort', () => request.abort());
      const progress = (await request.unwrap()).find((one) => one.resource === resource);
      return named.flatMap((option, place) => {
        const { state, code } = states[place] ?? {};
        const of = progress?.languages.find(({ language }) => language === code);
        if (!of) return [option];
        const count = recordsIn(of, state);
        const label = `${option.label} (${format.number(count)})`;
        return count > 0 ? [{ ...option, label }] : [];
      });
    };
    return {
      id: translationsPath,
      label: t('translated.title'),
      kind: 'choice',
      options: named,
      ...(mayCount && {
        loadOptions: async (typed, signal) => {
          const words = typed.trim().toLocaleLowerCase();
          const options = await counted(signal);
          return options.filter(({ label }) => label.toLocaleLowerCase().includes(words));
        },
      }),
    };
  }, [t, format, languages, mayCount, ask, resource]);
}

function recordsIn(of: LanguageProgress, state: 'missing' | 'outdated' | undefined): number {
  return state === 'missing' ? of.missing_records : of.outdated_records;
}
