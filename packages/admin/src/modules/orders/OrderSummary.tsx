import { offer as offers } from '@rentyard/contract/entities/listing/offer';
import { order as resource } from '@rentyard/contract/entities/listing/order';
import type { ShownOf } from '@rentyard/contract/schema/resource';
import { Avatar } from '@rentyard/ui/Avatar';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useImageViewer } from '../../records/pictures/useImageViewer.tsx';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { OrderPrice } from './price/OrderPrice.tsx';

type Order = ShownOf<typeof resource>;

interface OrderSummaryProps {
  readonly order: Order;
}

/** What is ordered and by whom: the machine with picture, code and region, and the client to call. */
export function OrderSummary({ order }: OrderSummaryProps): ReactNode {
  return (
    <Card>
      <Halves>
        <Machine order={order} />
        <Client order={order} />
      </Halves>
    </Card>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space5};

  > * + * { padding-inline-start: ${theme.space5}; border-inline-start: 1px solid ${theme.hairline}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > * + * { padding: ${theme.space4} 0 0; border-inline-start: 0; border-top: 1px solid ${theme.hairline}; }
  }
`;

const records = recordsOf(offers);

function Machine({ order }: OrderSummaryProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const label = useFieldLabel(resource.name);
  const mayRead = useCan('read', 'offers');
  const { offer } = order;
  const { currentData: machine } = records.useShow(offer?.id ?? 0, { skip: !mayRead || !offer });
  const { open, viewer } = useImageViewer(machine?.photos ?? [], machine?.name ?? '');
  if (!offer) return <Text tone="muted">{t('orders.no_offer')}</Text>;
  const region = machine?.region.name ?? order.region.name;
  return (
    <Stack direction="row" gap={3} align="center" role="group" aria-label={label('offer')}>
      {machine?.image ? (
        <Picture
          type="button"
          aria-label={t('gallery.open', {
            name: machine.image.alt || machine.name,
            place: 1,
            total: machine.photos.length,
          })}
          onClick={() => open(0)}
        >
          <Thumbnail image={{ ...machine.image, alt: '' }} size="medium" />
        </Picture>
      ) : (
        <Thumbnail image={null} size="medium" />
      )}
      {viewer}
      <Lines>
        {mayRead ? (
          <RouterLink to={address('offers', offer.id)}>{offer.name}</RouterLink>
        ) : (
          <span>{offer.name}</span>
        )}
        <Text tone="muted" size="sm">
          {[machine?.code, region].filter(Boolean).join(' · ')}
        </Text>
      </Lines>
    </Stack>
  );
}

const Picture = styled.button`
  display: flex;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${theme.radiusSmall};
  background: none;
  cursor: zoom-in;

  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
`;

function Client({ order }: OrderSummaryProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const label = useFieldLabel(resource.name);
  const mayRead = useCan('read', 'users');
  const { client, phone } = order;
  const numbers = (phone ?? '').split(/[,;]/).map((number) => number.trim());
  return (
    <Stack direction="row" gap={3} align="center" role="group" aria-label={label('client')}>
      <Avatar name={client?.name ?? order.name} size="large" />
      <Lines>
        {client && mayRead ? (
          <RouterLink to={address('users', client.id)}>{client.name}</RouterLink>
        ) : (
          <span>{client?.name ?? t('orders.no_client')}</span>
        )}
        {numbers.filter(Boolean).map((number) => (
          <Stack key={number} direction="row" gap={2} align="center" wrap>
            <Call href={`tel:${number.replace(/[^+\d]/g, '')}`}>
              <Phone size={16} strokeWidth={1.75} aria-hidden />
              {t('orders.call', { phone: number })}
            </Call>
            <CopyToClipboard value={number}>
              {/* The link beside it shows the number. */}
              <VisuallyHidden>{number}</VisuallyHidden>
            </CopyToClipboard>
          </Stack>
        ))}
        {!phone && (
          <Text tone="muted" size="sm">
            {t('orders.no_phone')}
          </Text>
        )}
      </Lines>
    </Stack>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space1};
  min-width: 0;
  font-weight: 500;

  > * { overflow-wrap: anywhere; }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space1};
  font-weight: 400;
  white-space: nowrap;

  ${media.touch} { min-height: 44px; }
`;

/** The total, always in sight beside the facts. */
export function OrderTotalCard({ order }: OrderSummaryProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel(resource.name);
  const { total, units, unit, quantity, currency } = order;
  const isExplained = total !== null && order.price_explanation.lines.length > 0;
  return (
    <Card title={label('total')}>
      <Total>
        {total === null
          ? t('listing.on_request')
          : `${format.amount(total)} ${currency?.name ?? ''}`}
      </Total>
      {!isExplained && (
        <Text tone="muted">
          {unit && units !== null && t(`orders.units.${unit}`, { count: units })}
          {quantity !== null && quantity > 1 && ` × ${format.number(quantity)}`}
        </Text>
      )}
      <OrderPrice order={order} />
    </Card>
  );
}

const Total = styled.p`
  margin: 0;
  font-size: ${theme.textXl};
  font-weight: 600;
  line-height: 28px;
  font-variant-numeric: tabular-nums;
`;
