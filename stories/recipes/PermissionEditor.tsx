import { useAlerts } from '@rentyard/ui/Alerts';
import { Card } from '@rentyard/ui/Card';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { changedPermissions, PermissionGrid, type Permissions } from '@rentyard/ui/PermissionGrid';
import { SaveBar } from '@rentyard/ui/SaveBar';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useState } from 'react';
import { RecipeFrame } from './RecipeFrame.tsx';

const stored: Permissions = { machines: ['read', 'update'], services: ['read'] };

const subjects = [
  { id: 'machines', label: 'Machines' },
  { id: 'services', label: 'Services' },
  { id: 'users', label: 'Users' },
];

const actions = [
  { id: 'read', label: 'Read' },
  { id: 'create', label: 'Create' },
  { id: 'update', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
];

/** The permissions of a role. A permission to change something includes the permission to read it. */
export function PermissionEditor(): ReactNode {
  const alerts = useAlerts();
  const [saved, setSaved] = useState(stored);
  const [value, setValue] = useState(stored);
  const { granted, revoked } = changedPermissions(saved, value);
  const count = granted.length + revoked.length;
  const save = () => {
    setSaved(value);
    alerts.success('Permissions saved');
  };
  return (
    <RecipeFrame place="services" crumb="Mechanic">
      <SaveBar
        isVisible={count > 0}
        summary={count === 1 ? '1 change' : `${count} changes`}
        detail={`${granted.length} granted, ${revoked.length} revoked`}
        saveLabel="Save permissions"
        onSave={save}
        onDiscard={() => setValue(saved)}
      />
      <PageHeader title="Mechanic" count="4 people" />
      <Stack gap={4}>
        <Text tone="soft">Changes apply immediately, including open tabs.</Text>
        <Card title="Permissions" isFlush>
          <PermissionGrid
            label="Permissions of the role Mechanic"
            subjectLabel="Section"
            subjects={subjects}
            actions={actions}
            value={value}
            saved={saved}
            onChange={(next) => setValue(withReading(next))}
            lockedBecause={({ subject, action }) =>
              action === 'read' && (value[subject]?.length ?? 0) > 1
                ? 'Needed by the other permissions of this section'
                : undefined
            }
          />
        </Card>
      </Stack>
    </RecipeFrame>
  );
}

/** Adds the permission to read wherever there is another one. */
function withReading(permissions: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).map(([subject, granted]) => [
      subject,
      granted.length > 0 ? [...new Set(['read', ...granted])] : [],
    ]),
  );
}
