import type { Proposal } from '@rentyard/contract/entities/proposal/proposalRoutes';
import { resources } from '@rentyard/contract/entities/resources';
import type { Change } from '@rentyard/contract/schema/history';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Dialog } from '@rentyard/ui/Dialog';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useLeafLabel } from '../../records/fields/useLeafLabel.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { proposalsApi } from './proposalsApi.ts';

type Body = Readonly<Record<string, unknown>>;

/** The changes whose new value is text or a number in the body. Other values are edited in the record's form. */
function editableChanges({ difference, call }: Proposal): readonly Change[] {
  return difference.filter(({ path, to }) => {
    const sent = valueAt(call.body, path);
    return (
      (typeof to === 'string' || typeof to === 'number') &&
      typeof sent !== 'object' &&
      sent !== undefined
    );
  });
}

/** Whether the caller may edit the proposal here. */
export function isEditable(proposal: Proposal): boolean {
  return (
    proposal.can_edit &&
    editableChanges(proposal).length > 0 &&
    resources.some(({ name }) => name === proposal.target.resource)
  );
}

interface EditDialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Changes the proposed values before the decision. The server tries the edited call. */
export function EditDialog({ proposal, onClose }: EditDialogProps): ReactNode {
  const resource = resources.find(({ name }) => name === proposal.target.resource);
  return resource ? <EditForm proposal={proposal} resource={resource} onClose={onClose} /> : null;
}

interface EditFormProps extends EditDialogProps {
  readonly resource: Resource;
}

function EditForm({ proposal, resource, onClose }: EditFormProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const label = useLeafLabel(resource);
  const [send, { isLoading }] = proposalsApi.useEditProposalMutation();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changes = editableChanges(proposal);
  const save = async () => {
    const body = changes.reduce<Body>((before, { path, to }) => {
      const typed = values[path];
      if (typed === undefined) return before;
      return withValue(before, path.split('.'), typeof to === 'number' ? Number(typed) : typed);
    }, proposal.call.body as Body);
    try {
      await send({
        params: { id: proposal.id },
        body: { body, version: proposal.version },
      }).unwrap();
      alerts.edited();
      onClose();
    } catch (error) {
      const found = isApiFailure(error) ? Object.entries(error.errors ?? {}) : [];
      setErrors(Object.fromEntries(found.map(([path, [first]]) => [path, first?.message ?? ''])));
      if (!found.some(([path]) => changes.some((change) => change.path === path))) {
        alerts.error(failureText(error));
      }
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('proposals.edit_title')}
      footer={
        <>
          <Button onClick={onClose}>{t('record.cancel')}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {t('proposals.edit_save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted" as="p">
          {t('proposals.edit_text')}
        </Text>
        {changes.map(({ path, to }) => {
          const isLong = String(to).length > 80;
          const Input = isLong ? TextArea : TextField;
          return (
            <Input
              key={path}
              label={label(path)}
              value={values[path] ?? String(valueAt(proposal.call.body, path) ?? to)}
              error={errors[path]}
              onChange={(event: { readonly target: { readonly value: string } }) =>
                setValues({ ...values, [path]: event.target.value })
              }
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}

function valueAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Body | null | undefined)?.[key], body);
}

function withValue(body: Body, [key = '', ...inner]: readonly string[], value: unknown): Body {
  if (inner.length === 0) return { ...body, [key]: value };
  return { ...body, [key]: withValue((body[key] ?? {}) as Body, inner, value) };
}
