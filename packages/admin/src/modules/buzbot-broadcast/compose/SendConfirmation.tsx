import { nanoid } from '@reduxjs/toolkit';
import { type Description, DescriptionList } from '@rentyard/ui/DescriptionList';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogButtons } from '../../../records/form/screen/DialogButtons.tsx';
import { isApiFailure } from '../../../services/api/failure.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import { type BroadcastDraft, buildBody } from '../broadcast/broadcastDraft.ts';
import { useAudienceLabels } from '../broadcast/useAudienceLabels.ts';

interface SendConfirmationProps {
  readonly draft: BroadcastDraft;
  /** Number of recipients from the preview. */
  readonly count: number;
  readonly onRecount: () => void;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/**
 * Asks the sender to type the number of recipients. The server counts again and refuses a different
 * number. A repeated click creates one broadcast only.
 */
export function SendConfirmation({
  draft,
  count,
  onRecount,
  onClose,
  onSent,
}: SendConfirmationProps): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const navigate = useNavigate();
  const formId = useId();
  const audience = useAudienceLabels()(draft.audience);
  const [key] = useState(nanoid);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [send, { isLoading }] = broadcastApi.useSendBroadcastMutation();
  const isTyped = typed.replaceAll(/\D/g, '') === String(count);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTyped || isLoading) return;
    try {
      const body = { ...buildBody(draft), expected_count: count };
      // A different count is a different request, with its own idempotency key.
      const sent = await send({ body, idempotencyKey: `${key}-${count}` }).unwrap();
      onSent();
      void navigate(path(`/buzbot_broadcast?broadcast=${sent.id}`));
    } catch (failure) {
      const refused = isApiFailure(failure) ? failure : undefined;
      setTyped('');
      if (refused?.code === 'count_changed') {
        setRefusal(t('broadcast.count_changed', { before: format.number(count) }));
        onRecount();
      } else setRefusal(refused?.message || t('record.not_reached'));
    }
  };
  const facts: Description[] = [
    { term: t('broadcast.audience'), description: audience },
    {
      term: t('broadcast.when'),
      description: draft.scheduledAt ? format.exactMoment(draft.scheduledAt) : t('broadcast.now'),
    },
    ...(draft.quietHours
      ? [
          {
            term: t('broadcast.quiet'),
            description: `${draft.quietHours.from}–${draft.quietHours.to} (${draft.quietHours.time_zone})`,
          },
        ]
      : []),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        draft.scheduledAt
          ? t('broadcast.schedule_confirm', { count, date: format.moment(draft.scheduledAt) })
          : t('broadcast.confirm', { count })
      }
      footer={
        <DialogButtons
          label={
            draft.scheduledAt
              ? t('broadcast.schedule_for', { date: format.moment(draft.scheduledAt) })
              : t('broadcast.send', { count })
          }
          form={formId}
          onCancel={onClose}
          isBusy={isLoading}
          disabled={!isTyped}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={4}>
          {refusal && (
            <Text as="p" role="alert" tone="danger">
              {refusal}
            </Text>
          )}
          <DescriptionList items={facts} />
          <TextField
            label={t('broadcast.type_count', { count: String(count) })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
