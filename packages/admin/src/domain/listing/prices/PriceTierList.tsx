import type { PriceTier } from '@rentyard/contract/entities/price/priceTiers';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { usePriceText } from './usePriceText.ts';

interface Priced {
  readonly price_tiers?: readonly PriceTier[];
  readonly price_terms?: { readonly price_tiers: readonly PriceTier[] };
  readonly currency?: Option | null;
}

/** The prices by duration of an offer, or those that an order was made with; nothing without any. */
export function PriceTierList({ record }: { readonly record: RecordBase }): ReactNode {
  const label = useFieldLabel('offers');
  const text = usePriceText();
  const { price_tiers: own, price_terms: terms, currency } = record as Priced;
  const tiers = own ?? terms?.price_tiers ?? [];
  if (tiers.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3}>{label(own ? 'price_tiers' : 'price_terms.price_tiers')}</Heading>
      <DescriptionList
        items={tiers.map((tier) => {
          const [term, description] = text.tier(tier, currency?.name ?? '');
          return { term, description };
        })}
      />
    </Stack>
  );
}
