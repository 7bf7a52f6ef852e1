import type { SignedIn, TwoStep } from '@rentyard/contract/entities/account/account';
import { languageCodes } from '@rentyard/contract/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastMail, mailedCode, mailsTo } from '../../support/servers/mails.ts';
import { accounts, startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const editor = await app.signInAs('editor');
  const { password } = accounts.editor;
  const switched = await editor.patch('/users/two-step-auth', {
    enabled: true,
    current_password: password,
  });
  expect(switched.data()).toMatchObject({ two_step: true });
});
afterAll(() => app.close());
// Earlier attempts of the account have expired.
beforeEach(() => app.clock.advance(hour + minute));

const { email } = accounts.editor;

const begin = async (language?: string): Promise<TwoStep> => {
  const response = await app.anonymous.post(
    '/login',
    { ...accounts.editor, remember: true },
    language ? { language } : {},
  );
  return response.data<{ two_step: TwoStep }>().two_step;
};
const prove = (challenge: string, code: string) =>
  app.anonymous.post('/two-step-login', { challenge, code });
const resend = (challenge: string) => app.anonymous.post('/two-step-login/resend', { challenge });
const tooLate = { code: ['two_step_code'], challenge: ['challenge_ended'] };
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('two-step sign-in', () => {
  test('requires the code from the mail and then returns a session', async () => {
    const { challenge, expires_at, resend_after } = await begin();
    expect(resend_after).toBe(60);
    expect(Date.parse(expires_at) - app.clock.now().getTime()).toBeGreaterThan(9 * minute);
    const code = await mailedCode(app, email);
    const { token, user } = (await prove(challenge, code)).data<SignedIn>();
    expect(user.email).toBe(email);
    expect((await app.anonymous.as(token).get('/profile')).status).toBe(200);
  });

  test('returns no session for the password alone', async () => {
    const response = await app.anonymous.post('/login', { ...accounts.editor, remember: true });
    expect(Object.keys(response.data<object>())).toEqual(['two_step']);
    expect(response.text).not.toContain(await mailedCode(app, email));
  });

  test('sends no code after a wrong password', async () => {
    const before = (await mailsTo(app, email)).length;
    await app.anonymous.post('/login', { email, password: 'not the password' });
    expect(await mailsTo(app, email)).toHaveLength(before);
  });

  test.each(languageCodes)('sends the code in %s when the user has no language', async (code) => {
    await begin(code);
    const { subject, html } = await lastMail(app, email);
    expect(html).toContain(`<html lang="${code === 'ua' ? 'uk' : code}">`);
    expect(subject.length).toBeGreaterThan(5);
  });

  test('reports a wrong code in the requested language', async () => {
    const { challenge } = await begin();
    const code = wrong(await mailedCode(app, email));
    const response = await prove(challenge, code);
    expect(response.status).toBe(422);
    expect(response.errors).toEqual({
      code: [{ rule: 'two_step_code', message: 'Invalid code!' }],
    });
  });

  test('accepts a code once', async () => {
    const { challenge } = await begin();
    const code = await mailedCode(app, email);
    expect((await prove(challenge, code)).status).toBe(200);
    expect((await prove(challenge, code)).rules).toEqual(tooLate);
  });

  test('accepts one of two right codes that arrive at the same time', async () => {
    const { challenge } = await begin();
    const code = await mailedCode(app, email);
    const responses = await Promise.all([prove(challenge, code), prove(challenge, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('accepts only a code of the same sign-in', async () => {
    const first = await begin();
    const code = await mailedCode(app, email);
    const other = await begin();
    expect((await prove(other.challenge, code)).status).toBe(422);
    expect((await prove(first.challenge, code)).status).toBe(200);
  });

  test('checks five codes, then refuses even the right one', async () => {
    const { challenge } = await begin();
    const code = await mailedCode(app, email);
    for (let round = 0; round < 5; round += 1) {
      expect((await prove(challenge, wrong(code))).rules).toEqual({ code: ['two_step_code'] });
    }
    expect((await prove(challenge, code)).rules).toEqual(tooLate);
  });

  test('checks five of twenty simultaneous codes', async () => {
    const { challenge } = await begin();
    const code = wrong(await mailedCode(app, email));
    const responses = await Promise.all(Array.from({ length: 20 }, () => prove(challenge, code)));
    expect(responses.filter(({ rules }) => rules.code && !rules.challenge)).toHaveLength(5);
    expect(responses.filter(({ rules }) => rules.challenge)).toHaveLength(15);
  });

  test('expires after ten minutes', async () => {
    const { challenge } = await begin();
    const code = await mailedCode(app, email);
    app.clock.advance(10 * minute);
    expect((await prove(challenge, code)).rules).toEqual(tooLate);
  });

  test.each(['', 'x', "' or 1=1 --", 'a'.repeat(43)])(
    'refuses the unknown sign-in %j',
    async (challenge) => {
      expect((await prove(challenge, '123456')).status).toBe(422);
      expect((await resend(challenge)).status).toBe(422);
    },
  );
});

describe('a new code', () => {
  test('is sent a minute after the last one, which then no longer works', async () => {
    const { challenge } = await begin();
    const first = await mailedCode(app, email);
    const early = await resend(challenge);
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);

    app.clock.advance(61 * second);
    expect((await resend(challenge)).data()).toMatchObject({ challenge, resend_after: 60 });
    const next = await mailedCode(app, email);
    if (next !== first) expect((await prove(challenge, first)).status).toBe(422);
    expect((await prove(challenge, next)).status).toBe(200);
  });

  test('does not reset the number of attempts', async () => {
    const { challenge } = await begin();
    const code = await mailedCode(app, email);
    for (let round = 0; round < 4; round += 1) await prove(challenge, wrong(code));
    app.clock.advance(61 * second);
    await resend(challenge);
    const next = await mailedCode(app, email);
    await prove(challenge, wrong(next));
    expect((await prove(challenge, next)).status).toBe(422);
  });

  test('is sent at most five times an hour', async () => {
    const { challenge } = await begin();
    for (let round = 0; round < 4; round += 1) {
      app.clock.advance(61 * second);
      expect((await resend(challenge)).status).toBe(200);
    }
    app.clock.advance(61 * second);
    expect((await resend(challenge)).status).toBe(429);
    expect((await app.anonymous.post('/login', accounts.editor)).status).toBe(429);
  });
});

describe('the two-step setting', () => {
  test('requires the current password', async () => {
    const response = await app.admin.patch('/users/two-step-auth', {
      enabled: true,
      current_password: 'not the password',
    });
    expect(response.rules).toEqual({ current_password: ['current_password'] });
    expect((await app.admin.get('/profile')).data()).toMatchObject({ two_step: false });
  });

  test('requires an explicit value: an omitted one does not turn it off', async () => {
    const { password } = accounts.admin;
    const response = await app.admin.patch('/users/two-step-auth', { current_password: password });
    expect(response.rules).toEqual({ enabled: ['required'] });
  });

  test('can be turned off by an admin for a user who lost the mailbox', async () => {
    const [person] = (await app.admin.get('/users', { 'filter[email]': email })).data<
      readonly { id: number }[]
    >();
    await app.admin.patch(`/users/${person?.id}`, { two_step: false });
    const response = await app.anonymous.post('/login', accounts.editor);
    expect(response.data<SignedIn>().token).toEqual(expect.any(String));
    await app.admin.patch(`/users/${person?.id}`, { two_step: true });
  });
});
