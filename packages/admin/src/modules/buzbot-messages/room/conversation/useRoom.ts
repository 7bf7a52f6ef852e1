import type { BuzbotRoomRow } from '@rentyard/contract/entities/chat/room';
import { useCallback } from 'react';
import { useAlerts } from '../../../../services/alerts/useAlerts.ts';
import { type ApiFailure, isApiFailure } from '../../../../services/api/failure.ts';
import { useLanguage } from '../../../../services/i18n/LanguageContext.ts';
import { useT } from '../../../../services/i18n/useT.ts';
import { chatApi, type RoomChange } from '../../rooms/chatApi.ts';

export interface OpenRoom {
  readonly room: BuzbotRoomRow | undefined;
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /** Changes the room; shows an alert on failure. */
  readonly change: (change: RoomChange) => void;
}

/** The room with its customer and state. Follows changes of colleagues. */
export function useRoom(id: number): OpenRoom {
  const t = useT();
  const alerts = useAlerts();
  const response = chatApi.useRoomQuery(
    { params: { id }, language: useLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  const [patch] = chatApi.useChangeRoomMutation(unobserved);
  const change = useCallback(
    (body: RoomChange) => {
      patch({ params: { id }, body })
        .unwrap()
        .catch((failure: unknown) => {
          const alertText = isApiFailure(failure) ? failure.message : '';
          alerts.error(alertText || t('record.not_reached'));
        });
    },
    [patch, id, alerts, t],
  );
  return {
    room: response.currentData,
    failure: isApiFailure(response.error) ? response.error : undefined,
    retry: response.refetch,
    change,
  };
}

/** The outcome of a change is the room itself, or an alert. */
const unobserved = { selectFromResult: () => ({}) };
