import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormMomentField } from '../../records/inputs/FormMomentField.tsx';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { OfferOfOrder } from './OfferOfOrder.tsx';
import { OrderTotal } from './OrderTotal.tsx';

/** Who rents what, from when and for how long, and what that comes to. */
export function RentalCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('orders.card.rental')}>
      <Stack gap={4}>
        <FieldGrid>
          <OfferOfOrder />
          <FormReferenceField name="client" />
          <FormTextField name="phone" />
          <FormMomentField name="starts_at" />
          <FormNumberField name="units" />
          <FormChoiceField name="unit" />
        </FieldGrid>
        <OrderTotal />
      </Stack>
    </Card>
  );
}
