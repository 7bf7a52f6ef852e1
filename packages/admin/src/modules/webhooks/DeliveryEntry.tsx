import { resourceOfEvent } from '@rentyard/contract/entities/webhook/webhookEvents';
import type { WebhookDelivery } from '@rentyard/contract/entities/webhook/webhookRoutes';
import { Badge, type BadgeTone } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { webhooksApi } from './webhooksApi.ts';

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  pending: 'info',
  delivered: 'success',
  failed: 'danger',
};

interface DeliveryEntryProps {
  readonly webhookId: number;
  readonly delivery: WebhookDelivery;
  readonly onReplayed: () => void;
}

/** A delivery as one line, which opens its request and its response. */
export function DeliveryEntry(props: DeliveryEntryProps): ReactNode {
  const { event, kind, record, state, created_at, response, failure } = props.delivery;
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const outcome = response
    ? `HTTP ${response.status}`
    : failure && t(`webhooks.failure.${failure}`);
  return (
    <>
      <Line
        type="button"
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight size={16} aria-hidden />
        <span>
          <Text size="md" weight="medium">
            {event}
          </Text>
          <Text size="sm" tone="muted">
            {[kind !== 'event' && t(`webhooks.kind.${kind}`), record?.name, outcome]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </span>
        <span>
          <Badge tone={tones[state]}>{t(`webhooks.state.${state}`)}</Badge>
          <Text size="sm" tone="muted">
            <time dateTime={created_at} title={format.exactMoment(created_at)}>
              {format.relative(created_at)}
            </time>
          </Text>
        </span>
      </Line>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Details {...props} />}
      </div>
    </>
  );
}

function Details({ webhookId, delivery, onReplayed }: DeliveryEntryProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const address = useRecordAddress();
  const { event, record, message_id, attempts, attempted_at, next_attempt_at } = delivery;
  const { request, response, failure } = delivery;
  const subject = resourceOfEvent(event)?.subject;
  return (
    <Opened>
      <DescriptionList
        items={[
          ...(record && subject
            ? [
                {
                  term: t('webhooks.record'),
                  description: (
                    <RouterLink to={address(subject, record.id)}>
                      {record.name || `№ ${record.id}`}
                    </RouterLink>
                  ),
                },
              ]
            : []),
          { term: 'webhook-id', description: message_id },
          { term: t('webhooks.attempts'), description: format.number(attempts) },
          ...(attempted_at
            ? [{ term: t('webhooks.attempted'), description: format.exactMoment(attempted_at) }]
            : []),
          ...(next_attempt_at
            ? [{ term: t('webhooks.next_attempt'), description: format.moment(next_attempt_at) }]
            : []),
        ]}
      />
      <Heading level={3}>{t('webhooks.request')}</Heading>
      <Message headers={request.headers} body={formatJson(request.body)} />
      <Heading level={3}>{t('webhooks.response')}</Heading>
      {response ? (
        <Message
          start={`HTTP ${response.status} · ${format.number(response.duration_ms)} ms`}
          headers={response.headers}
          body={formatJson(response.body)}
        />
      ) : (
        <Text size="md" tone="muted" as="p">
          {failure ? t(`webhooks.failure.${failure}`) : t('webhooks.no_response')}
        </Text>
      )}
      <Replay webhookId={webhookId} id={delivery.id} onReplayed={onReplayed} />
    </Opened>
  );
}

interface MessageProps {
  readonly start?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function Message({ start, headers, body }: MessageProps): ReactNode {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    // Scrollable, so it takes the focus.
    <Code tabIndex={0}>
      {[...(start ? [start] : []), ...lines, ...(body === '' ? [] : ['', body])].join('\n')}
    </Code>
  );
}

/** JSON with line breaks; any other text unchanged. */
function formatJson(text: string | null): string {
  if (text === null) return '';
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

interface ReplayProps {
  readonly webhookId: number;
  readonly id: number;
  readonly onReplayed: () => void;
}

function Replay({ webhookId, id, onReplayed }: ReplayProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const mayUpdate = useCan('update', 'webhooks');
  const [replay, { isLoading }] = webhooksApi.useReplayWebhookDeliveryMutation();
  if (!mayUpdate) return null;
  const handleReplay = async () => {
    const { error } = await replay({ params: { id: webhookId, did: id }, body: {} });
    if (error) return alerts.error(failureText(error));
    alerts.success(t('webhooks.replayed'));
    onReplayed();
  };
  return (
    <div>
      <Button icon={RotateCcw} isBusy={isLoading} onClick={() => void handleReplay()}>
        {t('webhooks.replay')}
      </Button>
    </div>
  );
}

const Line = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space3};
  width: 100%;
  min-height: 44px;
  padding: ${theme.space2} ${theme.space3};
  border: 0;
  background: none;
  color: ${theme.text};
  text-align: start;
  cursor: pointer;

  > svg { color: ${theme.textMuted}; transition: rotate 120ms; }
  &[aria-expanded='true'] > svg { rotate: 90deg; }
  > span { display: grid; gap: 2px; overflow-wrap: anywhere; }
  > span:last-child { justify-items: end; overflow-wrap: normal; }
  &:hover { background: ${theme.hover}; }
  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: -2px; }
`;

const Opened = styled(Stack).attrs({ gap: 3 })`
  padding: ${theme.space2} ${theme.space4} ${theme.space4};
`;

const Code = styled.pre`
  overflow: auto;
  max-height: 320px;
  padding: ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  font-family: ${theme.fontMono};
  font-size: ${theme.textSm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-visible { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
`;
