import {
  type CalendarFeed,
  type createCalendarFeed,
  type FeedKind,
  feedKinds,
  type listCalendarFeeds,
  type removeCalendarFeed,
} from '@rentyard/contract/entities/rental/calendarFeedRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { Dialog } from '@rentyard/ui/Dialog';
import { ErrorState } from '@rentyard/ui/ErrorState';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

const feedsTag = { type: 'Record', id: 'profile/calendar_feeds' } as const;

const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarFeeds: build.query({
      ...endpoint<typeof listCalendarFeeds>('GET /profile/calendar_feeds'),
      providesTags: [feedsTag],
    }),
    createCalendarFeed: build.mutation({
      ...endpoint<typeof createCalendarFeed>('POST /profile/calendar_feeds'),
      invalidatesTags: [feedsTag],
    }),
    removeCalendarFeed: build.mutation({
      ...endpoint<typeof removeCalendarFeed>('DELETE /profile/calendar_feeds/:id'),
      invalidatesTags: [feedsTag],
    }),
  }),
});

/** Addresses by which the calendar program of the user reads orders; for users who may read them. */
export function CalendarFeedsCard(): ReactNode {
  const mayRead = useCan('read', 'orders');
  return mayRead ? <Feeds /> : null;
}

function Feeds(): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const failureText = useFailureText();
  const [isCreating, setCreating] = useState(false);
  const { data: feeds, error, refetch } = feedsApi.useCalendarFeedsQuery();
  const [remove] = feedsApi.useRemoveCalendarFeedMutation();
  const revoke = async ({ id, target: { name } }: CalendarFeed) => {
    const isSure = await confirm({
      title: t('feeds.revoke_title', { name }),
      text: t('feeds.revoke_text'),
      confirmLabel: t('feeds.revoke'),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await remove({ params: { id } }).unwrap();
      alerts.success(t('feeds.revoked', { name }));
    } catch (failure) {
      alerts.error(failureText(failure));
    }
  };
  return (
    <Card
      title={t('feeds.title')}
      actions={<Button onClick={() => setCreating(true)}>{t('feeds.create')}</Button>}
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('feeds.text')}
        </Text>
        {error && !feeds && <ErrorState title={failureText(error)} onRetry={refetch} />}
        {!feeds && !error && <Skeleton width="100%" height={44} />}
        {feeds && feeds.length > 0 && (
          <Rows>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onRevoke={() => void revoke(feed)} />
            ))}
          </Rows>
        )}
      </Stack>
      {isCreating && <FeedDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}

interface FeedRowProps {
  readonly feed: CalendarFeed;
  readonly onRevoke: () => void;
}

function FeedRow({ feed, onRevoke }: FeedRowProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const { kind, target, last_used_at: used } = feed;
  return (
    <li>
      <span>
        {target.name}
        <small>
          {t(`feeds.kind.${kind}`)} ·{' '}
          {used ? t('feeds.used', { when: format.relative(used) }) : t('feeds.never_used')}
        </small>
      </span>
      <Button aria-label={t('feeds.revoke_title', { name: target.name })} onClick={onRevoke}>
        {t('feeds.revoke')}
      </Button>
    </li>
  );
}

/** Chooses the offer or the person, and shows the address once. */
function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useT();
  const failureText = useFailureText();
  const [kind, setKind] = useState<FeedKind>('offer');
  const [target, setTarget] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [address, setAddress] = useState<string>();
  const [create, { isLoading }] = feedsApi.useCreateCalendarFeedMutation();
  const options = {
    offer: useLoadOptions('orders', 'offer'),
    owner: useLoadOptions('orders', 'user'),
    assignee: useLoadOptions('orders', 'assignee'),
  };
  const handleCreate = async () => {
    if (!target) return setProblem(t('feeds.choose'));
    try {
      const { secret } = await create({ body: { kind, target: target.id } }).unwrap();
      setAddress(`${location.origin}/api/v1/calendar_feeds/${secret}.ics`);
    } catch (failure) {
      setProblem(failureText(failure));
    }
  };
  if (address) {
    return (
      <Dialog
        isOpen
        width={560}
        title={t('feeds.created', { name: target?.name ?? '' })}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('feeds.stored')}
          </Button>
        }
      >
        <Stack gap={4}>
          <Text as="p">{t('feeds.once')}</Text>
          <Address>
            <CopyToClipboard value={address} />
          </Address>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feeds.create')}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void handleCreate()}>
            {t('feeds.create')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('feeds.kind')}
          value={kind}
          onChange={(next) => {
            setKind(next as FeedKind);
            setTarget(null);
            setProblem(undefined);
          }}
          options={feedKinds.map((value) => ({ value, label: t(`feeds.kind.${value}`) }))}
        />
        <Combobox
          key={kind}
          label={t(`feeds.target.${kind}`)}
          required
          value={target}
          onChange={(next) => {
            setTarget(next && { id: Number(next.id), name: next.name });
            setProblem(undefined);
          }}
          loadOptions={options[kind]}
          error={problem}
        />
      </Stack>
    </Dialog>
  );
}

const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space2} ${theme.space4};
    padding-block: ${theme.space2};
    border-top: 1px solid ${theme.hairline};
  }
  small { display: block; color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;

const Address = styled.div`
  padding: ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  font-family: ${theme.fontMono};
  font-size: ${theme.textMd};
  overflow-wrap: anywhere;
`;
