import type { BroadcastPreview } from '@rentyard/contract/entities/chat/broadcast';
import { fillVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { isLanguageCode, type LanguageCode, languageTag } from '@rentyard/contract/languages';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { drafts } from '../../../services/drafts/draftStore.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { BroadcastText } from '../broadcast/BroadcastText.tsx';
import {
  type BroadcastDraft,
  buildBody,
  emptyDraft,
  hasText,
  scheduleProblem,
  textProblems,
} from '../broadcast/broadcastDraft.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import { ScheduleChoice } from './ScheduleChoice.tsx';
import { TestMessage } from './TestMessage.tsx';
import { TextByLanguage } from './TextByLanguage.tsx';
import type { Preview } from './usePreview.ts';
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
    <Card title={t('broadcast.preview')} actions={<TestMessage body={buildBody(draft)} />}>
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

type Change = (part: Partial<BroadcastDraft>) => void;

/** Milliseconds without typing before the draft is saved. */
const saveDelay = 300;

/** The draft of a broadcast. It survives navigation, a reload and a crash until it is sent. */
function useBroadcastDraft(): readonly [BroadcastDraft, Change, clear: () => void] {
  const person = useUser()?.id;
  const key = `broadcast/${person}`;
  const [draft, setDraft] = useState(emptyDraft);
  const isTouched = useRef(false);
  useEffect(() => {
    let isWanted = true;
    void drafts.read(key).then((stored) => {
      if (isWanted && !isTouched.current && isDraft(stored?.values)) setDraft(stored.values);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  const latest = useRef(draft);
  latest.current = draft;
  const save = useCallback(() => {
    if (!isTouched.current) return;
    void drafts.save(key, { storedAt: Date.now(), base: emptyDraft, values: latest.current });
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the delay
  useEffect(() => {
    const timer = setTimeout(save, saveDelay);
    return () => clearTimeout(timer);
  }, [save, draft]);
  // Saves the draft on unmount, even in the middle of a word.
  useEffect(() => save, [save]);
  const change = useCallback((part: Partial<BroadcastDraft>) => {
    isTouched.current = true;
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  const clear = useCallback(() => {
    isTouched.current = false;
    setDraft(emptyDraft);
    void drafts.drop(key);
  }, [key]);
  return [draft, change, clear];
}

function isDraft(value: unknown): value is BroadcastDraft {
  return typeof value === 'object' && value !== null && 'texts' in value && 'audience' in value;
}

const ConfirmSend = lazyComponent(() =>
  import('./SendConfirmation.tsx').then((chunk) => chunk.SendConfirmation),
);

interface SendBarProps {
  readonly draft: BroadcastDraft;
  readonly preview: Preview;
  readonly onSent: () => void;
}

/** Opens the send confirmation, or explains what is missing. */
function SendBar({ draft, preview, onSent }: SendBarProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  const count = preview.data?.count;
  const isWritten = hasText(draft);
  const isTimed = scheduleProblem(draft, Date.now()) === undefined;
  const isCorrect = Object.keys({ ...textProblems(draft), ...preview.problems }).length === 0;
  const isReady =
    isWritten && isTimed && isCorrect && preview.isCurrent && count !== undefined && count > 0;
  const missing = !isWritten
    ? t('broadcast.write_first')
    : !isCorrect
      ? t('broadcast.correct_first')
      : !isTimed
        ? t('broadcast.time_first')
        : count === 0
          ? t('broadcast.nobody')
          : '';
  return (
    <Stack direction="row" gap={3} align="center" wrap>
      <Button
        variant="primary"
        size="large"
        icon={draft.scheduledAt ? CalendarClock : SendHorizontal}
        disabled={!isReady}
        onClick={() => setConfirming(true)}
      >
        {draft.scheduledAt && isTimed
          ? t('broadcast.schedule_for', { date: format.moment(draft.scheduledAt) })
          : t('broadcast.send', { count: count ?? 0 })}
      </Button>
      {missing && <Text tone="muted">{missing}</Text>}
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
