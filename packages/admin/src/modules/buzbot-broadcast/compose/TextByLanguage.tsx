import { broadcastVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { messageBounds } from '@rentyard/contract/entities/chat/message';
import { type LanguageCode, languageCodes, languageTag } from '@rentyard/contract/languages';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LanguageStrip } from '../../../domain/message-text/LanguageStrip.tsx';
import { VariableButtons } from '../../../domain/message-text/VariableButtons.tsx';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { type BroadcastDraft, textProblems } from '../broadcast/broadcastDraft.ts';
import type { Preview } from './usePreview.ts';

interface TextByLanguageProps {
  readonly draft: BroadcastDraft;
  readonly preview: Preview;
  readonly onChange: (part: Partial<BroadcastDraft>) => void;
}

/** The default text and an optional text for each language. */
export function TextByLanguage({ draft, preview, onChange }: TextByLanguageProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const problemText = useProblem();
  const area = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<LanguageCode | 'all'>('all');
  const text = open === 'all' ? draft.message : (draft.texts[open] ?? '');
  const write = (typed: string) =>
    onChange(open === 'all' ? { message: typed } : { texts: { ...draft.texts, [open]: typed } });
  const reached = preview.data?.languages;
  const problems = { ...preview.problems, ...textProblems(draft) };
  const problem = problems[open === 'all' ? 'message' : `texts.${open}`];
  const label =
    open === 'all'
      ? t('broadcast.text_all')
      : t('broadcast.text_of', { language: open.toUpperCase() });
  const countReaders = (code: LanguageCode) =>
    reached?.find(({ language }) => language === code)?.count ?? 0;
  return (
    <Stack gap={3}>
      <LanguageStrip
        label={t('broadcast.text_language')}
        value={open}
        options={(['all', ...languageCodes] as const).map((code) => ({
          value: code,
          label: code === 'all' ? t('broadcast.everybody') : code.toUpperCase(),
          count: code !== 'all' && reached ? format.number(countReaders(code)) : undefined,
          mark:
            (code === 'all' ? draft.message : draft.texts[code])?.trim() && t('broadcast.written'),
        }))}
        onChange={setOpen}
      />
      <TextArea
        ref={area}
        key={open}
        label={label}
        error={problem && problemText(problem, label)}
        hint={open === 'all' ? t('broadcast.text_all_hint') : t('broadcast.text_of_hint')}
        lang={open === 'all' ? undefined : languageTag(open)}
        value={text}
        maxLength={messageBounds.text}
        minRows={4}
        corner={
          <Count>{`${format.number([...text].length)} / ${format.number(messageBounds.text)}`}</Count>
        }
        onChange={(event) => write(event.currentTarget.value)}
      />
      <VariableButtons
        label={t('broadcast.insert')}
        variables={broadcastVariables.map((name) => {
          const text = t(`broadcast.variable.${name}`);
          return { name, label: text, action: t('broadcast.insert_variable', { variable: text }) };
        })}
        area={area}
        value={text}
        onChange={write}
      />
    </Stack>
  );
}

const Count = styled.small`
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;
`;
