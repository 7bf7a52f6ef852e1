import type { NoticeTemplate } from '@rentyard/contract/entities/chat/customerNoticeRoutes';
import {
  type CustomerNotice,
  noticeTextMax,
  noticeTextProblem,
} from '@rentyard/contract/entities/chat/customerNotices';
import { type LanguageCode, languageCodes, languageTag } from '@rentyard/contract/languages';
import { text } from '@rentyard/contract/schema/fields';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Select } from '@rentyard/ui/Select';
import { Stack } from '@rentyard/ui/Stack';
import { TextArea } from '@rentyard/ui/TextArea';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AccountForm } from '../../../domain/account/AccountForm.tsx';
import type { AccountFormState } from '../../../domain/account/useAccountForm.ts';
import { useGuardedAccountForm } from '../../../domain/account/useGuardedAccountForm.ts';
import { LanguageStrip } from '../../../domain/message-text/LanguageStrip.tsx';
import { VariableButtons } from '../../../domain/message-text/VariableButtons.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { useProblem } from '../../../services/i18n/useProblem.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { NoticePreviewCard } from './NoticePreviewCard.tsx';
import { noticesApi } from './noticesApi.ts';

type Texts = Readonly<Record<LanguageCode, string>>;

/** The texts of all messages in all languages. One form, so that a change of the message loses nothing. */
export function NoticeTexts({
  templates,
}: {
  readonly templates: readonly NoticeTemplate[];
}): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const interfaceLanguage = useLanguage();
  const [change] = noticesApi.useChangeNoticeTextsMutation();
  const [notice, setNotice] = useState<CustomerNotice>('offer_approved');
  const [language, setLanguage] = useState<LanguageCode>(interfaceLanguage);
  const start = useMemo(() => textValues(templates), [templates]);
  const resource = useMemo(() => ({ fields: textFields(start) }), [start]);
  const state = useGuardedAccountForm<string>({
    resource,
    start,
    send: async (values) => {
      for (const one of templates) {
        const texts = changedTexts(one, values);
        if (Object.keys(texts).length === 0) continue;
        await change({ params: { notice: one.notice }, body: { texts } }).unwrap();
      }
      state.form.reset(values);
      alerts.success(t('notices.saved'));
    },
  });
  const template = templates.find((one) => one.notice === notice);
  if (!template) return null;
  return (
    <>
      <Card title={t('notices.texts')}>
        <AccountForm state={state} action={t('notices.save')}>
          <Select
            label={t('notices.message')}
            value={notice}
            onChange={(chosen) => chosen && setNotice(chosen)}
            options={templates.map((one) => ({
              value: one.notice,
              label: t(`notices.notice.${one.notice}`),
            }))}
          />
          <LanguageStrip
            label={t('notices.language')}
            value={language}
            options={languageCodes.map((code) => ({
              value: code,
              label: code.toUpperCase(),
              mark: template.texts[code] !== template.defaults[code] && t('notices.changed'),
            }))}
            onChange={setLanguage}
          />
          <TextInput
            key={`${notice} ${language}`}
            form={state.form}
            template={template}
            language={language}
          />
        </AccountForm>
      </Card>
      <TypedPreview form={state.form} template={template} language={language} />
    </>
  );
}

interface TextInputProps {
  readonly form: AccountFormState['form'];
  readonly template: NoticeTemplate;
  readonly language: LanguageCode;
}

/** The text in one language. A button per variable inserts it at the cursor. */
function TextInput({ form, template, language }: TextInputProps): ReactNode {
  const t = useT();
  const problemText = useProblem();
  const area = useRef<HTMLTextAreaElement>(null);
  const { notice, variables, defaults } = template;
  const name = buildFieldName(notice, language);
  const { field } = useController({ control: form.control, name });
  const value = field.value ?? '';
  const label = t('notices.text', { language: language.toUpperCase() });
  const problem =
    [...value].length > noticeTextMax
      ? { id: 'max_length', values: { number: noticeTextMax } }
      : noticeTextProblem(notice, value);
  return (
    <Stack gap={3}>
      <TextArea
        ref={area}
        label={label}
        lang={languageTag(language)}
        value={value}
        minRows={6}
        hint={t('notices.text_hint')}
        error={problem && problemText(problem, label)}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.value)}
      />
      <VariableButtons
        label={t('notices.insert')}
        variables={variables.map((variable) => ({
          name: variable,
          label: `{${variable}}`,
          action: t('notices.insert_variable', { variable: `{${variable}}` }),
        }))}
        area={area}
        value={value}
        onChange={field.onChange}
      />
      {value !== defaults[language] && (
        <div>
          <Button
            variant="ghost"
            icon={RotateCcw}
            onClick={() => field.onChange(defaults[language])}
          >
            {t('notices.restore')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The preview of what is typed, without a save. */
function TypedPreview({ form, template, language }: TextInputProps): ReactNode {
  const typed =
    useWatch({ control: form.control, name: buildFieldName(template.notice, language) }) ?? '';
  return <NoticePreviewCard template={template} language={language} text={typed} />;
}

function buildFieldName(notice: CustomerNotice, language: LanguageCode): string {
  return `${notice}:${language}`;
}

function textValues(templates: readonly NoticeTemplate[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    templates.flatMap(({ notice, texts }) =>
      languageCodes.map((code) => [buildFieldName(notice, code), texts[code]]),
    ),
  );
}

function textFields(values: Readonly<Record<string, string>>) {
  const field = text({ max: noticeTextMax, multiline: true });
  return Object.fromEntries(Object.keys(values).map((name) => [name, field]));
}

/** The changed texts of a message. An empty text, or that of the product, restores the text of the product. */
function changedTexts(
  { notice, texts, defaults }: NoticeTemplate,
  values: Readonly<Record<string, string>>,
): Partial<Record<LanguageCode, string | null>> {
  const changed: Partial<Texts> = Object.fromEntries(
    languageCodes.flatMap((code) => {
      const value = values[buildFieldName(notice, code)] ?? '';
      return value === texts[code] ? [] : [[code, value]];
    }),
  );
  return Object.fromEntries(
    Object.entries(changed).map(([code, value]) => [
      code,
      value === defaults[code as LanguageCode] ? null : value,
    ]),
  );
}
