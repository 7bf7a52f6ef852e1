import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltServer,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { runCommand } from '../support/processes/command.ts';

let server: BuiltServer;
let proxy: Server;
let bot: Server;

beforeAll(async () => {
  server = await startBuiltServer({ env: { SEED: 'none' } });
  // A proxy that forwards the address of the client, as deploy/nginx.conf does.
  proxy = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '203.0.113.7' };
    const outgoing = httpRequest(`${server.url}${incoming.url}`, { headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    outgoing.end();
  });
  // A Bot API that works, on a machine whose clock is an hour ahead.
  bot = createServer((_request, response) => {
    response.sendDate = false;
    response
      .writeHead(200, {
        date: new Date(Date.now() + 3_600_000).toUTCString(),
        'content-type': 'application/json',
      })
      .end('{"ok":true,"result":{}}');
  });
  await Promise.all([proxy, bot].map(listening));
});
afterAll(async () => {
  proxy.close();
  bot.close();
  await server.end('SIGTERM');
  removeDataDir(server);
});

/** Runs `npm run doctor` with the data folder of the running server. */
async function doctor(env: Readonly<Record<string, string>>): Promise<string> {
  const output = runCommand('doctor', [], { DATA_DIR: server.dataDir, ...env });
  return output.catch((failed: Error) => `exit 1\n${failed.message}`);
}

describe('npm run doctor', () => {
  it('finds no problem beside a running server', async () => {
    const output = await doctor({});
    expect(output).not.toContain('exit 1');
    expect(output).toMatch(/^ok +settings$/m);
    expect(output).toMatch(
      /^skipped +database +The running server has the embedded database open/m,
    );
    expect(output).toMatch(/^skipped +mail$/m);
  });

  it('names a setting that cannot be used', async () => {
    const output = await doctor({ TRASH_DAYS: 'many' });
    expect(output).toMatch(/^exit 1\nfailed +settings +TRASH_DAYS="many" cannot be used: /);
  });

  it('finds a broken mail server', async () => {
    const output = await doctor({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(output).toMatch(/^exit 1$/m);
    expect(output).toMatch(/^failed +mail +The mail server does not respond\. Check SMTP_URL/m);
  });

  it('finds a clock that is off by an hour', async () => {
    const output = await doctor({
      TELEGRAM_BOT_TOKEN: '1:token',
      TELEGRAM_API_URL: urlOf(bot),
    });
    expect(output).toMatch(
      /^failed +clock +The clock differs from 127\.0\.0\.1:\d+ by 3(599|600) s/m,
    );
    expect(output).toMatch(/^failed +telegram +PUBLIC_URL is not set/m);
  });

  it('finds a proxy that the server does not trust, and accepts it with TRUST_PROXY', async () => {
    const wrong = await doctor({ PUBLIC_URL: urlOf(proxy) });
    expect(wrong).toMatch(/^failed +proxy +Requests arrive through a proxy, but TRUST_PROXY/m);
    const right = await doctor({ PUBLIC_URL: urlOf(proxy), TRUST_PROXY: '1' });
    expect(right).toMatch(/^ok +proxy$/m);
  });

  it('finds a PUBLIC_URL that leads to another program', async () => {
    const output = await doctor({ PUBLIC_URL: urlOf(bot) });
    expect(output).toMatch(/^failed +proxy +PUBLIC_URL does not lead to a server/m);
  });
});

function listening(one: Server): Promise<void> {
  return new Promise((ready) => one.listen(0, '127.0.0.1', ready));
}

function urlOf(one: Server): string {
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}
