import type { PickerOption } from '@rentyard/contract/schema/responses';
import type { Option } from '@rentyard/ui/Combobox';
import { toneOfStatus } from '@rentyard/ui/StatusBadge';
import type { Format } from '../../services/format/useFormat.ts';
import type { Translate } from '../../services/i18n/useT.ts';

/** An option of a select for a record, whose id is a number. */
export interface RecordOption extends Option {
  readonly id: number;
}

interface Texts {
  readonly t: Translate;
  readonly format: Format;
}

/** Served options as a select shows them: image, code, region, price and status beside the name. */
export function pickerOptions(
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
      ...(status && { badge: { tone: toneOfStatus[status], label: t(`status.${status}`) } }),
    };
  });
}

function unitName(t: Translate, unit: 'shift' | 'hour'): string {
  return t(`orders.choice.unit.${unit}`).toLocaleLowerCase();
}
