import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { afterDeadline } from '../../support/afterDeadline.ts';
import { type MailServer, startMailServer } from '../../support/servers/mailServer.ts';
import { startApp } from '../../support/startApp.ts';
import type { TestApp } from '../../support/testApp.ts';

describe('the test mail of a project', () => {
  const account = { user: 'office@yard.example.com', pass: 'Sesame-street' };
  let server: MailServer;
  /** Accepts connections, sends a greeting and nothing else. */
  let silent: Server;
  let silentPort: number;
  let greeted = 0;
  let app: TestApp;
  let project: number;
  beforeAll(async () => {
    server = await startMailServer({
      account,
      refuse: (to) =>
        to.startsWith('nobody') ? { code: 550, message: 'no such mailbox' } : undefined,
    });
    silent = createServer((socket) => {
      greeted += 1;
      socket.write('220 silent.example.com\r\n');
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    silentPort = (silent.address() as AddressInfo).port;
    const reached = [server.port, silentPort].map((port) => `127.0.0.1:${port}`);
    app = await startApp({ outboundAllow: reached });
    ({ id: project } = await app.make('projects', { name: 'Crane yard' }));
    await setUp({
      smtp_server: '127.0.0.1',
      smtp_port: server.port,
      smtp_username: account.user,
      smtp_password: account.pass,
    });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
    silent.close();
  });

  const setUp = (smtp: object) => app.admin.patch(`/projects/${project}`, smtp);
  const sendTo = (to?: string) =>
    app.admin.post(`/projects/${project}/test_mail`, to === undefined ? {} : { to });

  test('is sent to the user who requests it, through the server of the project', async () => {
    const response = (await sendTo()).data();
    expect(response).toMatchObject({ sent: true, code: null, to: 'admin@rentyard.test' });
    expect(response).toMatchObject({ answer: expect.stringContaining('250') });
    const [received] = await server.waitFor(1);
    expect(received?.to).toEqual(['admin@rentyard.test']);
    expect(received?.mail.from).toEqual({ name: 'Crane yard', address: account.user });
  });

  test('is written in the requested language', async () => {
    await app.admin.post(
      `/projects/${project}/test_mail`,
      { to: 'ana@example.com' },
      { language: 'pl' },
    );
    const received = await server.waitFor(2);
    expect(received[1]?.mail.subject).toBe('Wiadomość testowa projektu Crane yard');
  });

  test('returns the error of the mail server', async () => {
    expect((await sendTo('nobody@example.com')).data()).toMatchObject({
      sent: false,
      code: 'rejected',
      answer: expect.stringContaining('no such mailbox'),
    });
  });

  test('accepts one address only', async () => {
    expect((await sendTo('a@example.com, b@example.com')).rules).toEqual({ to: ['email'] });
    expect((await app.admin.post('/projects/999999/test_mail', {})).status).toBe(404);
  });

  describe('with unsaved settings', () => {
    afterEach(() =>
      setUp({ smtp_server: '127.0.0.1', smtp_port: server.port, smtp_password: account.pass }),
    );

    test('ends after 10 s when the server stops responding after its greeting', async () => {
      await setUp({ smtp_port: silentPort });
      const response = await afterDeadline(() => sendTo(), {
        until: () => expect(greeted).toBe(1),
        deadline: 10_000,
      });
      expect(response.data()).toMatchObject({ sent: false, code: 'timeout' });
    });

    test('reports a wrong password without showing it', async () => {
      await setUp({ smtp_password: 'Wrong-password-1' });
      const response = await sendTo();
      expect(response.data()).toMatchObject({ sent: false, code: 'auth' });
      expect(response.text).not.toContain('Wrong-password-1');
    });

    test.each([
      ['another port of this machine', '127.0.0.1', 1],
      ['the metadata service of a cloud', '169.254.169.254', 25],
      ['a private network', '10.0.0.1', 25],
      ['this machine by its name', 'localhost', 25],
    ])('does not connect to %s', async (_, smtp_server, smtp_port) => {
      await setUp({ smtp_server, smtp_port });
      expect((await sendTo()).data()).toMatchObject({ sent: false, code: 'address_refused' });
    });

    test('reports that no mail server is set', async () => {
      await setUp({ smtp_server: null });
      expect((await sendTo()).data()).toMatchObject({ sent: false, code: 'not_set_up' });
    });
  });
});
