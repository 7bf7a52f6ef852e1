import { project } from '@rentyard/contract/entities/project';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Heading } from '@rentyard/ui/Heading';
import { Stack } from '@rentyard/ui/Stack';
import type { ReactNode } from 'react';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { FormImageField } from '../../records/inputs/FormImageField.tsx';
import { FormNumberField } from '../../records/inputs/FormNumberField.tsx';
import { FormPasswordField } from '../../records/inputs/FormPasswordField.tsx';
import { FormSwitch } from '../../records/inputs/FormSwitch.tsx';
import { FormTextField } from '../../records/inputs/FormTextField.tsx';
import { RecordSheet } from '../../screens/record/RecordSheet.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { TestMail } from './TestMail.tsx';

export function ProjectForm(): ReactNode {
  return (
    <RecordSheet resource={project}>
      <Stack gap={4}>
        <FormTextField<typeof project> name="name" />
        <FormTextField<typeof project> name="domain" prefix="https://" />
        <FormImageField<typeof project> name="logo" />
        <FormSwitch<typeof project> name="active" />
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
        <FormTextField<typeof project> name="smtp_server" />
        <FormNumberField<typeof project> name="smtp_port" />
        <FormTextField<typeof project> name="smtp_username" />
        <FormPasswordField<typeof project>
          name="smtp_password"
          hint={t(isSet ? 'projects.password_set' : 'projects.password_unset')}
        />
      </FieldGrid>
      {record && <TestMail id={record.id} />}
    </Stack>
  );
}
