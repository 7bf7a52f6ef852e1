import type { Client } from '../support/client.ts';
import { passwords, removeDataDir, startBuiltServer } from '../support/processes/builtServer.ts';
import { newRecord, patiently, type Recording, send, signedIn } from './recording.ts';

/** Names in four scripts whose capital letters, marks or final letters have several spellings. */
const names = {
  latin: 'Işık İnşaat Ștefan',
  cyrillic: 'Ёжик Йорк Їжак',
  greek: 'Ὀδυσσεὺς Σίγμας',
  georgian: 'ამწე მანქანა',
};

/** Passwords that may be judged per account before it is locked. */
const attemptsAtMost = 10;
/** Mails for a new password that an account gets in an hour. */
const mailsAtMost = 5;

/** Spellings that a reader takes for the same. */
function spellingsOf(name: string): readonly string[] {
  return [
    ...new Set([
      name.toUpperCase(),
      name.toLowerCase(),
      name.normalize('NFD'),
      `\u202E${name}\u202C`,
      name.replace(' ', '\u00A0\u200B '),
      [...name].join('\u2060'),
      `\uFEFF ${name.toUpperCase().normalize('NFD')}\t`,
    ]),
  ].filter((one) => one !== name);
}

function addressesOf(email: string): readonly string[] {
  return [...spellingsOf(email), email.replaceAll('i', 'İ'), email, `  ${email} `];
}

/** One identity is written in many ways: it is stored once, and its limits are counted once. */
export async function spellIdentities(): Promise<Recording> {
  const record = newRecord('spellings');
  const env = { SEED: 'demo', LOG_LEVEL: 'fatal', TRUST_PROXY: 'true' };
  const server = await startBuiltServer({ env });
  try {
    const admin = await signedIn(server.client, 'admin@rentyard.test', passwords.admin);
    for (const [script, name] of Object.entries(names))
      await storeOnce(record, admin, script, name);
    await countOnce(record, server.client, 'editor@rentyard.test');
    const before = await mailsOf(admin);
    for (const email of addressesOf('editor@rentyard.test')) {
      const path = '/oauth/forgot-password';
      await send(record, 'a mail', () => patiently(() => server.client.post(path, { email })));
    }
    const mails = (await mailsOf(admin)) - before;
    if (mails > mailsAtMost) record.faults.push(`${mails} mails were sent to one account`);
  } finally {
    await server.end('SIGKILL');
    removeDataDir(server);
  }
  return record;
}

async function storeOnce(record: Recording, admin: Client, script: string, name: string) {
  const create = (given: string, code: string) =>
    send(record, `a brand in ${script}`, () =>
      patiently(() => admin.post('/brands', { name: given, code, alias: code.toLowerCase() })),
    );
  const first = await create(name, `ID-${script}`);
  if (first?.status !== 201) record.faults.push(`${script}: ${name} was refused: ${first?.text}`);
  for (const [at, spelling] of spellingsOf(name).entries()) {
    const again = await create(spelling, `ID-${script}-${at}`);
    if (again?.status === 422) continue;
    record.faults.push(`${script}: ${JSON.stringify(spelling)} is another identity`);
  }
}

/** Each attempt comes from another address, so that only the account is counted. */
async function countOnce(record: Recording, client: Client, email: string): Promise<void> {
  let judged = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const [at, spelling] of addressesOf(email).entries()) {
      const headers = { 'x-forwarded-for': `203.0.${round}.${at}` };
      const body = { email: spelling, password: 'Wrong-2026-word' };
      const response = await send(record, 'a sign-in', () =>
        patiently(() => client.post('/login', body, { headers })),
      );
      if (response?.status !== 429) judged += 1;
    }
  }
  if (judged > attemptsAtMost) record.faults.push(`${judged} passwords of one account were judged`);
}

async function mailsOf(admin: Client): Promise<number> {
  const { body } = await patiently(() => admin.get('/outbox', { per_page: 10 }));
  return Number((body as { meta?: { total?: number } }).meta?.total ?? 0);
}
