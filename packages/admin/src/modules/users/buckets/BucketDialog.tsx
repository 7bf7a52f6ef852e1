import { type S3Setting, s3Setting } from '@rentyard/contract/entities/system/s3Setting';
import { Button } from '@rentyard/ui/Button';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Sheet } from '@rentyard/ui/Sheet';
import { type ReactNode, useId } from 'react';
import { DialogButtons } from '../../../records/form/screen/DialogButtons.tsx';
import { useLeaveGuard } from '../../../records/form/useLeaveGuard.ts';
import { buildDraft } from '../../../records/form/values/formValues.ts';
import { Field } from '../../../records/inputs/Field.tsx';
import { useAlerts } from '../../../services/alerts/useAlerts.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { CallForm } from '../call-form/CallForm.tsx';
import { useCallForm } from '../call-form/useCallForm.ts';
import { BucketTest } from './BucketTest.tsx';
import { bucketsApi } from './bucketsApi.ts';

interface BucketDialogProps {
  readonly personId: number;
  /** Undefined for a new one. */
  readonly bucket: S3Setting | undefined;
  readonly onClose: () => void;
}

/** The user is in the path of the request: a bucket cannot move to another user. */
const { user: _person, ...fields } = s3Setting.fields;
const ownFields = { ...s3Setting, fields };

/** Adds or edits a bucket, and tests it before it is saved. The secret key is write-only. */
export function BucketDialog({ personId, bucket, onClose }: BucketDialogProps): ReactNode {
  const t = useT();
  const formId = useId();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [add] = bucketsApi.useAddBucketMutation();
  const [change] = bucketsApi.useChangeBucketMutation();
  const params = { id: personId };
  const { controller, submit } = useCallForm({
    resource: ownFields,
    start: bucket,
    isChange: bucket !== undefined,
    send: (draft) =>
      bucket
        ? change({
            params: { ...params, sid: bucket.id },
            body: { ...draft, version: bucket.version },
          }).unwrap()
        : add({ params, body: draft }).unwrap(),
  });
  useLeaveGuard(controller.form, controller.discard);
  const [test, tested] = bucketsApi.useTestBucketDraftMutation();
  const handleTest = async () => {
    const { form } = controller;
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    await test({
      params,
      query: bucket ? { sid: bucket.id } : {},
      body: buildDraft(ownFields, form.getValues()),
    });
  };
  const { isDirty } = controller.form.formState;
  const close = async () => {
    const question = { title: t('leave.title'), text: t('leave.text') };
    if (!isDirty || (await confirm(question))) onClose();
  };
  const handleSubmit = async () => {
    if (!(await submit())) return;
    (bucket ? alerts.edited : alerts.created)();
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={() => void close()}
      title={bucket?.name ?? t('users.bucket_add')}
      footer={
        <>
          <Button size="large" isBusy={tested.isLoading} onClick={() => void handleTest()}>
            {t('users.bucket_test')}
          </Button>
          <DialogButtons
            label={t('users.bucket_save')}
            form={formId}
            onCancel={() => void close()}
            isBusy={controller.isSaving}
          />
        </>
      }
    >
      <CallForm controller={controller} id={formId} onSubmit={() => void handleSubmit()}>
        <Field<typeof s3Setting> name="name" />
        <Field<typeof s3Setting> name="endpoint" hint="https://s3.eu-central-1.amazonaws.com" />
        <FieldGrid>
          <Field<typeof s3Setting> name="region" />
          <Field<typeof s3Setting> name="bucket" />
          <Field<typeof s3Setting> name="prefix" hint={t('users.prefix_hint')} />
          <Field<typeof s3Setting> name="public_url" hint={t('users.public_url_hint')} />
          <Field<typeof s3Setting> name="access_key" />
          <Field<typeof s3Setting>
            name="secret_key"
            hint={
              bucket ? t('users.secret_known', { end: bucket.secret_key }) : t('users.secret_hint')
            }
          />
        </FieldGrid>
        <Field<typeof s3Setting> name="path_style" hint={t('users.path_style_hint')} />
        <Field<typeof s3Setting> name="is_default" hint={t('users.is_default_hint')} />
        <Field<typeof s3Setting> name="active" />
        <BucketTest test={tested.data} error={tested.error} />
      </CallForm>
    </Sheet>
  );
}
