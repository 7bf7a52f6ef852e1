import type { QueueEntry, QueueItem } from '@rentyard/contract/entities/home';
import { offer } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import type { RowOf } from '@rentyard/contract/schema/resource';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { listHooks } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useListAddress } from './useListAddress.ts';

interface QueueProps {
  readonly queue: readonly QueueEntry[];
}

/** What waits for the user: the number of each kind, and the most urgent records with their next step. */
export function QueueCard({ queue }: QueueProps): ReactNode {
  const t = useT();
  const { number } = useFormat();
  const address = useListAddress();
  const isEmpty = queue.every(({ count }) => count === 0);
  return (
    <Card title={t('home.queue')}>
      {isEmpty && (
        <Text as="p" tone="muted">
          {t('home.queue_empty')}
        </Text>
      )}
      <Counts>
        {queue.map(({ item, count, list }) => {
          const content = (
            <>
              <span>{t(`home.queue.${item}`)}</span> <b>{number(count)}</b>
            </>
          );
          const state = {
            'data-empty': count === 0 || undefined,
            'data-tone': count > 0 ? tones[item] : undefined,
          };
          return (
            <li key={item}>
              {list ? (
                <Count as={RouterLink} to={address(list)} {...state}>
                  {content}
                </Count>
              ) : (
                <Count {...state}>{content}</Count>
              )}
            </li>
          );
        })}
      </Counts>
      <UrgentRecords queue={queue} />
    </Card>
  );
}

const tones: Partial<Record<QueueItem, BadgeTone>> = {
  orders_late: 'danger',
  orders_due: 'warning',
  orders_waiting: 'warning',
  orders_expiring: 'warning',
  offers_to_review: 'info',
};

const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(128px, 18%), 1fr));
  gap: ${theme.space1};
  margin: 0 calc(-1 * ${theme.space3});
`;

const Count = styled.div<{ readonly to?: string }>`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  height: 100%;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radius};
  color: ${theme.text};
  line-height: 18px;
  text-decoration: none;

  > span { min-width: 0; overflow-wrap: anywhere; }
  > b { font-size: ${theme.textXl}; font-weight: 600; line-height: 28px; font-variant-numeric: tabular-nums; }
  &[data-tone='danger'] > b { color: ${theme.danger}; }
  &[data-tone='warning'] > b { color: ${theme.warning}; }
  &[data-empty] { color: ${theme.textMuted}; }
  &[data-empty] > b { font-weight: 400; }
  &:is(a):hover { background: ${theme.hover}; }
`;

const offers = listHooks(offer.name);
const orders = listHooks(order.name);

/** The kinds of records that are shown, the most urgent first. */
const urgentItems = [
  { item: 'orders_late', sort: 'due_at', at: 'due_at' },
  { item: 'orders_due', sort: 'due_at', at: 'due_at' },
  { item: 'orders_waiting', sort: 'created_at', at: 'created_at' },
  { item: 'offers_to_review', sort: 'created_at', at: 'created_at' },
] as const;

type UrgentItem = (typeof urgentItems)[number]['item'];

interface Urgent {
  readonly item: UrgentItem;
  readonly row: RowOf<typeof order> | RowOf<typeof offer>;
  /** Since when, or until when. */
  readonly at: string;
}

const shownRecords = 5;
/** Height of a row, in pixels. */
const rowHeight = 57;
/** So that one kind does not hide the others, while there are others. */
const shownOfKind = 2;

function UrgentRecords({ queue }: QueueProps): ReactNode {
  const t = useT();
  const late = useUrgent(queue, 0);
  const due = useUrgent(queue, 1);
  const waiting = useUrgent(queue, 2);
  const reviewed = useUrgent(queue, 3);
  const kinds = [late, due, waiting, reviewed];
  const counted = queue
    .filter(({ item, list }) => list && urgentItems.some((one) => one.item === item))
    .reduce((sum, { count }) => sum + count, 0);
  if (counted === 0) return null;
  const loaded = kinds.filter((rows) => rows !== undefined);
  if (loaded.length < kinds.length) {
    return <Skeleton height={Math.min(counted, shownRecords) * rowHeight} />;
  }
  const first = loaded.flatMap((rows) => rows.slice(0, shownOfKind));
  const rest = loaded.flatMap((rows) => rows.slice(shownOfKind));
  const chosen = new Set([...first, ...rest].slice(0, shownRecords));
  const shown = loaded.flat().filter((one) => chosen.has(one));
  return (
    <Rows aria-label={t('home.urgent')}>
      {shown.map((one) => (
        <UrgentRow key={`${one.item} ${one.row.id}`} {...one} />
      ))}
    </Rows>
  );
}

/** The first records of one kind, as the list behind its number has them. Undefined until they are loaded. */
function useUrgent(
  queue: readonly QueueEntry[],
  index: 0 | 1 | 2 | 3,
): readonly Urgent[] | undefined {
  const { item, sort, at } = urgentItems[index];
  const entry = queue.find((one) => one.item === item);
  const list = entry && entry.count > 0 ? entry.list : null;
  const [resource, { useList }] =
    item === 'offers_to_review' ? [offer, offers] : ([order, orders] as const);
  const text = new URLSearchParams(list?.query);
  text.set('sort', sort);
  text.set('per_page', String(shownRecords));
  const { query } = parseListQuery(resource, text);
  const { data, error } = useList(query, { skip: !list });
  // The number above still opens a list that failed to load here.
  if (!list || (error && !data)) return [];
  return (data?.data as readonly RowOf<typeof order>[] | undefined)?.map((row) => ({
    item,
    row,
    at: row[at] ?? row.created_at,
  }));
}

function UrgentRow({ item, row, at }: Urgent): ReactNode {
  const t = useT();
  const format = useFormat();
  const path = usePath();
  const address = useRecordAddress();
  const subject = item === 'offers_to_review' ? 'offers' : 'orders';
  const to = address(subject, row.id);
  const [phone] = 'phone' in row && row.phone ? row.phone.split(/[,;]/) : [];
  const isOut = item === 'orders_late' || item === 'orders_due';
  const who = 'client' in row ? row.client?.name : undefined;
  return (
    <li>
      <Name>
        <RouterLink to={to}>{row.name}</RouterLink>
        <small translate="no">{[row.code, who ?? row.region.name].join(' · ')}</small>
      </Name>
      <State>
        <Badge tone={tones[item]}>{t(`home.urgent.${item}`)}</Badge>
        <time dateTime={at} title={format.exactMoment(at)}>
          {format.relative(at)}
        </time>
      </State>
      {isOut && phone ? (
        <ButtonLink
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          icon={Phone}
          aria-label={t('home.urgent.call', { phone: phone.trim() })}
        >
          {phone.trim()}
        </ButtonLink>
      ) : (
        <ButtonLink as={RouterLink} to={subject === 'offers' ? path('/offers/review') : to}>
          {t(subject === 'offers' ? 'home.urgent.review' : 'home.urgent.open')}
        </ButtonLink>
      )}
    </li>
  );
}

const Rows = styled.ul`
  margin-top: ${theme.space3};
  border-top: 1px solid ${theme.hairline};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) 168px;
    gap: ${theme.space2} ${theme.space3};
    align-items: center;
    min-height: ${rowHeight}px;
    padding: ${theme.space2} 0;
  }
  > li + li { border-top: 1px solid ${theme.hairline}; }
  ${media.phone} {
    > li { grid-template-columns: minmax(0, 1fr); }
  }
`;

const Name = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > a { color: ${theme.text}; font-weight: 500; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  > small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space2};
  align-items: center;

  > time { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;
