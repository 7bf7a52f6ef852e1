import type { RecordBase } from '@rentyard/contract/schema/values';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';
import { AlsoOpen } from '../presence/AlsoOpen.tsx';
import { usePresenceSlot } from '../presence/PresenceSlot.tsx';
import { useChangesByOthers } from '../presence/useChangesByOthers.ts';
import { usePresence } from '../presence/usePresence.ts';
import type { RecordForm } from './useRecordForm.ts';

interface FormPresenceProps {
  readonly controller: RecordForm;
  readonly record: RecordBase;
}

/** Who else has the record of a form open (P-EDIT-6), and what they did to it meanwhile. */
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
    <Place>
      <AlsoOpen people={people} />
      <Note role="status">
        {isNews && (
          <Text size="md" tone={change.isDeleted ? 'danger' : 'warning'}>
            {t(change.isDeleted ? 'presence.deleted' : 'presence.saved', { name: change.name })}
          </Text>
        )}
      </Note>
    </Place>
  );
  return slot ? createPortal(others, slot) : others;
}

const Place = styled.div`
  display: flex;
  gap: ${theme.space1} ${theme.space4};
  min-width: 0;
`;

const Note = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
