import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { fillVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { isLanguageCode, type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import { type BroadcastDraft, bodyOf, hasText } from '../broadcast/broadcastDraft.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import { ScheduleChoice } from './ScheduleChoice.tsx';
import { SendBar } from './SendBar.tsx';
import { TestMessage } from './TestMessage.tsx';
import { TextByLanguage } from './TextByLanguage.tsx';
import { useBroadcastDraft } from './useBroadcastDraft.ts';
import { usePreview } from './usePreview.ts';

interface BroadcastComposerProps {
  readonly maySend: boolean;
}

/** Composes a broadcast: texts, audience, preview and schedule. */
export function BroadcastComposer({ maySend }: BroadcastComposerProps): ReactNode {
  const t = useT();
  const [draft, change, clear] = useBroadcastDraft();
  const preview = usePreview(draft, maySend);
  if (!maySend) {
    return (
      <Card>
        <Text as="p" tone="muted">
          {t('broadcast.not_permitted')}
        </Text>
      </Card>
    );
  }
  return (
    <Stack gap={4}>
      <Card title={t('broadcast.message')}>
        <TextByLanguage draft={draft} preview={preview} onChange={change} />
      </Card>
      <Card title={t('broadcast.audience')}>
        <AudienceChoice draft={draft} preview={preview} onChange={change} />
      </Card>
      <Card title={t('broadcast.when')}>
        <ScheduleChoice draft={draft} onChange={change} />
      </Card>
      {hasText(draft) && <PreviewCard draft={draft} preview={preview.data} />}
      <SendBar draft={draft} preview={preview} onSent={clear} />
    </Stack>
  );
}

/** A recipient of the preview in each language. */
const sampleNames: Readonly<Record<LanguageCode, string>> = {
  en: 'Emma Brown',
  ru: 'Иван Петров',
  ua: 'Олена Коваль',
  ro: 'Ion Munteanu',
  tr: 'Ayşe Yılmaz',
  pl: 'Anna Nowak',
};

/** The text as the recipient of the sample reads it. */
function textFor(text: string, code: string): string {
  const language = isLanguageCode(code) ? code : 'en';
  return fillVariables(text, { name: sampleNames[language], language });
}

interface PreviewCardProps {
  readonly draft: BroadcastDraft;
  readonly preview: BroadcastPreview | undefined;
}

/** The text for each language, and a test message to the author. */
function PreviewCard({ draft, preview }: PreviewCardProps): ReactNode {
  const t = useT();
  return (
    <Card title={t('broadcast.preview')} actions={<TestMessage body={bodyOf(draft)} />}>
      <Stack gap={3}>
        {preview?.languages.map(({ language, count, text }) => (
          <BroadcastText
            key={language}
            label={t('broadcast.read_by', { language: language.toUpperCase(), count })}
            text={textFor(text, language)}
            lang={languageTag(language)}
          />
        ))}
      </Stack>
    </Card>
  );
}
