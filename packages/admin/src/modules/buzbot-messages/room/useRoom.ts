import type { BuzbotRoomRow } from '@rentyard/contract/buzbotRoom';
import { useCallback, useState } from 'react';
import { useAlerts } from '../../../alerts/useAlerts.ts';
import { type ApiFailure, isApiFailure } from '../../../api/failure.ts';
import { recordsApi } from '../../../api/records.ts';
import { useEvents } from '../../../events/useEvents.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { useT } from '../../../i18n/useT.ts';
import { chatApi, type RoomChange, rooms } from '../chatApi.ts';

export interface OpenRoom {
  readonly room: BuzbotRoomRow | undefined;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /** Changes the room; says so when that fails. */
  readonly change: (change: RoomChange) => void;
}

/** The room itself: whose it is, who answers in it. Follows what colleagues change. */
export function useRoom(id: number): OpenRoom {
  const t = useT();
  const alerts = useAlerts();
  const language = useLanguage();
  const answer = recordsApi.useShowQuery(
    { resource: rooms, language, id },
    { refetchOnMountOrArgChange: true },
  );
  const read = answer.currentData as unknown as BuzbotRoomRow | undefined;
  const [patch] = chatApi.useChangeRoomMutation();
  // What the stream has told since the room was read.
  const [told, setTold] = useState<{ readonly since: typeof read; readonly room: BuzbotRoomRow }>();
  useEvents(['room', 'reset'], ({ name, data }) => {
    if (name === 'reset') answer.refetch();
    else if (data.id === id) setTold({ since: read, room: data });
  });

  const change = useCallback(
    (changes: RoomChange) => {
      patch({ id, change: changes })
        .unwrap()
        .catch((failure: unknown) => {
          const said = isApiFailure(failure) ? failure.message : '';
          alerts.error(said || t('record.not_reached'));
        });
    },
    [patch, id, alerts, t],
  );
  return {
    room: told && told.since === read ? told.room : read,
    failure: isApiFailure(answer.error) ? answer.error : undefined,
    retry: answer.refetch,
    change,
  };
}
