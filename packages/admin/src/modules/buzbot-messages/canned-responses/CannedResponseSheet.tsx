import { buzbotReply } from '@rentyard/contract/entities/chat/reply';
import { Sheet } from '@rentyard/ui/Sheet';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TranslationStrip } from '@rentyard/ui/TranslationTabs';
import { type ReactNode, useId } from 'react';
import { useNavigate, useParams } from 'react-router';
import { DialogButtons } from '../../../records/form/screen/DialogButtons.tsx';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { RecordForm } from '../../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../../records/form/screen/SaveFailure.tsx';
import { type ReadyEditor, useEditor } from '../../../records/form/useEditor.ts';
import { useRecordForm } from '../../../records/form/useRecordForm.ts';
import { Field } from '../../../records/inputs/Field.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useRequiredPermission } from '../../../services/permissions/useRequiredPermission.ts';

/** Edits a canned response in every language. */
export function CannedResponseSheet(): ReactNode {
  const t = useT();
  const { id } = useParams();
  const navigate = useNavigate();
  const path = usePath();
  const editor = useEditor(buzbotReply);
  useRequiredPermission(id === undefined ? 'create' : 'update', buzbotReply.subject);
  const close = () => void navigate(path('/buzbot_messages/replies'), { replace: true });
  const title = t(id === undefined ? 'chat.reply_new' : 'chat.reply');
  if (editor.state === 'ready') {
    return <ReplyForm key={id} editor={editor} title={title} onClose={close} />;
  }
  return (
    <Sheet isOpen onClose={close} title={title}>
      {editor.state === 'failed' ? (
        <LoadFailure failure={editor.failure} onRetry={editor.retry} />
      ) : (
        <FormSkeleton />
      )}
    </Sheet>
  );
}

interface ReplyFormProps {
  readonly editor: ReadyEditor;
  readonly title: string;
  readonly onClose: () => void;
}

function ReplyForm({ editor, title, onClose }: ReplyFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const formId = useId();
  const controller = useRecordForm({ resource: buzbotReply, ...editor });
  const save = async () => {
    if (!(await controller.save())) return;
    (editor.record ? alerts.edited : alerts.created)();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <DialogButtons
          label={t('chat.reply_save')}
          form={formId}
          onCancel={onClose}
          isBusy={controller.isSaving}
        />
      }
    >
      <RecordForm controller={controller} id={formId} onSave={() => void save()}>
        <Stack gap={4}>
          <SaveFailure />
          <Field<typeof buzbotReply> name="shortcut" prefix="/" />
          <TranslationStrip />
          <Field<typeof buzbotReply> name="text" />
          <Text tone="muted" size="md">
            {t('chat.variables')}
          </Text>
          <Field<typeof buzbotReply> name="sort_order" />
        </Stack>
      </RecordForm>
    </Sheet>
  );
}
