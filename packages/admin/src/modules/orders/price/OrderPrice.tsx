import type { order } from '@rentyard/contract/entities/listing/order';
import type { ShownOf } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePriceText } from '../../../domain/listing/prices/usePriceText.ts';
import { rentalApi } from '../../../domain/rental/rentalApi.ts';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';

type Order = ShownOf<typeof order>;

/** What the total of an order consists of, whether the prices of its offer have changed, and overtime. */
export function OrderPrice({ order: shown }: { readonly order: Order }): ReactNode {
  const t = useT();
  const text = usePriceText();
  const { price_explanation: explanation, total, quantity, currency } = shown;
  const { lines, saved } = explanation;
  const { hours } = shown.overtime;
  return (
    <Stack gap={3}>
      {total !== null && lines.length > 0 && (
        <Text as="p" isTabular>
          {text.calculation({
            ...{ lines, saved, total },
            quantity: quantity ?? 1,
            currency: currency?.name ?? '',
          })}
        </Text>
      )}
      {shown.price_terms_changed && (
        <Notice>
          <Text as="p">{t('price.changed')}</Text>
          <RepriceButton order={shown} />
        </Notice>
      )}
      {hours !== null && (
        <Notice>
          <Overtime order={shown} hours={hours} />
        </Notice>
      )}
      <Expiry at={shown.expires_at} />
    </Stack>
  );
}

const repriced: readonly (string | null)[] = ['requested', 'approved', 'out', 'late'];

/** Prices the order by the current prices of its offer. The alert can undo it. */
function RepriceButton({ order }: { readonly order: Order }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const mayRent = useCan('rent', 'orders');
  const [reprice, { isLoading }] = rentalApi.useRepriceMutation();
  const [undo] = rentalApi.useUndoRentalMutation();
  if (!mayRent || !repriced.includes(order.life)) return null;
  const params = { id: order.id };
  const handleReprice = async () => {
    try {
      const saved = await reprice({ params, body: { version: order.version } }).unwrap();
      alerts.undoable(t('price.repriced', { name: order.code ?? '' }), () =>
        undo({ params, body: { version: saved.version } }).unwrap(),
      );
    } catch (error) {
      alerts.failed(error);
    }
  };
  return (
    <Button isBusy={isLoading} onClick={() => void handleReprice()}>
      {t('price.reprice')}
    </Button>
  );
}

interface OvertimeProps {
  readonly order: Order;
  readonly hours: number;
}

/** Hours of the meter beyond the agreed time. They are proposed and never charged by themselves. */
function Overtime({ order: { overtime, currency }, hours }: OvertimeProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const values = { hours: format.number(hours) };
  return (
    <Text as="p">
      {overtime.price === null
        ? t('price.overtime_on_request', values)
        : t('price.overtime', {
            ...values,
            amount: `${format.amount(overtime.price)} ${currency?.name ?? ''}`,
          })}
    </Text>
  );
}

/** When a request stops being tentative. */
function Expiry({ at }: { readonly at: string | null }): ReactNode {
  const t = useT();
  const format = useFormat();
  if (at === null) return null;
  const isOver = Date.parse(at) < Date.now();
  return (
    <Text as="p" tone="muted">
      {t(isOver ? 'price.expired' : 'price.expires', { when: format.moment(at) })}
    </Text>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2} ${theme.space4};
  padding: ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.warningSoft};

  > p { flex: 1 1 240px; min-width: 0; }
`;
