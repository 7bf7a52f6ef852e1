import { nanoid } from '@reduxjs/toolkit';
import {
  type PresentPerson,
  presenceInterval,
} from '@rentyard/contract/entities/collaboration/presence';
import type { presenceRoute } from '@rentyard/contract/entities/collaboration/presenceRoutes';
import type { Subject } from '@rentyard/contract/permissions';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { type SessionState, selectToken } from '../../services/session/session.ts';
import { useUser } from '../../services/session/useSession.ts';

/** Reports that this tab has a record open, and receives who else has. */
const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportOpenRecord: build.mutation(endpoint<ReturnType<typeof presenceRoute>>('POST /presence')),
  }),
});

interface Present {
  readonly subject: Subject;
  readonly id: number;
  readonly isEditing: boolean;
}

const nobody: readonly PresentPerson[] = [];

/** Distinguishes this tab from other tabs of the same user. */
const tab = nanoid();

/** Delay before a change of state is reported, in milliseconds. */
const reportDelay = 400;

/**
 * Reports that this tab has a record open while the component is mounted. Returns the other users
 * who have it open (P-EDIT-6).
 */
export function usePresence({ subject, id, isEditing }: Present): readonly PresentPerson[] {
  const userId = useUser()?.id;
  const [others, setOthers] = useState(nobody);
  const [sendPresence] = presenceApi.useReportOpenRecordMutation();
  const store = useStore<{ readonly session: SessionState }>();
  const report = useRef(() => {});
  const state = isEditing ? 'editing' : 'looking';

  useEffect(() => {
    let isCurrent = true;
    report.current = () => {
      if (selectToken(store.getState()) === null) return;
      sendPresence({ body: { subject, id, state, tab } })
        .unwrap()
        .then(
          (people) => isCurrent && setOthers(people),
          // A failed report is no error for the user. The next interval retries it.
          () => undefined,
        );
    };
    const first = setTimeout(() => report.current(), reportDelay);
    const beat = setInterval(() => report.current(), presenceInterval);
    return () => {
      isCurrent = false;
      clearTimeout(first);
      clearInterval(beat);
    };
  }, [store, sendPresence, subject, id, state]);

  useEffect(() => {
    const handleLeave = () => {
      // The server has already removed a signed-out user.
      if (selectToken(store.getState()) !== null) {
        // Sent even when the page is closed.
        void sendPresence({ body: { subject, id, state: 'gone', tab }, keepalive: true });
      }
    };
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && report.current();
    window.addEventListener('pagehide', handleLeave);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      window.removeEventListener('pageshow', handlePageShow);
      handleLeave();
    };
  }, [store, sendPresence, subject, id]);

  useEvents(['record_presence', 'ready'], (event) => {
    if (event.name === 'ready') return report.current();
    const { data } = event;
    if (data.subject !== subject || data.id !== id) return;
    setOthers(data.people.filter(({ person }) => person.id !== userId));
  });
  return others;
}
