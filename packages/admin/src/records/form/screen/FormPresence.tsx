import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { recordsApi } from '../../../services/api/recordsOf.ts';
import { useEvents } from '../../../services/events/useEvents.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useUser } from '../../../services/session/useSession.ts';
import { AlsoOpen } from '../../presence/AlsoOpen.tsx';
import { usePresenceSlot } from '../../presence/PresenceSlot.tsx';
import { usePresence } from '../../presence/usePresence.ts';
import type { RecordForm } from '../useRecordForm.ts';

interface FormPresenceProps {
  readonly controller: RecordForm;
  readonly record: RecordBase;
}

/** Shows who else has the record open (P-EDIT-6), and what they changed meanwhile. */
export function FormPresence({ controller, record }: FormPresenceProps): ReactNode {
  const t = useT();
  const { resource, form } = controller;
  const { id, version } = record;
  const { isDirty } = useFormState({ control: form.control });
  const people = usePresence({ subject: resource.subject, id, isEditing: isDirty });
  const change = useChangesByOthers(resource, id);
  const isNews = change && (change.isDeleted || change.version > version);
  const slot = usePresenceSlot();
  const others = (
    <Row>
      <AlsoOpen people={people} />
      <Note role="status">
        {isNews && (
          <Text size="md" tone={change.isDeleted ? 'danger' : 'warning'}>
            {t(change.isDeleted ? 'presence.deleted' : 'presence.saved', { name: change.name })}
          </Text>
        )}
      </Note>
    </Row>
  );
  return slot ? createPortal(others, slot) : others;
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space1} ${theme.space4};
  min-width: 0;
`;

const Note = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface ChangeByOther {
  /** The user who made the change; empty when it was not a user. */
  readonly name: string;
  /** The version after the change. */
  readonly version: number;
  readonly isDeleted: boolean;
}

/**
 * The last change of the open record by another user. A saved change loads immediately, and the
 * form merges it.
 */
function useChangesByOthers(resource: Resource, id: number): ChangeByOther | undefined {
  const userId = useUser()?.id;
  const [loadRecord] = recordsApi.useLazyEditQuery();
  const [change, setChange] = useState<ChangeByOther>();
  useEvents(['record'], ({ data }) => {
    if (data.resource !== resource.name || data.id !== id || data.by?.id === userId) return;
    const { version, action, by } = data;
    const isDeleted = action === 'delete';
    setChange({ name: by?.name ?? '', version, isDeleted });
    if (!isDeleted) void loadRecord({ resource: resource.name, id });
  });
  return change;
}
