import type { AlternativeOffer } from '@rentyard/contract/schema/routes/errorBody';
import { Button } from '@rentyard/ui/Button';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ApiFailure } from '../../services/api/failure.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { useRecordAddress } from '../navigation/useRecordAddress.ts';

interface RefusalDetailsProps {
  readonly failure: Pick<ApiFailure, 'conflicts' | 'alternatives'>;
  /** Takes the nearest free period; without it the period is only named. */
  readonly onPeriod?: ((startsAt: string) => void) | undefined;
  readonly onOffer?: ((offer: AlternativeOffer) => void) | undefined;
  readonly isBusy?: boolean;
}

/** Who has the machine in a refused period, when it is free, and which other offers are free. */
export function RefusalDetails(props: RefusalDetailsProps): ReactNode {
  const { failure, onPeriod, onOffer, isBusy = false } = props;
  const t = useT();
  const format = useFormat();
  const { conflicts = [], alternatives } = failure;
  const nextFree = alternatives?.next_free_at;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h3">{t('refusal.taken_by')}</Text>
        <List>
          {conflicts.map((conflict) => (
            <li key={`${conflict.order?.id} ${conflict.blocked_period?.id} ${conflict.starts_at}`}>
              <HolderLink conflict={conflict} />
              <small>
                {format.moment(conflict.starts_at)} – {format.moment(conflict.ends_at)}
              </small>
            </li>
          ))}
        </List>
      </Stack>
      {nextFree && (
        <Solution>
          <span>{t('refusal.next_free', { moment: format.moment(nextFree) })}</span>
          {onPeriod && (
            <Button variant="primary" isBusy={isBusy} onClick={() => onPeriod(nextFree)}>
              {t('refusal.use_period')}
            </Button>
          )}
        </Solution>
      )}
      {alternatives && alternatives.offers.length > 0 && (
        <Stack gap={1}>
          <Text as="h3">{t('refusal.others')}</Text>
          <List>
            {alternatives.offers.map((offer) => (
              <Solution as="li" key={offer.id}>
                <OfferText offer={offer} />
                {onOffer && (
                  <Button
                    disabled={isBusy}
                    aria-label={t('refusal.use_offer_name', { name: offer.name })}
                    onClick={() => onOffer(offer)}
                  >
                    {t('refusal.use_offer')}
                  </Button>
                )}
              </Solution>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

type Conflict = NonNullable<ApiFailure['conflicts']>[number];

/** The order or the blocked period, as a link for users who may read it. */
function HolderLink({ conflict }: { readonly conflict: Conflict }): ReactNode {
  const t = useT();
  const can = useAbility();
  const address = useRecordAddress();
  const { order, blocked_period: blocked } = conflict;
  const subject = order ? 'orders' : 'blocked-periods';
  const holder = order ?? blocked;
  if (!holder) return null;
  const name = order ? holder.name : t('refusal.blocked', { name: holder.name });
  if (!can('read', subject)) return <span>{name}</span>;
  return (
    <RouterLink to={address(subject, holder.id)} target="_blank">
      {name}
    </RouterLink>
  );
}

function OfferText({ offer }: { readonly offer: AlternativeOffer }): ReactNode {
  const t = useT();
  const format = useFormat();
  const address = useRecordAddress();
  const { id, name, region, currency, price, price_difference: difference } = offer;
  const sign = difference?.startsWith('-') ? '−' : '+';
  const amount = difference && format.amount(difference.replace('-', ''));
  const prices =
    price === null
      ? t('refusal.on_request')
      : `${format.amount(price)} ${currency.name}${
          amount === null || amount === undefined
            ? ''
            : Number(difference) === 0
              ? `, ${t('refusal.same_price')}`
              : ` (${sign}${amount})`
        }`;
  return (
    <span>
      <RouterLink to={address('offers', id)} target="_blank">
        {name}
      </RouterLink>
      <small>{[region?.name, prices].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space2};

  a { color: ${theme.accent}; font-weight: 500; }
  small {
    display: block;
    color: ${theme.textMuted};
    font-size: ${theme.textSm};
    font-variant-numeric: tabular-nums;
  }
`;

const Solution = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2} ${theme.space4};

  > span { flex: 1 1 200px; min-width: 0; }
`;
