import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { handleClientError } from './handleClientError.ts';

function responseOf(code: string): string {
  let text = '';
  const socket = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  socket.on('error', () => undefined);
  handleClientError(Object.assign(new Error('unread'), { code }), socket as unknown as Socket);
  expect(socket.destroyed).toBe(true);
  return text;
}

it.each([
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', 'too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'bad_request'],
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'bad_request'],
])('a request that ends in %s gets the usual error response', (code, line, expected) => {
  const [head = '', text = ''] = responseOf(code).split('\r\n\r\n');
  expect(head).toContain(`${line}\r\n`);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain(`content-length: ${text.length}`);
  expect(JSON.parse(text)).toEqual({
    message: expect.any(String),
    code: expected,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

it('a closed connection gets no response', () => {
  const socket = new Writable();
  handleClientError(
    Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
    socket as unknown as Socket,
  );
  expect(socket.destroyed).toBe(false);
});
