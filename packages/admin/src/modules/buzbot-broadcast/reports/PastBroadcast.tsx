import type { BuzbotBroadcastRow } from '@rentyard/contract/entities/chat/broadcast';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { BroadcastStateBadge } from './BroadcastStateBadge.tsx';

interface PastBroadcastProps {
  readonly broadcast: BuzbotBroadcastRow;
  readonly isOpen: boolean;
}

/** A broadcast in the list: text, state and number of deliveries. */
export function PastBroadcast({ broadcast, isOpen }: PastBroadcastProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const [params] = useSearchParams();
  const { id, state, counts, created_at, message } = broadcast;
  const address = new URLSearchParams(params);
  address.set('broadcast', String(id));
  const reached = counts.sent + counts.delivered;
  return (
    <Row>
      <RouterLink
        to={path(`/buzbot_broadcast?${address}`)}
        aria-current={isOpen ? 'true' : undefined}
      >
        {broadcast.texts ?? message}
      </RouterLink>
      <footer>
        <BroadcastStateBadge state={state} />
        <time dateTime={created_at} title={format.exactMoment(created_at)}>
          {format.relative(created_at)}
        </time>
        <p>
          {t('broadcast.reached', {
            reached: format.number(reached),
            total: format.number(counts.total),
          })}
          {counts.failed > 0 && (
            <span data-part="failed">{t('broadcast.failed', { count: counts.failed })}</span>
          )}
        </p>
      </footer>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  padding: ${theme.space3} ${theme.space2};
  border-radius: ${theme.radius};

  & + & { border-top: 1px solid ${theme.hairline}; }
  &:hover { background: ${theme.hover}; }
  &:has([aria-current]) { background: ${theme.selected}; }
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    font-weight: 500;
    text-decoration: none;
  }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radius}; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space1} ${theme.space2};
    margin-top: ${theme.space1};
    font-size: ${theme.textSm};
    color: ${theme.textMuted};
  }
  footer > p { flex: 1 0 100%; margin: 0; }
  [data-part='failed'] { margin-inline-start: ${theme.space2}; color: ${theme.danger}; }
  time { margin-inline-start: auto; }
`;
