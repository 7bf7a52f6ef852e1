import type { QueueEntry } from '@rentyard/contract/entities/home';
import { offer } from '@rentyard/contract/entities/listing/offer';
import { order } from '@rentyard/contract/entities/listing/order';
import { parseListQuery } from '@rentyard/contract/schema/listQuery/parseListQuery';
import type { RowOf } from '@rentyard/contract/schema/resource';
import { Badge } from '@rentyard/ui/Badge';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Thumbnail } from '@rentyard/ui/Thumbnail';
import { media, theme } from '@rentyard/ui/theme';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { listHooks } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { queueTones } from './queueTones.ts';

interface UrgentRecordsProps {
  readonly queue: readonly QueueEntry[];
  /** Called when the height will not change any more by loading. */
  readonly onSettled: () => void;
}

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

/** The most urgent records of the queue with their next step. */
export function UrgentRecords({ queue, onSettled }: UrgentRecordsProps): ReactNode {
  const t = useT();
  const late = useUrgent(queue, 0);
  const due = useUrgent(queue, 1);
  const waiting = useUrgent(queue, 2);
  const reviewed = useUrgent(queue, 3);
  const kinds = [late, due, waiting, reviewed];
  const counted = queue
    .filter(({ item, list }) => list && urgentItems.some((one) => one.item === item))
    .reduce((sum, { count }) => sum + count, 0);
  const loaded = kinds.filter((rows) => rows !== undefined);
  const isSettled = loaded.length === kinds.length;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const pictures = usePictures(loaded.flat());
  if (counted === 0) return null;
  if (!isSettled) {
    return <Skeleton height={Math.min(counted, shownRecords) * rowHeight} />;
  }
  const first = loaded.flatMap((rows) => rows.slice(0, shownOfKind));
  const rest = loaded.flatMap((rows) => rows.slice(shownOfKind));
  const chosen = new Set([...first, ...rest].slice(0, shownRecords));
  const shown = loaded.flat().filter((one) => chosen.has(one));
  return (
    <Rows aria-label={t('home.urgent')}>
      {shown.map((one) => (
        <UrgentRow
          key={`${one.item} ${one.row.id}`}
          {...one}
          picture={pictures.get(machineOf(one) ?? 0)}
        />
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

/** The id of its offer. */
function machineOf({ row }: Urgent): number | undefined {
  return 'client' in row ? row.offer?.id : row.id;
}

type Picture = RowOf<typeof offer>['image'];

/** The pictures of the machines, by the id of the offer. */
function usePictures(shown: readonly Urgent[]): ReadonlyMap<number, Picture> {
  const ids = [...new Set(shown.flatMap((one) => machineOf(one) ?? []))].sort((a, b) => a - b);
  const { query } = parseListQuery(
    offer,
    new URLSearchParams({ 'filter[id][in]': ids.join(','), per_page: String(ids.length) }),
  );
  const isReader = useCan('read', 'offers');
  const { data } = offers.useList(query, { skip: ids.length === 0 || !isReader });
  return useMemo(() => {
    const rows = (data?.data ?? []) as readonly RowOf<typeof offer>[];
    return new Map(rows.map(({ id, image }) => [id, image]));
  }, [data]);
}

function UrgentRow({
  item,
  row,
  at,
  picture,
}: Urgent & { readonly picture: Picture | undefined }): ReactNode {
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
      <Thumbnail image={picture && { ...picture, alt: '' }} />
      <Name>
        <RouterLink to={to}>{row.name}</RouterLink>
        <small translate="no">{[row.code, who ?? row.region.name].join(' · ')}</small>
      </Name>
      <State>
        <Badge tone={queueTones[item]}>{t(`home.urgent.${item}`)}</Badge>
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
    grid-template-columns: auto minmax(0, 1.4fr) minmax(0, 1fr) 168px;
    gap: ${theme.space2} ${theme.space3};
    align-items: center;
    min-height: ${rowHeight}px;
    padding: ${theme.space2} 0;
  }
  > li + li { border-top: 1px solid ${theme.hairline}; }
  ${media.phone} {
    > li { grid-template-columns: auto minmax(0, 1fr); }
    > li > a { grid-column: 1 / -1; }
    > li > :nth-child(3) { grid-column: 2; }
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
