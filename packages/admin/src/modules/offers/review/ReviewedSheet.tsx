import { offer as resource } from '@rentyard/contract/entities/listing/offer';
import type { OfferReview } from '@rentyard/contract/entities/listing/review';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { CharacteristicInputs } from '../../../domain/listing/characteristics/CharacteristicsCard.tsx';
import { LazyMapPicker } from '../../../domain/map/LazyMapPicker.tsx';
import { FactList } from '../../../features/read/FactList.tsx';
import { useValueText } from '../../../records/fields/useValueText.ts';
import { Gallery } from '../../../records/pictures/Gallery.tsx';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { Evidence, Section } from './Evidence.tsx';
import { partId, RiskFlags } from './RiskFlags.tsx';
import type { ReviewedOffer } from './reviewApi.ts';

interface ReviewedSheetProps {
  readonly offer: ReviewedOffer;
  /** Undefined while loading. */
  readonly evidence: OfferReview | undefined;
  /** The title of the offer, which takes focus when the next offer appears. */
  readonly heading: Ref<HTMLDivElement>;
}

/** The offer as its author wrote it, beside the evidence: all of it in the first 900 pixels. */
export function ReviewedSheet({ offer, evidence, heading }: ReviewedSheetProps): ReactNode {
  const format = useFormat();
  return (
    <>
      <Title ref={heading} tabIndex={-1}>
        <Heading level={2} size="lg">
          {offer.name}
        </Heading>
        <Text tone="muted">
          {offer.code} · {offer.project.name} ·{' '}
          <time dateTime={offer.created_at} title={format.exactMoment(offer.created_at)}>
            {format.relative(offer.created_at)}
          </time>
        </Text>
      </Title>
      <FlagRow>{evidence && <RiskFlags evidence={evidence} />}</FlagRow>
      <Sheet>
        <OfferPhoto offer={offer} />
        <Evidence offer={offer} evidence={evidence} />
        <OfferFacts offer={offer} />
        <OfferText offer={offer} />
      </Sheet>
    </>
  );
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space1} ${theme.space3};
  margin-bottom: ${theme.space2};

  &:focus { outline: none; }
`;

/* It has its height while the evidence loads. */
const FlagRow = styled.div`
  min-height: 24px;
  margin-bottom: ${theme.space3};
`;

/* Evidence follows the photo in the order of reading, because it decides; facts are between them on wide screens. */
const Sheet = styled.div`
  display: grid;
  grid-template: 'photo facts evidence' auto 'text facts evidence' 1fr / minmax(0, min(30%, 320px)) minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space4} ${theme.space6};
  padding: ${theme.space4};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  > [data-area='photo'] { grid-area: photo; }
  > [data-area='text'] { grid-area: text; }
  > [data-area='facts'] { grid-area: facts; }
  > [data-area='evidence'] { grid-area: evidence; }
  /* Beside the queue a narrower sheet has two columns. */
  @container (max-width: 760px) { grid-template: 'photo evidence' auto 'text evidence' 1fr 'facts facts' auto / minmax(0, min(40%, 320px)) minmax(0, 1fr); }
  ${media.tablet} { grid-template: 'photo evidence' auto 'text evidence' 1fr 'facts facts' auto / minmax(0, min(40%, 320px)) minmax(0, 1fr); }
  ${media.phone} { grid-template: 'photo' 'evidence' 'facts' 'text' / minmax(0, 1fr); }
`;

interface OfferProps {
  readonly offer: ReviewedOffer;
}

function OfferPhoto({ offer }: OfferProps): ReactNode {
  const t = useT();
  return (
    <Stack gap={3} data-area="photo">
      {offer.photos.length > 0 ? (
        <Gallery images={offer.photos} name={offer.name} />
      ) : (
        <NoPicture id={partId('photo')} tabIndex={-1}>
          <ImageOff size={24} strokeWidth={1.75} aria-hidden />
          {t('review.no_photo')}
        </NoPicture>
      )}
    </Stack>
  );
}

function OfferText({ offer }: OfferProps): ReactNode {
  const t = useT();
  const texts = useValueText(resource);
  const text = [offer.description, texts('content', offer.content)].filter(Boolean);
  return (
    <div data-area="text">
      <Section title={t('review.text')}>
        {text.length === 0 && <Text tone="muted">{t('review.no_text')}</Text>}
        {text.map((part) => (
          <Paragraph key={part}>{part}</Paragraph>
        ))}
      </Section>
    </div>
  );
}

const NoPicture = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space2};
  aspect-ratio: 4 / 3;
  max-height: 38vh;
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  color: ${theme.textMuted};

  &:focus { outline: 2px solid ${theme.focus}; }
`;

const Paragraph = styled.p`
  margin: 0;
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const factInputs = { properties: CharacteristicInputs };

function OfferFacts({ offer }: OfferProps): ReactNode {
  const t = useT();
  return (
    <Stack gap={4} data-area="facts">
      <Section title={t('review.facts')} part="facts">
        <FactList
          resource={resource}
          record={offer}
          fields={['category', 'brand', 'properties']}
          inputs={factInputs}
          isDense
          isEditable
        />
      </Section>
      <Section title={t('listing.card.location')}>
        <FactList
          resource={resource}
          record={offer}
          fields={['region', 'address']}
          isDense
          isEditable
        />
        {offer.geo_lat !== null && offer.geo_long !== null && (
          <LazyMapPicker point={{ lat: offer.geo_lat, long: offer.geo_long }} />
        )}
      </Section>
    </Stack>
  );
}
