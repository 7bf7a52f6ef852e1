import type { Subject } from '@rentyard/contract/permissions';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AlsoOpen } from '../../records/presence/AlsoOpen.tsx';
import { usePresenceSlot } from '../../records/presence/PresenceSlot.tsx';
import { usePresence } from '../../records/presence/usePresence.ts';

interface ReadPresenceProps {
  readonly subject: Subject;
  readonly id: number;
}

/** Reports that the user reads the record, and shows who else has it open (P-EDIT-6). */
export function ReadPresence({ subject, id }: ReadPresenceProps): ReactNode {
  const people = usePresence({ subject, id, isEditing: false });
  const slot = usePresenceSlot();
  return slot && createPortal(<AlsoOpen people={people} />, slot);
}
