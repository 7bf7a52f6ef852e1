import { describe, expect, it } from 'vitest';
import { mailedCode, mailedToken } from '../../../../tests/support/servers/mails.ts';
import { accounts, startApp } from '../../../../tests/support/startApp.ts';
import { serverLog, withoutSecrets } from './serverLog.ts';

describe('the log', () => {
  it('contains no passwords, codes, tokens or links', async () => {
    const lines: string[] = [];
    const logger = serverLog('trace', { write: (line) => lines.push(line) });
    const app = await startApp({ logger });
    const secrets: string[] = [];
    const keep = <Secret extends string>(secret: Secret): Secret => {
      secrets.push(secret);
      return secret;
    };

    const email = 'stefan@example.com';
    const password = keep('Nineteen-tonne-loader');
    const newcomer = { first_name: 'Ștefan', last_name: 'Lupu', email, password };
    await app.anonymous.post('/oauth/registration', newcomer);
    await app.anonymous.get(`/oauth/confirm-email/${keep(await mailedToken(app, email))}`);
    await app.anonymous.post('/oauth/forgot-password', { email });
    const token = keep(await mailedToken(app, email));
    await app.anonymous.get(`/oauth/check-reset-token/${token}`);
    await app.anonymous.get(`//en/auth/reset-password/${token}`);
    const reset = { token, password, password_confirmation: password };
    await app.anonymous.post('/oauth/reset-password', reset);

    const editor = keep(accounts.editor.password);
    const signedIn = await app.anonymous.post('/login', accounts.editor);
    const session = keep(signedIn.data<{ token: string }>().token);
    await app.anonymous
      .as(session)
      .patch('/users/two-step-auth', { enabled: true, current_password: editor });
    const login = await app.anonymous.post('/login', accounts.editor);
    const { challenge } = login.data<{ two_step: { challenge: string } }>().two_step;
    const code = keep(await mailedCode(app, accounts.editor.email));
    await app.anonymous.post('/two-step-login', { challenge: keep(challenge), code });
    await app.close();

    const log = lines.join('');
    expect(log).toContain('/api/v1/oauth/check-reset-token/[hidden]');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/authorization|Bearer|argon2/i);
  });

  it.each([
    ['/api/v1/offers?page=2', '/api/v1/offers?page=2'],
    [`/en/auth/reset-password/${'a'.repeat(43)}?x=1`, '/en/auth/reset-password/[hidden]?x=1'],
    ['/en/auth/email-expired?token=abc&x=1', '/en/auth/email-expired?token=[hidden]&x=1'],
    ['/api/v1/calendar_feeds/s3cret.ics?x=1', '/api/v1/calendar_feeds/[hidden]?x=1'],
    ['/api/v1/buzbot/channels/telegram/s3cret', '/api/v1/buzbot/channels/telegram/[hidden]'],
    [
      '/media/ab/0123456789abcdef0123456789abcdef.webp',
      '/media/ab/0123456789abcdef0123456789abcdef.webp',
    ],
  ])('logs %s as %s', (url, shown) => {
    expect(withoutSecrets(url)).toBe(shown);
  });
});
