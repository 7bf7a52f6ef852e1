import { offer as resource } from '@rentyard/contract/entities/listing/offer';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { Heading } from '@rentyard/ui/Heading';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import CircleCheck from 'lucide-react/icons/circle-check';
import ImageOff from 'lucide-react/icons/image-off';
import type { Ref } from 'react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useValueText } from '../../../records/fields/useValueText.ts';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { useCounters } from '../../../services/counters/useCounters.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useRequiredPermission } from '../../../services/permissions/useRequiredPermission.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { Evidence } from './Evidence.tsx';
import type { ReviewedOffer } from './reviewApi.ts';
import { reviewApi } from './reviewApi.ts';
import { useDecisions } from './useDecisions.ts';
import { useReviewQueue } from './useReviewQueue.ts';

/**
 * Reviews new offers one by one with keyboard shortcuts. Each offer is claimed by one reviewer at a
 * time (P-MOD offers).
 */
export function ReviewScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const language = useLanguage();
  useRequiredPermission('change_status', 'offers');
  const queue = useReviewQueue();
  const { current, next, state } = queue;
  const decisions = useDecisions(queue);
  const { offers_new: left } = useCounters();
  const heading = useFocusOnNext(current?.id);
  const { currentData: evidence } = reviewApi.useEvidenceQuery(
    { params: { id: current?.id ?? 0 }, language },
    { skip: !current },
  );
  usePrepared(next?.id, next?.image?.url);
  const [last] = decisions.made;
  const decided = decisions.made.length;
  return (
    <>
      <PageHeader
        title={t('review.title')}
        count={left === undefined ? undefined : t('review.left', { count: left })}
        actions={
          <ButtonLink as={RouterLink} to={path('/offers/page/1')}>
            {t('review.leave')}
          </ButtonLink>
        }
      >
        {decided > 0 && <span>{t('review.decided', { count: decided })}</span>}
      </PageHeader>
      <VisuallyHidden role="status">
        {last && t(`review.done.${last.verdict}`, { name: last.name })}
      </VisuallyHidden>
      {state === 'failed' && queue.failure && (
        <LoadFailure failure={queue.failure} onRetry={queue.checkForNew} />
      )}
      {state === 'empty' && (
        <EmptyState
          icon={CircleCheck}
          title={t('review.nothing')}
          text={t('review.nothing_text')}
          action={<Button onClick={queue.checkForNew}>{t('review.refresh')}</Button>}
        />
      )}
      {state === 'loading' && <FormSkeleton />}
      {current && (
        <>
          <Columns key={current.id}>
            <OfferView offer={current} heading={heading} />
            <Evidence offer={current} evidence={evidence} />
          </Columns>
          <DecisionBar
            id={current.id}
            authorLanguage={evidence?.author_language}
            decisions={decisions}
            onPass={() => queue.advance('passed')}
            recordAddress={path(`/offers/edit/${current.id}`)}
          />
        </>
      )}
    </>
  );
}

/** Focuses the heading when the next offer appears, so that a screen reader announces it. */
function useFocusOnNext(id: number | undefined) {
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (id !== undefined && last.current !== undefined && last.current !== id) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    last.current = id ?? last.current;
  }, [id]);
  return heading;
}

/** Preloads the evidence and the picture of the next offer. */
function usePrepared(id: number | undefined, picture: string | undefined): void {
  const language = useLanguage();
  const prefetch = reviewApi.usePrefetch('evidence');
  useEffect(() => {
    if (id !== undefined) prefetch({ params: { id }, language });
  }, [id, language, prefetch]);
  useEffect(() => {
    if (picture) new Image().src = picture;
  }, [picture]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(320px, 2fr);
  align-items: start;
  gap: ${theme.space4} ${theme.space5};

  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

interface OfferViewProps {
  readonly offer: ReviewedOffer;
  readonly heading: Ref<HTMLDivElement>;
}

/** The offer as its author wrote it: picture, texts and answers to characteristics. */
function OfferView({ offer, heading }: OfferViewProps): ReactNode {
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
