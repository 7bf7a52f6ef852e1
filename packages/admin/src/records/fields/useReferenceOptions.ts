import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import type { PickerOption } from '@rentyard/contract/schema/routes/responses';
import { declarationOf } from '@rentyard/contract/schema/statuses';
import type { Option } from '@rentyard/ui/Combobox';
import { useCallback } from 'react';
import { recordsApi, type WantedRental } from '../../services/api/recordsOf.ts';
import { type Format, useFormat } from '../../services/format/useFormat.ts';
import { useLanguage } from '../../services/i18n/LanguageContext.ts';
import { type Translate, useT } from '../../services/i18n/useT.ts';

/** An option of a select for a record, whose id is a number. */
interface RecordOption extends Option {
  readonly id: number;
}

type LoadOptions = (search: string, signal?: AbortSignal) => Promise<readonly RecordOption[]>;

/** Options that depend on more than the field, such as a rental that offers should be free for. */
export interface OptionsFor {
  readonly rental: WantedRental;
  /** What an option has instead of its status. */
  readonly badge: (option: PickerOption) => RecordOption['badge'];
}

/**
 * Loads the options of a reference field: `useLoadOptions('offers', 'category')`; without a field,
 * of all records.
 */
export function useLoadOptions(
  resource: string,
  field?: string,
  isWithRejected = false,
  optionsFor?: OptionsFor,
): LoadOptions {
  const language = useLanguage();
  const t = useT();
  const format = useFormat();
  const [loadOptions] = recordsApi.useLazyOptionsQuery();
  return useCallback(
    async (typed, signal) => {
      const search = acceptedSearch(typed);
      const request = loadOptions({
        ...{ resource, field, language, search, rejected: isWithRejected },
        ...(optionsFor && { rental: optionsFor.rental }),
      });
      signal?.addEventListener('abort', () => request.abort());
      const options = await request.unwrap();
      const shown = pickerOptions(options, { t, format });
      if (!optionsFor) return shown;
      return shown.map((option, at) => {
        const badge = options[at] && optionsFor.badge(options[at]);
        return badge ? { ...option, badge } : option;
      });
    },
    [loadOptions, resource, field, language, isWithRejected, optionsFor, t, format],
  );
}

/** Loads the option of a record that was just created. */
export function useLoadOption(resource: string, field: string): (id: number) => Promise<Option> {
  const language = useLanguage();
  const [loadOptions] = recordsApi.useLazyOptionsQuery();
  return async (id) => {
    const { data } = await loadOptions({ resource, field, language, ids: [id] });
    return { id, name: data?.[0]?.name ?? String(id) };
  };
}

interface Texts {
  readonly t: Translate;
  readonly format: Format;
}

/** Served options as a select shows them: image, code, region, price and status beside the name. */
function pickerOptions(
  options: readonly PickerOption[],
  { t, format }: Texts,
): readonly RecordOption[] {
  const hasImages = options.some(({ thumb_url }) => thumb_url !== undefined);
  return options.map(({ id, name, code, note, thumb_url, price, status }) => {
    const detail = [code, note].filter(Boolean).join(' · ');
    return {
      id,
      name,
      ...(detail && { detail }),
      ...(hasImages && { image: thumb_url ?? null }),
      ...(price && {
        aside: `${format.amount(price.amount)} ${price.currency} / ${unitName(t, price.unit)}`,
      }),
      ...(status && { badge: { tone: declarationOf(status).tone, label: t(`status.${status}`) } }),
    };
  });
}

function unitName(t: Translate, unit: 'shift' | 'hour'): string {
  return t(`orders.choice.unit.${unit}`).toLocaleLowerCase();
}
