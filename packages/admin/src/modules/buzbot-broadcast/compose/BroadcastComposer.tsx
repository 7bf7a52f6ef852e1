import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { fillVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { isLanguageCode, type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { isLayerOpen } from '../../../services/keyboard/freeKey.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';
import { useKeyDown } from '../../../services/keyboard/useKeyDown.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import {
  type BroadcastDraft,
  buildBody,
  hasText,
  scheduleProblem,
  textProblems,
} from '../broadcast/broadcastDraft.ts';
import { useBroadcastDraft } from '../broadcast/useBroadcastDraft.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import { ScheduleChoice } from './ScheduleChoice.tsx';
import { TestMessage } from './TestMessage.tsx';
import { TextByLanguage } from './TextByLanguage.tsx';
import type { Preview } from './usePreview.ts';
import { usePreview } from './usePreview.ts';

interface BroadcastComposerProps {
  readonly maySend: boolean;
  /** Shown below the preview. */
  readonly beside: ReactNode;
}

/** Composes a broadcast: texts, audience and schedule, and beside them the preview and the button that sends. */
export function BroadcastComposer({ maySend, beside }: BroadcastComposerProps): ReactNode {
  const t = useT();
  const [draft, change, clear] = useBroadcastDraft();
  const preview = usePreview(draft, maySend);
  const isCorrect = Object.keys({ ...textProblems(draft), ...preview.problems }).length === 0;
  return (
    <Columns>
      {maySend ? (
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
        </Stack>
      ) : (
        <Card>
          <Text as="p" tone="muted">
            {t('broadcast.not_permitted')}
          </Text>
        </Card>
      )}
      <aside>
        <Stack gap={4}>
          {maySend && (
            <Card title={t('broadcast.preview')}>
              <Stack gap={4}>
                <Readers draft={draft} preview={preview.data} isCorrect={isCorrect} />
                <SendBar draft={draft} preview={preview} isCorrect={isCorrect} onSent={clear} />
              </Stack>
            </Card>
          )}
          {beside}
        </Stack>
      </aside>
    </Columns>
  );
}

/** Two columns; the narrow one stays in sight. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: ${theme.space4};
  align-items: start;

  > * { min-width: 0; }
  > aside { position: sticky; top: calc(${theme.topBar} + ${theme.space4}); }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > aside { position: static; }
  }
`;

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

interface ReadersProps {
  readonly draft: BroadcastDraft;
  readonly preview: BroadcastPreview | undefined;
  readonly isCorrect: boolean;
}

/** The text as the readers of each language get it. */
function Readers({ draft, preview, isCorrect }: ReadersProps): ReactNode {
  const t = useT();
  if (!hasText(draft)) return <Text tone="muted">{t('broadcast.write_first')}</Text>;
  if (!isCorrect) return null;
  return (
    <Texts role="group" aria-label={t('broadcast.preview')} tabIndex={0}>
      {preview?.languages.map(({ language, count, text }) => (
        <BroadcastText
          key={language}
          label={t('broadcast.read_by', { language: language.toUpperCase(), count })}
          text={textFor(text, language)}
          lang={languageTag(language)}
        />
      ))}
    </Texts>
  );
}

// Beside the texts, the button below stays in sight.
const Texts = styled.div`
  display: grid;
  gap: ${theme.space3};
  max-height: 50vh;
  overflow-y: auto;

  ${media.tablet} { max-height: none; }
`;

const ConfirmSend = lazyComponent(() =>
  import('./SendConfirmation.tsx').then((chunk) => chunk.SendConfirmation),
);

interface SendBarProps {
  readonly draft: BroadcastDraft;
  readonly preview: Preview;
  readonly isCorrect: boolean;
  readonly onSent: () => void;
}

/** Opens the send confirmation, or explains what is missing. */
function SendBar({ draft, preview, isCorrect, onSent }: SendBarProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  const count = preview.data?.count;
  const isWritten = hasText(draft);
  const isTimed = scheduleProblem(draft, Date.now()) === undefined;
  const isReady =
    isWritten && isTimed && isCorrect && preview.isCurrent && count !== undefined && count > 0;
  const open = () => {
    if (isReady) setConfirming(true);
  };
  useKeyDown((event) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isSend || event.defaultPrevented || isLayerOpen()) return;
    event.preventDefault();
    open();
  });
  const missing = !isWritten
    ? ''
    : !isCorrect
      ? t('broadcast.correct_first')
      : !isTimed
        ? t('broadcast.time_first')
        : count === 0
          ? t('broadcast.nobody')
          : '';
  return (
    <Stack gap={2}>
      <Button
        variant="primary"
        size="large"
        shortcut={shortcutOf('sendBroadcast')}
        icon={draft.scheduledAt ? CalendarClock : SendHorizontal}
        disabled={!isReady}
        onClick={open}
      >
        {draft.scheduledAt && isTimed
          ? t('broadcast.schedule_for', { date: format.moment(draft.scheduledAt) })
          : t('broadcast.send', { count: count ?? 0 })}
      </Button>
      {missing && <Text tone="muted">{missing}</Text>}
      {isWritten && <TestMessage body={buildBody(draft)} />}
      {isConfirming && count !== undefined && (
        <Suspense>
          <ConfirmSend
            draft={draft}
            count={count}
            onRecount={preview.recount}
            onClose={() => setConfirming(false)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </Stack>
  );
}
