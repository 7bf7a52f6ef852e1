import { type BuzbotRoomRow, buzbotRoom } from '@rentyard/contract/entities/chat/room';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import type { Option } from '@rentyard/contract/schema/values';
import { useAlerts as useAlertQueue } from '@rentyard/ui/Alerts';
import { Button } from '@rentyard/ui/Button';
import { Combobox } from '@rentyard/ui/Combobox';
import { Dialog } from '@rentyard/ui/Dialog';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiFailure } from '../../../services/api/failure.ts';
import { listApi } from '../../../services/api/listApi.ts';
import { useLanguage, usePath } from '../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { broadcastApi } from '../broadcast/broadcastApi.ts';
import type { BroadcastBody } from '../broadcast/broadcastDraft.ts';

/** Sends the message to its author only: to a test room or to the author's own conversation. */
export function TestMessage({ body }: { readonly body: BroadcastBody }): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const alerts = useAlertQueue();
  const loadRooms = useLoadRooms();
  const [send, { isLoading }] = broadcastApi.useTryBroadcastMutation();
  const [isRoomRequired, setRoomRequired] = useState(false);
  const trySending = async (room?: number) => {
    const { message, texts, audience } = body;
    try {
      const sent = await send({ body: { message, texts, audience, room } }).unwrap();
      setRoomRequired(false);
      alerts.show({
        tone: 'success',
        text: t('broadcast.tested'),
        action: {
          label: t('broadcast.open_conversation'),
          onPress: () => void navigate(path(`/buzbot_messages/room/${sent.room_id}`)),
        },
      });
    } catch (failure) {
      const refused = isApiFailure(failure) ? failure : undefined;
      // No channel has a test room, so the author must name a conversation.
      if (refused?.errors?.room) setRoomRequired(true);
      else alerts.error(refused?.message || t('record.not_reached'));
    }
  };
  return (
    <>
      <Button icon={FlaskConical} isBusy={isLoading} onClick={() => void trySending()}>
        {t('broadcast.test')}
      </Button>
      <Dialog
        isOpen={isRoomRequired}
        onClose={() => setRoomRequired(false)}
        title={t('broadcast.test')}
      >
        <Combobox
          label={t('broadcast.test_room')}
          hint={t('broadcast.test_room_hint')}
          value={null}
          loadOptions={loadRooms}
          onChange={(room) => {
            if (room) void trySending(Number(room.id));
          }}
        />
      </Dialog>
    </>
  );
}

/** Loads conversations by the customer's name, for selects. */
function useLoadRooms(): (typed: string) => Promise<readonly Option[]> {
  const language = useLanguage();
  const [loadRooms] = listApi.useLazyListQuery();
  return useCallback(
    async (typed) => {
      const query = { page: 1, perPage: 25, search: acceptedSearch(typed) };
      const page = await loadRooms({ resource: buzbotRoom.name, language, query }).unwrap();
      return (page.data as unknown as readonly BuzbotRoomRow[]).map(({ id, customer_name }) => ({
        id,
        name: customer_name,
      }));
    },
    [loadRooms, language],
  );
}
