import { buildPermissionRows } from '@rentyard/contract/entities/role/permissionList';
import type { Option } from '@rentyard/contract/schema/values';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { Stack } from '@rentyard/ui/Stack';
import { useLanguageTag } from '@rentyard/ui/strings';
import { Text } from '@rentyard/ui/Text';
import { media, theme } from '@rentyard/ui/theme';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { useSaveShortcut } from '../../records/form/screen/useSaveShortcut.ts';
import { copyState } from '../../records/form/useEditor.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { inSentence } from '../../services/i18n/inSentence.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { PermissionComparison } from './PermissionComparison.tsx';
import { PermissionHolders } from './PermissionHolders.tsx';
import { PermissionList } from './PermissionList.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import type { PermissionsBySubject } from './permissionRules.ts';
import type { OwnPermissions } from './permissionsApi.ts';
import { type PermissionOwner, permissionsApi } from './permissionsApi.ts';
import type { PermissionForm } from './usePermissionForm.ts';
import { usePermissionForm } from './usePermissionForm.ts';

interface PermissionScreenProps {
  readonly resource: PermissionOwner;
}

/** `/roles/edit-permissions/{id}`, and the same for positions (P-PERM). */
export function PermissionScreen({ resource }: PermissionScreenProps): ReactNode {
  const { id } = useParams();
  useRequiredPermission('update', resource);
  const { currentData, error, refetch } = permissionsApi.useOwnPermissionsQuery({
    resource,
    id: Number(id),
  });
  useNamedRecord(currentData?.name ?? '');
  if (currentData) return <PermissionEditor key={id} resource={resource} stored={currentData} />;
  if (isApiFailure(error)) return <LoadFailure failure={error} onRetry={refetch} />;
  return (
    <Card>
      <FormSkeleton />
    </Card>
  );
}

export function RolePermissions(): ReactNode {
  return <PermissionScreen resource="roles" />;
}

export function PositionPermissions(): ReactNode {
  return <PermissionScreen resource="positions" />;
}

interface PermissionEditorProps {
  readonly resource: PermissionOwner;
  readonly stored: OwnPermissions;
}

/** The permission editor: grid, pending changes, affected users, comparison. */
function PermissionEditor({ resource, stored }: PermissionEditorProps): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const form = usePermissionForm(resource, stored);
  const tag = useLanguageTag();
  const [other, setOther] = useState<Option | null>(null);
  const compared = permissionsApi.useOwnPermissionsQuery(
    { resource, id: other?.id ?? 0 },
    { skip: other === null },
  ).currentData;
  const save = async () => {
    if (await form.save()) alerts.edited();
  };
  useSaveShortcut(() => void save());
  const inOneLine = (permissions: PermissionsBySubject) =>
    permissions
      .map(([subject, actions]) => {
        const names = actions.map((action) => inSentence(labels.action(action), tag));
        return `${labels.subject(subject)} (${names.join(', ')})`;
      })
      .join(', ');
  const failureMessage = [
    form.gains.length > 0 && `${t('permissions.gains')}: ${inOneLine(form.gains)}`,
    form.losses.length > 0 && `${t('permissions.losses')}: ${inOneLine(form.losses)}`,
  ];
  return (
    <>
      <PageHeader
        title={t('permissions.title', { name: stored.name })}
        actions={<DuplicateButton resource={resource} stored={stored} />}
      />
      <SaveBar
        isVisible={form.isDirty}
        summary={t('permissions.change_count', { count: form.count })}
        detail={failureMessage.filter(Boolean).join('; ')}
        onSave={() => void save()}
        onDiscard={form.discard}
        isSaving={form.isSaving}
        saveLabel={t('permissions.save')}
      />
      <Columns>
        <Stack gap={3}>
          {stored.is_fixed && <Note>{t('permissions.fixed', { name: stored.name })}</Note>}
          {form.isMerged && <Note role="alert">{t('permissions.merged')}</Note>}
          {form.failure && (
            <Note role="alert" data-tone="danger">
              {failureText(form.failure)}
            </Note>
          )}
          <GridRoom>
            <PermissionMatrix
              stored={stored}
              form={form}
              {...(other && compared && { other: { name: other.name, granted: compared.granted } })}
            />
          </GridRoom>
        </Stack>
        <Side>
          {!stored.is_fixed && <PermissionChanges form={form} />}
          <PermissionHolders resource={resource} stored={stored} />
          <PermissionComparison
            resource={resource}
            name={stored.name}
            id={stored.id}
            granted={form.granted}
            other={other}
            onOther={setOther}
            otherGranted={compared?.granted}
          />
        </Side>
      </Columns>
    </>
  );
}

/** Creates a role or position with the saved permissions of this one. */
function DuplicateButton({ resource, stored }: PermissionEditorProps): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const path = usePath();
  const mayCreate = useCan('create', resource);
  // The admin role is more than its permissions, so a copy would be misleading.
  if (!mayCreate || stored.is_fixed) return null;
  const copy = {
    name: t('permissions.copy_name', { name: stored.name }),
    permissions: buildPermissionRows(stored.granted),
  };
  return (
    <Button
      icon={Copy}
      onClick={() => void navigate(path(`/${resource}/create`), { state: copyState(copy, null) })}
    >
      {t('permissions.duplicate')}
    </Button>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 264px;
  align-items: start;
  gap: ${theme.space4} ${theme.space5};
  padding-bottom: ${theme.space10};

  @media (max-width: 1279px) { grid-template-columns: minmax(0, 1fr); }
`;

/* The grid scrolls below fixed headers, above the save bar. */
const GridRoom = styled.div`
  ${media.notPhone} { max-height: max(420px, calc(100dvh - ${theme.topBar} - 150px)); }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space4};

  @media (max-width: 1279px) { grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); align-items: start; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Note = styled(Text)`
  display: block;
  padding: ${theme.space3} ${theme.space4};
  border-radius: ${theme.radius};
  background: ${theme.infoSoft};
  color: ${theme.info};
  font-size: ${theme.textMd};
  line-height: 18px;

  &[data-tone='danger'] { background: ${theme.dangerSoft}; color: ${theme.danger}; }
`;

/** The changes that a save would make, as text. */
function PermissionChanges({ form }: { readonly form: PermissionForm }): ReactNode {
  const t = useT();
  const labels = usePermissionLabels();
  const { gains, losses, sideEffects, isDirty } = form;
  return (
    <Card title={t('permissions.changes')}>
      <Stack gap={3} role="status">
        {!isDirty && (
          <Text tone="muted" size="md" as="p">
            {t('permissions.unchanged')}
          </Text>
        )}
        {isDirty && gains.length + losses.length === 0 && (
          <Text tone="muted" size="md" as="p">
            {t('permissions.no_effect')}
          </Text>
        )}
        <PermissionList title={t('permissions.gains')} tone="success" permissions={gains} />
        <PermissionList title={t('permissions.losses')} tone="danger" permissions={losses} />
        {sideEffects.map(({ kind, subject, action, because }) => (
          <Text key={`${kind} ${action} ${subject}`} size="sm" tone="muted" as="p">
            {t(`permissions.${kind}`, {
              subject: labels.subject(subject),
              action: labels.action(action),
              because: labels.action(because),
            })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
