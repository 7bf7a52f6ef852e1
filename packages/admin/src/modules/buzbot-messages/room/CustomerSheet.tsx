import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { Sheet } from '@rentyard/ui/Sheet';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import type { RoomChange } from '../rooms/chatApi.ts';
import { CustomerPanel } from './CustomerPanel.tsx';

interface CustomerSheetProps {
  readonly room: BuzbotRoomRow;
  readonly onChange: (change: RoomChange) => void;
  readonly onClose: () => void;
}

/** The customer over the conversation, where there is no room beside it. */
export function CustomerSheet({ room, onChange, onClose }: CustomerSheetProps): ReactNode {
  const t = useT();
  return (
    <Sheet isOpen onClose={onClose} title={t('chat.customer')} width={360}>
      <CustomerPanel room={room} onChange={onChange} />
    </Sheet>
  );
}
