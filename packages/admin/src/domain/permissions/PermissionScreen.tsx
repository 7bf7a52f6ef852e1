import { Card } from '@rentyard/ui/Card';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { FormSkeleton } from '../../records/form/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/LoadFailure.tsx';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { PermissionEditor } from './PermissionEditor.tsx';
import { type PermissionOwner, permissionsApi } from './permissionsApi.ts';

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
