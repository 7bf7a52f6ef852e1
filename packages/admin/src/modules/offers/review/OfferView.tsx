import { offer as resource } from '@rentyard/contract/entities/offer';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { Heading } from '@rentyard/ui/Heading';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useValueText } from '../../../records/fields/useValueText.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import type { ReviewedOffer } from './reviewApi.ts';

interface OfferViewProps {
  readonly offer: ReviewedOffer;
  readonly heading: Ref<HTMLDivElement>;
}

/** The offer as its author wrote it: picture, texts and answers to characteristics. */
export function OfferView({ offer, heading }: OfferViewProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel(resource.name);
  const texts = useValueText(resource);
  const facts: readonly Description[] = [
    { term: label('category'), description: offer.category.name },
    ...(offer.brand ? [{ term: label('brand'), description: offer.brand.name }] : []),
    ...offer.properties.map((answer) => ({
      term: answer.property?.name ?? '',
      description: [
        ...answer.values.map(({ name }) => name),
        ...(answer.number === null ? [] : [format.number(answer.number)]),
        ...(answer.custom_value === null ? [] : [answer.custom_value]),
      ].join(', '),
    })),
  ];
  const text = [offer.description, texts('content', offer.content)].filter(Boolean);
  return (
    <Card isFlush>
      {offer.image ? (
        <Picture
          src={offer.image.url}
          alt={offer.image.alt || offer.name}
          width={offer.image.width}
          height={offer.image.height}
        />
      ) : (
        <NoPicture>
          <ImageOff size={24} strokeWidth={1.75} aria-hidden />
          {t('review.no_photo')}
        </NoPicture>
      )}
      <Texts>
        <div ref={heading} tabIndex={-1}>
          <Heading level={2} size="lg">
            {offer.name}
          </Heading>
        </div>
        <Text tone="muted">
          {offer.code} · {offer.project.name} ·{' '}
          <time dateTime={offer.created_at} title={format.exactMoment(offer.created_at)}>
            {format.relative(offer.created_at)}
          </time>
        </Text>
        <DescriptionList items={facts} />
        {text.length === 0 && <Text tone="muted">{t('review.no_text')}</Text>}
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </Texts>
    </Card>
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  max-height: min(46vh, 480px);
  object-fit: contain;
  background: ${theme.sunken};
`;

const NoPicture = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space2};
  height: min(30vh, 280px);
  background: ${theme.sunken};
  color: ${theme.textMuted};
`;

const Texts = styled.div`
  display: grid;
  gap: ${theme.space3};
  padding: ${theme.space4} ${theme.space5} ${theme.space5};

  > div:focus { outline: none; }
  > p { margin: 0; max-width: 72ch; white-space: pre-line; overflow-wrap: anywhere; }
`;
