import { messageBounds } from '@rentyard/contract/entities/chat/message';
import { type LanguageCode, languageCodes, languageTag } from '@rentyard/contract/languages';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
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
  const name = useId();
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
  const countLetters = (code: LanguageCode) =>
    reached?.find(({ language }) => language === code)?.count ?? 0;
  return (
    <Stack gap={3}>
      <Strip aria-label={t('broadcast.text_language')}>
        {(['all', ...languageCodes] as const).map((code) => {
          const isWritten = (code === 'all' ? draft.message : draft.texts[code])?.trim();
          return (
            <label key={code} data-written={isWritten ? true : undefined}>
              <input
                type="radio"
                name={name}
                checked={code === open}
                onChange={() => setOpen(code)}
              />
              <span>
                {code === 'all' ? t('broadcast.everybody') : code.toUpperCase()}
                {code !== 'all' && reached && <small> {format.number(countLetters(code))}</small>}
                {isWritten && <VisuallyHidden>, {t('broadcast.written')}</VisuallyHidden>}
              </span>
            </label>
          );
        })}
      </Strip>
      <TextArea
        key={open}
        label={label}
        error={problem && problemText(problem, label)}
        hint={`${open === 'all' ? t('broadcast.text_all_hint') : t('broadcast.text_of_hint')} ${t('broadcast.variables')}`}
        lang={open === 'all' ? undefined : languageTag(open)}
        value={text}
        maxLength={messageBounds.text}
        minRows={4}
        corner={
          <Count>{`${format.number([...text].length)} / ${format.number(messageBounds.text)}`}</Count>
        }
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Stack>
  );
}

const Count = styled.small`
  color: ${theme.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Strip = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};

  label { position: relative; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    gap: ${theme.space1};
    min-height: 28px;
    padding: 0 ${theme.space3};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusRound};
    font-size: ${theme.textSm};
    font-weight: 500;
    color: ${theme.textMuted};
  }
  small { font-weight: 400; font-variant-numeric: tabular-nums; }
  [data-written] > span { border-color: ${theme.success}; color: ${theme.success}; }
  input:checked + span { border-color: ${theme.text}; background: ${theme.text}; color: ${theme.surface}; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  ${media.touch} { span { min-height: 44px; } }
`;
