import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { I18nProvider } from '../../../services/i18n/I18nProvider.tsx';
import { loadAllMessages } from '../../../services/i18n/loadMessages.ts';
import { emptyConversation } from './conversation.ts';
import type { LiveConversation } from './useConversation.ts';
import { useHeardAloud } from './useLiveAnnouncements.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const intl = await loadAllMessages('en');

function message(id: number, more: Partial<BuzbotMessage> = {}): BuzbotMessage {
  return {
    id,
    room_id: 1,
    direction: 'in',
    author: null,
    text: `Message ${id}`,
    attachments: [],
    client_id: null,
    delivery: null,
    failure: null,
    broadcast_id: null,
    created_at: '2026-05-31T10:00:00.000Z',
    ...more,
  };
}

function talkOf(messages: readonly BuzbotMessage[], more: { readonly hasNewer?: boolean } = {}) {
  const nothing = () => {};
  return {
    conversation: { ...emptyConversation, messages, ...more },
    status: messages.length > 0 ? 'ready' : 'loading',
    asked: undefined,
    loadOlder: nothing,
    loadNewer: nothing,
    openLatest: nothing,
    retry: nothing,
    send: nothing,
    drop: nothing,
  } satisfies LiveConversation;
}

function Region({ talk }: { readonly talk: LiveConversation }) {
  return useHeardAloud(talk, 'Ion').map(({ id, text }) => <p key={id}>{text}</p>);
}

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
});

async function heard(talk: LiveConversation): Promise<readonly (string | null)[]> {
  await act(() =>
    root.render(
      <I18nProvider language="en" intl={intl}>
        <Region talk={talk} />
      </I18nProvider>,
    ),
  );
  return [...place.querySelectorAll('p')].map((p) => p.textContent);
}

test('what comes after the room was opened is heard, all of it and each once', async () => {
  expect(await heard(talkOf([]))).toEqual([]);
  expect(await heard(talkOf([message(4), message(5)]))).toEqual([]);
  const older = [message(1), message(4), message(5)];
  expect(await heard(talkOf(older))).toEqual([]);
  const burst = [...older, message(6), message(7, { text: '' })];
  expect(await heard(talkOf(burst))).toEqual(['Ion: Message 6', 'Ion: Pictures']);
});

test('answers are heard when they did not reach the customer', async () => {
  await heard(talkOf([message(5)]));
  const answer = { direction: 'out', text: 'Yes', delivery: 'pending' } as const;
  expect(await heard(talkOf([message(5), message(6, answer)]))).toEqual([]);
  const failed = message(6, { ...answer, delivery: 'failed', failure: 'blocked' });
  expect(await heard(talkOf([message(5), failed]))).toEqual([
    'The customer has blocked the bot: Yes',
  ]);
});

test('what is scrolled to from the past is history', async () => {
  const past = [message(1), message(2)];
  expect(await heard(talkOf(past, { hasNewer: true }))).toEqual([]);
  const further = [...past, message(3), message(4)];
  expect(await heard(talkOf(further, { hasNewer: true }))).toEqual([]);
  const end = [...further, message(5)];
  expect(await heard(talkOf(end))).toEqual([]);
  expect(await heard(talkOf([...end, message(6)]))).toEqual(['Ion: Message 6']);
});
