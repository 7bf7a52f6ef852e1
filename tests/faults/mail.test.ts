import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BuiltServer,
  passwords,
  removeDataDir,
  startBuiltServer,
} from '../support/processes/builtServer.ts';
import { type MailServer, startMailServer } from '../support/servers/mailServer.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/tcpProxy.ts';

let server: BuiltServer;
let env: Readonly<Record<string, string>>;
let mails: MailServer;
/** Stands between the server and the mail server, so that the mail server can be down on its port. */
let line: TcpProxy;
beforeAll(async () => {
  mails = await startMailServer();
  line = await startTcpProxy(mails.url);
  line.refuse();
  env = {
    SEED: 'none',
    SMTP_URL: line.url,
    MAIL_FROM: 'office@example.com',
    PUBLIC_URL: 'https://office.example.com',
  };
  server = await startBuiltServer({ env });
});
afterAll(async () => {
  await server.end('SIGKILL');
  removeDataDir(server);
  await line.close();
  await mails.close();
});

const register = (email: string, password: string) =>
  server.client.post('/oauth/registration', {
    first_name: 'Ștefan',
    last_name: 'Lupu',
    email,
    password,
  });

test('mails survive a mail server that is down and a server that is killed', async () => {
  expect((await register('stefan@example.com', 'Password1')).rules).toEqual({
    password: ['common_password'],
  });
  expect((await register('stefan@example.com', 'Nineteen-tonne-loader')).status).toBe(200);
  expect((await server.client.get('//readyz')).status).toBe(200);
  const waiting = await mailedAs('stefan@example.com');

  await server.end('SIGKILL');
  line.thaw();
  server = await startBuiltServer({ env, dataDir: server.dataDir });
  const [received] = await mails.waitFor(1, 60_000);
  expect(received?.to).toEqual(['stefan@example.com']);
  expect(received?.mail).toMatchObject({
    from: { address: 'office@example.com' },
    subject: 'Confirm your e-mail address',
  });
  expect(received?.mail.text).toContain('https://office.example.com/api/v1/oauth/confirm-email/');
  expect(await mailedAs('stefan@example.com')).toEqual(waiting);
});

/** The id of the mail in the outbox: after the kill it must still be the same. */
async function mailedAs(email: string): Promise<readonly number[]> {
  const { token } = (
    await server.client.post('/login', {
      email: 'admin@rentyard.test',
      password: passwords.admin,
    })
  ).data<{ token: string }>();
  const response = await server.client.as(token).get('/outbox', { 'filter[to]': email });
  return response.data<readonly { id: number }[]>().map(({ id }) => id);
}
