import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { PageHeader } from '@rentyard/ui/PageHeader';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { BroadcastComposer, Columns } from './compose/BroadcastComposer.tsx';
import { BroadcastReport } from './reports/BroadcastReport.tsx';
import { PastBroadcasts } from './reports/PastBroadcasts.tsx';

/** The broadcast composer or an open report, beside the list of past broadcasts. */
export function BroadcastScreen(): ReactNode {
  const t = useT();
  const path = usePath();
  const [params] = useSearchParams();
  const open = Number(params.get('broadcast')) || undefined;
  const maySend = useCan('broadcast', 'buzbot_broadcast');
  useReadFromHead(open);
  return (
    <>
      <PageHeader
        title={t('buzbot_broadcast.title')}
        actions={
          open !== undefined &&
          maySend && (
            <ButtonLink
              as={RouterLink}
              to={path('/buzbot_broadcast')}
              variant="primary"
              icon={Plus}
            >
              {t('broadcast.create')}
            </ButtonLink>
          )
        }
      />
      {open === undefined ? (
        <BroadcastComposer maySend={maySend} beside={<PastBroadcasts open={open} />} />
      ) : (
        <Columns>
          <BroadcastReport key={open} id={open} maySend={maySend} />
          <aside>
            <PastBroadcasts open={open} />
          </aside>
        </Columns>
      )}
    </>
  );
}

/**
 * Focuses the heading when another broadcast opens. On a phone, the page would otherwise stay in
 * the middle of the new content.
 */
function useReadFromHead(open: number | undefined): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'center' });
  }, [open]);
}
