import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  SystemCheckName,
  SystemCheckOutcome,
} from '@rentyard/contract/entities/system/systemCheck';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from '../../support/servers/mailServer.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

/** A service of the operator that responds to everything, with a header `Date`. */
let service: Server;
let serviceUrl: string;
/** An installation without settings. */
let plain: TestApp;
/** The app of a test with settings of its own. */
let app: TestApp | undefined;

beforeAll(async () => {
  plain = await startApp({ checkedSettings: {} });
  service = createServer((_request, response) => response.end());
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.close();
  await plain.close();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});

type Settings = NonNullable<Parameters<typeof startApp>[0]>['checkedSettings'];

async function check(
  settings?: Settings,
  headers: Readonly<Record<string, string>> = {},
): Promise<(name: SystemCheckName) => SystemCheckOutcome> {
  if (settings) app ??= await startApp({ checkedSettings: settings });
  const response = await (app ?? plain).admin.post('/settings/checks', undefined, { headers });
  const outcomes = response.data<readonly SystemCheckOutcome[]>();
  return (name) => {
    const found = outcomes.find((one) => one.check === name);
    if (!found) throw new Error(`No outcome of ${name}.`);
    return found;
  };
}

describe('the system check', () => {
  it('skips services that are not configured and finds the database and the disk', async () => {
    const outcome = await check();
    for (const name of ['storage', 'mail', 'telegram'] as const) {
      expect(outcome(name)).toMatchObject({ state: 'skipped', findings: [] });
    }
    expect(outcome('clock').state).toBe('ok');
    expect(['ok', 'warning']).toContain(outcome('disk').state);
    expect(['ok', 'warning']).toContain(outcome('database').state);
    expect(outcome('database').findings.filter((one) => one.is_error)).toEqual([]);
  });

  it('is refused to an editor', async () => {
    const editor = await plain.signInAs('editor');
    expect((await editor.post('/settings/checks')).status).toBe(403);
  });

  it('reports a mail server that does not respond, in the language of the request', async () => {
    const outcome = await check({ smtpUrl: 'smtp://127.0.0.1:1' }, { 'x-localization': 'pl' });
    expect(outcome('mail')).toMatchObject({
      state: 'failed',
      findings: [
        {
          id: 'mail_unreachable',
          is_error: true,
          message: 'Serwer poczty nie odpowiada. Sprawdź SMTP_URL i sieć.',
          detail: expect.stringContaining('ECONNREFUSED'),
        },
      ],
    });
    expect(outcome('settings').findings.map(({ id }) => id)).toContain('no_public_url');
  });

  it('reports an account that the mail server refuses, and sends no mail', async () => {
    const server = await startMailServer({ account: { user: 'office', pass: 'right' } });
    try {
      const url = (password: string) => server.url.replace('//', `//office:${password}@`);
      const wrong = await check({ smtpUrl: url('wrong') });
      expect(wrong('mail').findings.map(({ id }) => id)).toEqual(['mail_auth']);
      await app?.close();
      app = undefined;
      const right = await check({ smtpUrl: url('right') });
      expect(right('mail').state).toBe('ok');
      expect(server.received).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('reports a clock that is off by an hour', async () => {
    const publicUrl = serviceUrl;
    expect((await check({ publicUrl }))('clock').state).toBe('ok');
    app?.clock.advance(3_600_000);
    const { state, findings } = (await check({ publicUrl }))('clock');
    expect(state).toBe('failed');
    const finding = findings.find(({ message }) => message.includes('127.0.0.1'));
    expect(finding?.message).toMatch(/differs from 127\.0\.0\.1:\d+ by 3(599|600|601) s/);
  });

  it('reports a bucket that does not respond', async () => {
    const bucket = {
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      bucket: 'photos',
      prefix: null,
      pathStyle: true,
      credentials: { accessKey: 'key', secretKey: 'secret' },
      publicUrl: null,
    };
    const outcome = await check({ bucket });
    expect(outcome('storage').findings.map(({ id }) => id)).toEqual(['bucket_unreachable']);
  });

  it('reports a Telegram that refuses the token', async () => {
    const refusing = createServer((_request, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"ok":false,"error_code":401,"description":"Unauthorized"}'),
    );
    await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready));
    const telegramApiUrl = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    const outcome = await check({ telegramBotToken: '1:token', telegramApiUrl });
    expect(outcome('telegram').findings).toMatchObject([
      { id: 'telegram_token', detail: expect.stringContaining('Unauthorized') },
    ]);
    refusing.close();
  });

  it.each([
    [undefined, []],
    ['203.0.113.7', ['proxy_untrusted']],
  ])('without TRUST_PROXY and with X-Forwarded-For %s finds %j', async (header, ids) => {
    const outcome = await check(undefined, header ? { 'x-forwarded-for': header } : {});
    expect(outcome('proxy').findings.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [1, '203.0.113.7', []],
    [1, '203.0.113.7, 10.0.0.2', ['proxy_hops']],
    [1, undefined, ['proxy_missing']],
    [true, '203.0.113.7', ['proxy_trusts_all']],
  ])('with TRUST_PROXY=%s and X-Forwarded-For %s finds %j', async (trustProxy, header, ids) => {
    const outcome = await check({ trustProxy }, header ? { 'x-forwarded-for': header } : {});
    expect(outcome('proxy').findings.map(({ id }) => id)).toEqual(ids);
  });
});

describe('GET /forwarded', () => {
  it('does not exist without the signature of the installation', async () => {
    expect((await plain.anonymous.get('//forwarded')).status).toBe(404);
    const headers = { authorization: `Signature ${Date.now()} ${'0'.repeat(64)}` };
    expect((await plain.anonymous.get('//forwarded', {}, { headers })).status).toBe(404);
  });
});
