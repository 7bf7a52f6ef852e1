import type {
  NoticePreview,
  NoticeTemplate,
} from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import { noticeTextProblem } from '@rentyard/contract/entities/chat/customerNotices';
import { type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { useLoadOptions } from '../../../records/fields/useReferenceOptions.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { noticesApi } from './noticesApi.ts';

interface NoticePreviewCardProps {
  readonly template: NoticeTemplate;
  readonly language: LanguageCode;
  /** What is typed. */
  readonly text: string;
}

/** The typed text with the values of a record, and who would get it. */
export function NoticePreviewCard({ template, language, text }: NoticePreviewCardProps): ReactNode {
  const t = useT();
  const { resource, notice } = template;
  const loadOptions = useLoadOptions(resource);
  // A record of offers is none of orders.
  const [chosen, setChosen] = useState<{ readonly resource: string; readonly id: number }>();
  const record = chosen?.resource === resource ? chosen.id : null;
  const typed = useDeferredValue(text);
  const { data } = noticesApi.usePreviewNoticeQuery(
    { params: { notice }, body: { record, texts: { [language]: typed } } },
    { skip: noticeTextProblem(notice, typed) !== undefined },
  );
  return (
    <Card title={t('notices.preview')}>
      <Stack gap={3}>
        <Combobox
          label={t(`notices.record.${resource}`)}
          value={data?.record ?? null}
          loadOptions={loadOptions}
          onChange={(option) => setChosen(option ? { resource, id: Number(option.id) } : undefined)}
        />
        {data && !data.record && (
          <Text as="p" tone="muted">
            {t('notices.no_record')}
          </Text>
        )}
        {data?.record && (
          <>
            <Recipient preview={data} />
            <Bubble lang={languageTag(language)}>{data.texts[language]}</Bubble>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Recipient({ preview }: { readonly preview: NoticePreview }): ReactNode {
  const t = useT();
  const { recipient, channel, language } = preview;
  const text = !recipient
    ? t('notices.nobody')
    : !channel
      ? t('notices.off', { name: recipient.name })
      : t(channel === 'email' ? 'notices.by_email' : 'notices.by_bot', {
          name: recipient.name,
          language: language?.toUpperCase() ?? '',
        });
  return (
    <Text as="p" size="sm" tone="muted">
      {text}
    </Text>
  );
}

const Bubble = styled.p`
  max-width: 560px;
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radiusLarge};
  background: ${theme.infoSoft};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
