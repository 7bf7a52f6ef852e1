import type { order } from '@rentyard/contract/entities/order';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { FormChoiceField } from '../../records/inputs/FormChoiceField.tsx';
import { FormMomentField } from '../../records/inputs/FormMomentField.tsx';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormReferenceField } from '../../records/inputs/FormReferenceField.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { OrderOfferField } from './OrderOfferField.tsx';
import { OrderTotal } from './OrderTotal.tsx';

/** Who rents what, from when and for how long, and what that comes to. */
export function RentalCard(): ReactNode {
  const t = useT();
  return (
    <Card title={t('orders.card.rental')}>
      <Stack gap={4}>
        <FieldGrid>
          <OrderOfferField />
          <FormReferenceField<typeof order> name="client" />
          <FormTextField<typeof order> name="phone" />
          <FormMomentField<typeof order> name="starts_at" />
          <FormNumberField<typeof order> name="units" />
          <FormChoiceField<typeof order> name="unit" />
        </FieldGrid>
        <OrderTotal />
      </Stack>
    </Card>
  );
}
