import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../wire.ts';

/** A received call: the method of the Bot API and its parameters. */
export interface BotCall {
  readonly token: string;
  readonly method: string;
  readonly body: Json;
}

/** The response to a call in the format of the Bot API. */
export type BotResponse = { readonly status: number; readonly body: Json } | undefined;

/**
 * A server that implements the parts of Telegram's Bot API that the product uses
 * (core.telegram.org/bots/api).
 */
export interface BotApi {
  /** For `TELEGRAM_API_URL`. */
  readonly url: string;
  readonly calls: readonly BotCall[];
  /** The calls of one method. */
  called(method: string): readonly BotCall[];
  /** Sets the responses to later calls; undefined is a success. */
  respondWith(decide: (call: BotCall) => BotResponse | Promise<BotResponse>): void;
  close(): Promise<void>;
}

export async function startBotApi(): Promise<BotApi> {
  const calls: BotCall[] = [];
  let decide: (call: BotCall) => BotResponse | Promise<BotResponse> = () => undefined;
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Json;
    const call = { token, method, body };
    calls.push(call);
    const { status, body: response } = (await decide(call)) ?? {
      status: 200,
      body: { ok: true, result: resultOf(call, 1_000 + calls.length) },
    };
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(response));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    called: (method) => calls.filter((call) => call.method === method),
    respondWith(next) {
      decide = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function resultOf({ method, body }: BotCall, message_id: number) {
  const message = sentMessage(message_id, Number(body.chat_id));
  if (method === 'setWebhook') return true;
  return method === 'sendMediaGroup' ? [message] : message;
}

/** A message as the Bot API returns it after sending it. */
export function sentMessage(message_id: number, chat: number) {
  return {
    message_id,
    date: 1_795_000_000 + message_id,
    chat: { id: chat, type: 'private' as const, first_name: 'Andrei' },
    from: { id: 1, is_bot: true, first_name: 'Rentyard' },
  };
}

/** An update with a message in Telegram's format. */
export function messageUpdate(
  id: number,
  {
    chat,
    text,
    name = 'Andrei',
    language = 'ro',
  }: {
    readonly chat: number;
    readonly text: string;
    readonly name?: string;
    readonly language?: string;
  },
) {
  return {
    update_id: 10_000 + id,
    message: {
      message_id: id,
      date: 1_795_000_000 + id,
      chat: { id: chat, type: 'private' as const, first_name: name },
      from: { id: chat, is_bot: false, first_name: name, language_code: language },
      text,
    },
  };
}
