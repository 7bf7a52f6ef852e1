import type { BuzbotMessage, messageKinds, PresenceState } from '@rentyard/contract/buzbotMessage';
import type { BuzbotReplyRow } from '@rentyard/contract/buzbotReply';
import type { LanguageCode } from '@rentyard/contract/languages';
import type { Status } from '@rentyard/contract/statuses';
import type { Option, RecordBase } from '@rentyard/contract/values';
import { recordTags, shownInPlace, tag } from '../../api/listApi.ts';
import { recordsApi } from '../../api/records.ts';

export const rooms = 'buzbot_rooms';

/** Some messages, newest first, and whether there are more in the direction that was asked for. */
export interface MessagesPage {
  readonly data: readonly BuzbotMessage[];
  readonly meta: { readonly limit: number; readonly has_more: boolean };
}

export interface MessagesQuery {
  readonly room: number;
  readonly before?: number;
  readonly after?: number;
  readonly limit?: number;
}

/** A message with the room that it stands in. */
export type FoundMessage = BuzbotMessage & { readonly room: Option };

export interface NewMessage {
  readonly room: number;
  readonly text: string;
  readonly kind: (typeof messageKinds)[number];
  readonly client_id: string;
  readonly attachments: readonly number[];
}

/** What may be changed of a room, in the shape of a draft. */
export interface RoomChange {
  readonly read?: boolean;
  readonly state?: 'bot' | 'human';
  readonly assignee?: number | null;
  readonly customer?: number | null;
  readonly customer_name?: string;
  readonly language?: LanguageCode;
}

interface Owned {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly status: Status;
  readonly updated_at: string;
}

/** Who the customer of a room is, as far as the reader may know it. */
export interface CustomerPanelData {
  readonly customer: {
    readonly id: number;
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
  readonly offers: readonly Owned[];
  readonly orders: readonly Owned[];
}

interface Envelope<Data> {
  readonly data: Data;
}
const dataOf = <Data>(envelope: Envelope<Data>): Data => envelope.data;

/** The screen says itself what failed. */
const inPlace = { ignored: 'all' } as const;

/** The calls of the chat. Messages are kept by the open room itself, so their answers are not. */
export const chatApi = recordsApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query<MessagesPage, MessagesQuery>({
      query: ({ room, before, after, limit = 50 }) => {
        const parameters = new URLSearchParams({ limit: String(limit) });
        if (before !== undefined) parameters.set('before', String(before));
        if (after !== undefined) parameters.set('after', String(after));
        return { path: `buzbot/messages/${room}?${parameters}` };
      },
      extraOptions: inPlace,
      keepUnusedDataFor: 0,
    }),
    findMessages: build.query<
      { readonly data: readonly FoundMessage[]; readonly meta: { readonly has_more: boolean } },
      string
    >({
      query: (search) => ({
        path: `buzbot/messages?${new URLSearchParams({ search, limit: '20' })}`,
      }),
      extraOptions: inPlace,
      keepUnusedDataFor: 30,
    }),
    postMessage: build.mutation<BuzbotMessage, NewMessage>({
      query: ({ room, attachments, ...message }) => ({
        path: `buzbot/messages/${room}`,
        method: 'POST',
        // The server takes no empty list.
        body: { ...message, ...(attachments.length > 0 && { attachments }) },
      }),
      transformResponse: dataOf<BuzbotMessage>,
      extraOptions: inPlace,
    }),
    changeRoom: build.mutation<RecordBase, { readonly id: number; readonly change: RoomChange }>({
      query: ({ id, change }) => ({
        path: `buzbot/rooms/${id}`,
        method: 'PATCH',
        body: change,
      }),
      transformResponse: dataOf<RecordBase>,
      extraOptions: inPlace,
      // The stream tells the open room itself what was read; the side bar counts one less.
      invalidatesTags: (room, _, { id, change }) => {
        if (!room) return [];
        return change.read === undefined ? recordTags(rooms, [id]) : [tag(rooms, 'LIST')];
      },
    }),
    tellPresence: build.mutation<unknown, { readonly room: number; readonly state: PresenceState }>(
      {
        query: ({ room, state }) => ({
          path: `buzbot/rooms/${room}/presence`,
          method: 'POST',
          body: { state },
        }),
        extraOptions: inPlace,
      },
    ),
    roomCustomer: build.query<
      CustomerPanelData,
      { readonly room: number; readonly language: LanguageCode }
    >({
      query: ({ room, language }) => ({ path: `buzbot/rooms/${room}/customer`, language }),
      transformResponse: dataOf<CustomerPanelData>,
      extraOptions: inPlace,
      providesTags: (_, __, { room }) => [tag(rooms, room)],
    }),
    /** Ready answers in the language of a customer. */
    readyAnswers: build.query<readonly BuzbotReplyRow[], LanguageCode>({
      query: (language) => ({
        path: 'buzbot/replies?page=1&per_page=100&sort=sort_order',
        language,
      }),
      transformResponse: dataOf<readonly BuzbotReplyRow[]>,
      extraOptions: shownInPlace,
      providesTags: () => [tag('buzbot_replies', 'LIST')],
    }),
  }),
});
