import { useFoldedSideBar } from '@rentyard/ui/AppShell';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Sheet } from '@rentyard/ui/Sheet';
import { theme } from '@rentyard/ui/theme';
import { useMedia } from '@rentyard/ui/useMedia';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { useCounters } from '../../../services/counters/useCounters.ts';
import { useLanguage, usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';
import { useFreeKeys } from '../../../services/keyboard/useFreeKeys.ts';
import { useRequiredPermission } from '../../../services/permissions/useRequiredPermission.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { QueueList, QueueRail } from './QueueRail.tsx';
import { ReviewedSheet } from './ReviewedSheet.tsx';
import { reviewApi } from './reviewApi.ts';
import { useDecisions } from './useDecisions.ts';
import { useQueueRows } from './useQueueRows.ts';
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
  const waiting = useQueueRows();
  const queue = useReviewQueue(waiting);
  const { current, next, state } = queue;
  const decisions = useDecisions(queue);
  const { offers_new: left } = useCounters();
  const heading = useFocusOnNext(current?.id);
  const { currentData: evidence } = reviewApi.useEvidenceQuery(
    { params: { id: current?.id ?? 0 }, language },
    { skip: !current },
  );
  usePrepared(next?.id, next?.image?.url);
  const address = path(`/offers/show/${current?.id}`);
  const handleOpen = () => void window.open(address, '_blank', 'noopener');
  const decided = decisions.made.length;
  const isWide = useMedia('(min-width: 1280px)');
  useFoldedSideBar(isWide);
  const [isQueueOpen, setQueueOpen] = useState(false);
  useFreeKeys({ KeyJ: () => queue.step(1), KeyK: () => queue.step(-1) });
  const list = { queue: waiting, rows: queue.rows, current: current?.id };
  const handleOpenFromDialog = (id: number) => {
    setQueueOpen(false);
    queue.open(id);
  };
  return (
    <>
      <PageHeader
        title={t('review.title')}
        count={left === undefined ? undefined : t('review.left', { count: left })}
        actions={
          <>
            {!isWide && <Button onClick={() => setQueueOpen(true)}>{t('review.queue')}</Button>}
            {current && (
              <Button shortcut={shortcutOf('openOffer')} onClick={handleOpen}>
                {t('review.open')}
              </Button>
            )}
            <ButtonLink as={RouterLink} to={path('/offers/page/1')}>
              {t('review.leave')}
            </ButtonLink>
          </>
        }
      >
        {decided > 0 && <span>{t('review.decided', { count: decided })}</span>}
      </PageHeader>
      <Columns>
        {isWide && <QueueRail {...list} onOpen={queue.open} />}
        <Reviewed>
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
            <ReviewedSheet key={current.id} offer={current} evidence={evidence} heading={heading} />
          )}
        </Reviewed>
      </Columns>
      {current && (
        <DecisionBar
          id={current.id}
          authorLanguage={evidence?.author_language}
          decisions={decisions}
          onPass={() => queue.advance('passed')}
          onOpen={handleOpen}
        />
      )}
      <Sheet
        isOpen={isQueueOpen && !isWide}
        title={t('review.queue')}
        onClose={() => setQueueOpen(false)}
      >
        <QueueList {...list} onOpen={handleOpenFromDialog} />
      </Sheet>
    </>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space4};

  > nav { flex: none; width: ${theme.sideBar}; }
`;

/* The sheet takes its columns from its own width. */
const Reviewed = styled.div`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
`;

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
