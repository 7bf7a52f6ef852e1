import type { LanguageProgress } from '@rentyard/contract/entities/records/translations';
import { healthPath } from '@rentyard/contract/schema/health';
import { mentionedPath, translationsPath } from '@rentyard/contract/schema/listQuery/filterPaths';
import type { Filter } from '@rentyard/contract/schema/listQuery/listQuery';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import type { Resource } from '@rentyard/contract/schema/resource';
import { healthIssuesOf } from '@rentyard/contract/schema/resource';
import type { Option } from '@rentyard/contract/schema/values';
import type { FilterField } from '@rentyard/ui/FilterBar';
import { FilterBar as Bar, type Filters } from '@rentyard/ui/FilterBar';
import { type ReactNode, useMemo } from 'react';
import { recordsApi } from '../../services/api/recordsOf.ts';
import { translationsApi } from '../../services/api/translationsApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useBaseCurrency, useContentLanguages } from '../../services/session/initApi.ts';
import { inCurrency } from '../fields/inCurrency.ts';
import { choiceLabel } from '../fields/useChoiceLabel.ts';
import { comparisonsAt, withComparisons } from '../list/listAddress.ts';
import type { FilteredField } from './filterFields.ts';
import { findFilterFields } from './filterFields.ts';
import { buildComparisons, parseFilterValue } from './filterValues.ts';

interface FilterBarProps {
  readonly resource: Resource;
  readonly filters: readonly Filter[];
  readonly onFilters: (filters: readonly Filter[]) => void;
  /**
   * The user pressed the filter button before this component loaded: open the field menu
   * immediately.
   */
  readonly isOpened: boolean;
  /** The row of the chips. */
  readonly chipsIn: HTMLElement | null;
}

/** The filters of the URL as chips, with buttons to add a filter and to clear all (P-LIST-4). */
export function FilterBar(props: FilterBarProps): ReactNode {
  const { resource, filters, onFilters, isOpened, chipsIn } = props;
  const fields = useMemo(() => findFilterFields(resource), [resource]);
  const named = useFilterFields(resource, fields);
  const paths = [...new Set(filters.map(({ path }) => path))];
  const inForce: Filters = Object.fromEntries(
    paths.flatMap((path) => {
      const field = fields.find((one) => one.path === path);
      return field ? [[path, parseFilterValue(field.kind, comparisonsAt(filters, path))]] : [];
    }),
  );
  const handleChange = (next: Filters) => {
    const changed = fields.filter(({ path }) => next[path] !== inForce[path]);
    onFilters(
      changed.reduce(
        (left, { path, kind }) => withComparisons(left, path, buildComparisons(kind, next[path])),
        filters,
      ),
    );
  };
  const bar = { fields: named, filters: inForce, onChange: handleChange };
  return <Bar {...bar} isOpened={isOpened} chipsIn={chipsIn} />;
}

/**
 * The filters of a resource with their labels and options. Options that are records load when
 * opened.
 */
function useFilterFields(
  declared: Resource,
  fields: readonly FilteredField[],
): readonly FilterField[] {
  const { name: resource } = declared;
  const t = useT();
  const label = useFieldLabel(resource);
  const language = useLanguage();
  const [loadOptions] = recordsApi.useLazyOptionsQuery();
  const states = useTranslationStates(resource);
  const base = useBaseCurrency();
  return useMemo(() => {
    const load = async (
      question: { readonly field: string; readonly search?: string; readonly ids?: number[] },
      signal: AbortSignal,
    ) => {
      const request = loadOptions({ resource, language, rejected: true, ...question });
      signal.addEventListener('abort', () => request.abort());
      return (await request.unwrap()).map(toFilterOption);
    };
    return fields.map(({ path, field, kind }): FilterField => {
      if (path === translationsPath) return states;
      if (path === healthPath) {
        const options = healthIssuesOf(declared).map((issue) => ({
          value: issue,
          label: t(`health.${issue}`),
        }));
        return { id: path, label: t('health.title'), kind, options };
      }
      const isCompared = field.kind === 'money' && field.normalized;
      const named = {
        id: path,
        label: isCompared ? inCurrency(label(path), base) : label(path),
        kind,
      };
      // Comments mention staff, to whom records are assigned too.
      const options = path === mentionedPath ? 'assignee' : path;
      if (field.kind === 'choice') {
        return {
          ...named,
          options: field.options.map((value) => ({
            value,
            label: choiceLabel(t, resource, path, value),
          })),
        };
      }
      if (kind !== 'choice') return named;
      return {
        ...named,
        loadOptions: (typed, signal) => {
          const search = acceptedSearch(typed);
          return load({ field: options, search }, signal);
        },
        loadChosen: (values, signal) => load({ field: options, ids: values.map(Number) }, signal),
      };
    });
  }, [fields, declared, resource, language, label, t, loadOptions, states, base]);
}

function toFilterOption({ id, name }: Option) {
  return { value: String(id), label: name };
}

/**
 * The filter by missing or outdated translations. Each option shows its record count to users who
 * may open the translations screen.
 */
function useTranslationStates(resource: string): FilterField {
  const t = useT();
  const format = useFormat();
  const languages = useContentLanguages();
  const mayCount = useCan('read', 'translations');
  const [loadProgress] = translationsApi.useLazyTranslationProgressQuery();
  return useMemo(() => {
    const states = (['missing', 'outdated'] as const).flatMap((state) =>
      languages
        // Nothing is outdated or missing in the source language of translations.
        .filter(({ is_default }) => state === 'missing' || !is_default)
        .map(({ code, name }) => ({ state, code, name, value: `${state}.${code}` })),
    );
    const named = states.map(({ state, name, value }) => ({
      value,
      label: t(`translated.${state}`, { language: name }),
    }));
    const counted = async (signal: AbortSignal) => {
      const request = loadProgress(undefined, true);
      signal.addEventListener('abort', () => request.abort());
      const progress = (await request.unwrap()).find((one) => one.resource === resource);
      return named.flatMap((option, index) => {
        const { state, code } = states[index] ?? {};
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
  }, [t, format, languages, mayCount, loadProgress, resource]);
}

function recordsIn(of: LanguageProgress, state: 'missing' | 'outdated' | undefined): number {
  return state === 'missing' ? of.missing_records : of.outdated_records;
}
