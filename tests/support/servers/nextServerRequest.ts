import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request as an HTTP server of this process sees it. */
interface ServerRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
}

/** The next request that a server of this process receives. */
export function nextServerRequest(): Promise<ServerRequest> {
  const channel = 'http.server.request.start';
  return new Promise((resolve) => {
    const received = (message: unknown) => {
      unsubscribe(channel, received);
      resolve(message as ServerRequest);
    };
    subscribe(channel, received);
  });
}
