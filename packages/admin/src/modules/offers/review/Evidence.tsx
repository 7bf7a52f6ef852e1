import { offer as resource } from '@rentyard/contract/entities/listing/offer';
import type { OfferReview, OwnerHistory } from '@rentyard/contract/entities/listing/review';
import { statuses } from '@rentyard/contract/schema/statuses';
import { Badge } from '@rentyard/ui/Badge';
import { Heading } from '@rentyard/ui/Heading';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { PriceAgainstUsual } from '../../../domain/listing/prices/PriceAgainstUsual.tsx';
import { PriceTierList } from '../../../domain/listing/prices/PriceTierList.tsx';
import { parseFigure, usualPrice } from '../../../domain/listing/prices/usual.ts';
import { FactList } from '../../../features/read/FactList.tsx';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { factorText } from './factorText.ts';
import { partId, type SheetPart } from './RiskFlags.tsx';
import type { ReviewedOffer } from './reviewApi.ts';

interface EvidenceProps {
  readonly offer: ReviewedOffer;
  /** Undefined while loading. */
  readonly evidence: OfferReview | undefined;
}

/** Evidence for a decision: usual prices, owner and likely duplicates. */
export function Evidence({ offer, evidence }: EvidenceProps): ReactNode {
  const t = useT();
  return (
    <Stack gap={3} data-area="evidence">
      <Section title={t('listing.card.price')} part="price">
        <Prices offer={offer} evidence={evidence} />
      </Section>
      <Section title={t('review.owner')}>
        {evidence ? <OwnerCard owner={evidence.owner} /> : <Skeleton height={72} />}
      </Section>
      {evidence && evidence.duplicates.length > 0 && (
        <Section title={t('duplicates.title')} part="duplicates">
          <DuplicateList duplicates={evidence.duplicates} />
        </Section>
      )}
    </Stack>
  );
}

interface SectionProps {
  readonly title: string;
  /** Flags of risks lead to it. */
  readonly part?: SheetPart;
  readonly children: ReactNode;
}

/** A part of the sheet, separated from the one above by a line. */
export function Section({ title, part, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <Part aria-labelledby={id} {...(part && { id: partId(part), tabIndex: -1 })}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space2};

  &:focus { outline: none; }
  &:focus > h3 { text-decoration: underline ${theme.accentMark}; text-underline-offset: 4px; }
  & + & { padding-top: ${theme.space3}; border-top: 1px solid ${theme.hairline}; }
`;

const leaves = ['price_per_shift', 'price_per_hour'] as const;

function Prices({ offer, evidence }: EvidenceProps): ReactNode {
  const currency = offer.currency.name;
  const format = useFormat();
  const requested = leaves.map((leaf) => ({ leaf, amount: offer.prices[leaf] }));
  return (
    <Stack gap={2}>
      <FactList
        resource={resource}
        record={offer}
        fields={['prices.price_per_shift', 'prices.price_per_hour']}
        isDense
        isEditable
      />
      <PriceTierList record={offer} />
      {!evidence && <Skeleton height={72} />}
      {evidence &&
        requested.map(({ leaf, amount }) => {
          const price = parseFigure(amount);
          const usual = usualPrice(leaf, evidence.price_range);
          if (price === null || !usual) return null;
          const far = evidence.price_factor;
          const factor = far?.price === leaf ? factorText(far.factor, format) : undefined;
          const plot = { leaf, price, usual, currency, factor };
          return <PriceAgainstUsual key={leaf} {...plot} />;
        })}
    </Stack>
  );
}

/** The owner and the outcomes of their other offers. */
function OwnerCard({ owner }: { readonly owner: OwnerHistory | null }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  if (!owner) return <Text tone="muted">{t('review.no_owner')}</Text>;
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2} align="center" wrap>
        <RouterLink to={path(`/offers/page/1?filter[user]=${owner.id}`)} target="_blank">
          {owner.name}
        </RouterLink>
        {owner.has_verified_documents ? (
          <Badge tone="success">{t('review.verified')}</Badge>
        ) : (
          <Badge tone="warning">{t('review.not_verified')}</Badge>
        )}
      </Stack>
      <Text size="sm" tone="muted">
        {t('review.since', { date: format.moment(owner.since) })}
      </Text>
      <Stack direction="row" gap={2} wrap>
        {statuses.map((status) => (
          <StatusBadge
            key={status}
            status={status}
            label={`${t(`status.${status}`)} ${format.number(owner.offers[status])}`}
          />
        ))}
      </Stack>
    </Stack>
  );
}
