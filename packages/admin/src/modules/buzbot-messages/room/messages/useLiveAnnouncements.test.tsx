import type { BuzbotMessage } from '@rentyard/contract/entities/chat/message';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { I18nProvider } from '../../../../services/i18n/I18nProvider.tsx';
import { loadAllMessages } from '../../../../services/i18n/loadMessages.ts';
import { emptyConversation } from '../conversation/conversation.ts';
import type { LiveConversation } from '../conversation/useConversation.ts';
import { useLiveAnnouncements } from './useLiveAnnouncements.ts';

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
    record: null,
    buttons: [],
    created_at: '2026-05-31T10:00:00.000Z',
    ...more,
  };
}

function talkOf(messages: readonly BuzbotMessage[], more: { readonly hasNewer?: boolean } = {}) {
  const nothing = () => {};
  return {
    conversation: { ...emptyConversation, messages, ...more },
    status: messages.length > 0 ? 'ready' : 'loading',
    loading: undefined,
    loadOlder: nothing,
    loadNewer: nothing,
    openLatest: nothing,
    retry: nothing,
    send: nothing,
    drop: nothing,
  } satisfies LiveConversation;
}

function Region({ talk }: { readonly talk: LiveConversation }) {
  return useLiveAnnouncements(talk, 'Ion').map(({ id, text }) => <p key={id}>{text}</p>);
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

async function announced(talk: LiveConversation): Promise<readonly (string | null)[]> {
  await act(() =>
    root.render(
      <I18nProvider language="en" intl={intl}>
        <Region talk={talk} />
      </I18nProvider>,
    ),
  );
  return [...container.querySelectorAll('p')].map((p) => p.textContent);
}

test('messages that arrive after the room was opened are announced once each', async () => {
  expect(await announced(talkOf([]))).toEqual([]);
  expect(await announced(talkOf([message(4), message(5)]))).toEqual([]);
  const older = [message(1), message(4), message(5)];
  expect(await announced(talkOf(older))).toEqual([]);
  const burst = [...older, message(6), message(7, { text: '' })];
  expect(await announced(talkOf(burst))).toEqual(['Ion: Message 6', 'Ion: Images']);
});

test('failed replies are announced', async () => {
  await announced(talkOf([message(5)]));
  const reply = { direction: 'out', text: 'Yes', delivery: 'pending' } as const;
  expect(await announced(talkOf([message(5), message(6, reply)]))).toEqual([]);
  const failed = message(6, { ...reply, delivery: 'failed', failure: 'blocked' });
  expect(await announced(talkOf([message(5), failed]))).toEqual([
    'The customer blocked the bot: Yes',
  ]);
});

test('older messages are not announced when they load', async () => {
  const past = [message(1), message(2)];
  expect(await announced(talkOf(past, { hasNewer: true }))).toEqual([]);
  const further = [...past, message(3), message(4)];
  expect(await announced(talkOf(further, { hasNewer: true }))).toEqual([]);
  const end = [...further, message(5)];
  expect(await announced(talkOf(end))).toEqual([]);
  expect(await announced(talkOf([...end, message(6)]))).toEqual(['Ion: Message 6']);
});
