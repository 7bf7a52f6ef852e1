import { country } from '@rentyard/contract/entities/country/country';
import type { order } from '@rentyard/contract/entities/order';
import { region } from '@rentyard/contract/entities/region';
import type { Option } from '@rentyard/contract/schema/values';
import { PhoneField } from '@rentyard/ui/PhoneField';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { useRegistered } from '../../records/inputs/useRegistered.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useT } from '../../services/i18n/useT.ts';

const regions = recordsOf(region);
const countries = recordsOf(country);
const path = 'phone' satisfies keyof typeof order.fields;

/** Phone numbers of the customer, with an example of the country of the region. */
export function OrderPhoneField(): ReactNode {
  const t = useT();
  const { form } = useFormOfRecord();
  const { field, frame } = useBoundField<'text'>(path);
  const input = useRegistered(path, field);
  const chosen = useWatch({ control: form.control, name: 'region' }) as Option | null;
  const { currentData: place } = regions.useShow(chosen?.id ?? 0, { skip: chosen === null });
  const countryId = place?.country?.id;
  const { currentData: found } = countries.useShow(countryId ?? 0, {
    skip: countryId === undefined,
  });
  const shape = found?.phone_mask ? { code: found.phone_code, mask: found.phone_mask } : undefined;
  return (
    <PhoneField
      {...frame}
      {...input}
      country={shape}
      isMultiple
      hint={t('orders.needed_to_approve')}
    />
  );
}
