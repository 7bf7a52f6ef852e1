import { project } from '@rentyard/contract/entities/project';
import type { sendTestMail } from '@rentyard/contract/entities/system/mailRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { isComposing } from '@rentyard/ui/isComposing';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextField } from '@rentyard/ui/TextField';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { api } from '../../services/api/api.ts';
import { type DataOf, endpoint } from '../../services/api/endpoint.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useUser } from '../../services/session/useSession.ts';

export function ProjectForm(): ReactNode {
  return (
    <RecordSheet resource={project}>
      <Stack gap={4}>
        <Field<typeof project> name="name" />
        <Field<typeof project> name="domain" prefix="https://" />
        <Field<typeof project> name="logo" />
        <Field<typeof project> name="work_calendar" />
        <Field<typeof project> name="customer_notices" />
        <Field<typeof project> name="active" />
      </Stack>
      <MailServer />
    </RecordSheet>
  );
}

/** The mail server of the project. Its password is write-only. */
function MailServer(): ReactNode {
  const t = useT();
  const { record } = useFormOfRecord();
  const isSet = (record as { readonly smtp_password_set?: boolean } | undefined)?.smtp_password_set;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('projects.mail')}</Heading>
      <FieldGrid>
        <Field<typeof project> name="smtp_server" />
        <Field<typeof project> name="smtp_port" />
        <Field<typeof project> name="smtp_username" />
        <Field<typeof project>
          name="smtp_password"
          hint={t(isSet ? 'projects.password_set' : 'projects.password_unset')}
        />
      </FieldGrid>
      {record && <TestMail id={record.id} />}
    </Stack>
  );
}

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendTestMail: build.mutation(endpoint<typeof sendTestMail>('POST /projects/:id/test_mail')),
  }),
});

interface TestMailProps {
  readonly id: number;
}

/** Sends a test mail through the project's saved mail server and shows the server's response. */
function TestMail({ id }: TestMailProps): ReactNode {
  const t = useT();
  const user = useUser();
  const failureText = useFailureText();
  const { form } = useFormOfRecord();
  const { isDirty } = useFormState({ control: form.control });
  const [send, { data, error, isLoading }] = projectsApi.useSendTestMailMutation();
  const [to, setTo] = useState(user?.email ?? '');
  const sendIt = () => void send({ params: { id }, body: { to: to.trim() || undefined } });
  const problem = error && isApiFailure(error) ? error.errors?.to?.[0]?.message : undefined;
  return (
    <Card title={t('projects.test')}>
      <Stack gap={3}>
        <TextField
          label={t('projects.test_to')}
          type="email"
          autoComplete="email"
          value={to}
          error={problem}
          hint={isDirty ? t('projects.test_save_first') : t('projects.test_hint')}
          onChange={(event) => setTo(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Enter in a form field would save the record.
            event.preventDefault();
            if (!isDirty) sendIt();
          }}
        />
        <div>
          <Button isBusy={isLoading} disabled={isDirty} onClick={sendIt}>
            {t('projects.test_send')}
          </Button>
        </div>
        <div aria-live="polite">
          {!isLoading && data && <Outcome outcome={data} />}
          {!isLoading && error && !problem && (
            <Text as="p" tone="danger">
              {failureText(error)}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Outcome({ outcome }: { readonly outcome: DataOf<typeof sendTestMail> }): ReactNode {
  const t = useT();
  const { to, sent, code, answer: response } = outcome;
  return (
    <Stack gap={2}>
      <Text as="p" tone={sent ? 'success' : 'danger'}>
        {code ? t(`projects.test_failed.${code}`) : t('projects.test_sent', { to })}
      </Text>
      {response && (
        <Stack gap={1}>
          <Text size="sm" tone="muted">
            {t('projects.test_response')}
          </Text>
          <Response>{response}</Response>
        </Stack>
      )}
    </Stack>
  );
}

const Response = styled.pre`
  padding: ${theme.space2} ${theme.space3};
  border-radius: ${theme.radius};
  background: ${theme.sunken};
  font-family: ${theme.fontMono};
  font-size: ${theme.textSm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
