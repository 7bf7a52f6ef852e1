import type { Permission } from '@rentyard/contract/permissions';
import type { Option } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import { Combobox } from '@rentyard/ui/Combobox';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useCallback } from 'react';
import { useLoadOptions } from '../../records/fields/useReferenceOptions.ts';
import { useT } from '../../services/i18n/useT.ts';
import { PermissionList } from './PermissionList.tsx';
import { gainedPermissions } from './permissionRules.ts';
import type { PermissionOwner } from './permissionsApi.ts';

interface PermissionComparisonProps {
  readonly resource: PermissionOwner;
  /** Name of the role or position being edited. */
  readonly name: string;
  readonly id: number;
  readonly granted: readonly Permission[];
  readonly other: Option | null;
  readonly onOther: (other: Option | null) => void;
  /** Undefined until loaded. */
  readonly otherGranted: readonly Permission[] | undefined;
}

/** Selects another role or position and lists the differences. */
export function PermissionComparison(props: PermissionComparisonProps): ReactNode {
  const { resource, name, id, granted, other, otherGranted } = props;
  const t = useT();
  const load = useLoadOptions(resource);
  const loadOptions = useCallback(
    async (typed: string, signal: AbortSignal) =>
      (await load(typed, signal)).filter((option) => option.id !== id),
    [load, id],
  );
  const mine = otherGranted ? gainedPermissions(otherGranted, granted) : [];
  const theirs = otherGranted ? gainedPermissions(granted, otherGranted) : [];
  return (
    <Card title={t('permissions.comparison')}>
      <Stack gap={3}>
        <Combobox
          label={t('permissions.compare_with')}
          value={other}
          onChange={(chosen) => props.onOther(chosen as Option | null)}
          loadOptions={loadOptions}
        />
        {other && otherGranted && (
          <Stack gap={3} role="status">
            {mine.length + theirs.length === 0 && (
              <Text tone="muted" size="md" as="p">
                {t('permissions.same')}
              </Text>
            )}
            <PermissionList
              title={t('permissions.only', { name })}
              tone="neutral"
              permissions={mine}
            />
            <PermissionList
              title={t('permissions.only', { name: other.name })}
              tone="neutral"
              permissions={theirs}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
