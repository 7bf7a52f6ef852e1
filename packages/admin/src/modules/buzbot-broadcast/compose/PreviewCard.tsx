import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { languageTag } from '@rentyard/contract/languages';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import { type BroadcastDraft, bodyOf } from '../broadcast/broadcastDraft.ts';
import { TestMessage } from './TestMessage.tsx';

interface PreviewCardProps {
  readonly draft: BroadcastDraft;
  readonly preview: BroadcastPreview | undefined;
}

/** What the people of each language will read, and a trial to oneself. */
export function PreviewCard({ draft, preview }: PreviewCardProps): ReactNode {
  const t = useT();
  return (
    <Card title={t('broadcast.preview')} actions={<TestMessage body={bodyOf(draft)} />}>
      <Stack gap={3}>
        {preview?.languages.map(({ language, count, text }) => (
          <BroadcastText
            key={language}
            label={t('broadcast.read_by', { language: language.toUpperCase(), count })}
            text={text}
            lang={languageTag(language)}
          />
        ))}
      </Stack>
    </Card>
  );
}
