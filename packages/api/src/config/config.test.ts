import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, weakSettings } from './config.ts';
import { settings } from './settings.ts';

describe('settings', () => {
  it('have defaults', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      seed: 'demo',
      adminEmail: 'admin@rentyard.test',
      registration: 'approval',
      trashDays: 30,
      orderWaitingHours: 24,
      trustProxy: false,
      requestLimits: { person: 12_000, address: 12_000 },
      logLevel: undefined,
      logFormat: undefined,
      outboundAllow: [],
    });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.databaseLimits).toEqual({ connections: 10, statementTimeout: 9_000 });
  });

  it('are described in docs/operations.md', () => {
    const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const missing = Object.keys(settings.shape).filter((name) => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it('use the default when empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('are parsed to their types', () => {
    const config = readConfig({
      PORT: '0',
      PUBLIC_URL: 'https://office.example.com/',
      OUTBOUND_ALLOW: '127.0.0.1:9000, [::1]:25',
      TRUST_PROXY: '1',
    });
    expect(config.port).toBe(0);
    expect(config.publicUrl).toBe('https://office.example.com');
    expect(config.outboundAllow).toEqual(['127.0.0.1:9000', '[::1]:25']);
    expect(config.trustProxy).toBe(1);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://localhost/rentyard'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_TIMEOUT', '0.5'],
    ['SEED', 'full'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['PUBLIC_URL', 'office.example.com'],
    ['REGISTRATION', 'yes'],
    ['TRASH_DAYS', '0'],
    ['ORDER_WAITING_HOURS', '0'],
    ['MAP_TILES', 'https://tiles.example.com/'],
    ['SMTP_URL', 'mail.example.com'],
    ['OUTBOUND_ALLOW', 'localhost'],
    ['RATE_LIMIT_PERSON', '-1'],
    ['RATE_LIMIT_ADDRESS', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('report an unusable value in one line: %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}=\\S.* cannot be used: .+\\.$`));
  });

  it('do not print wrong secrets', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://office:hunter2@db/rentyard' });
    expect(read).toThrow(/^DATABASE_URL=\(hidden\) cannot be used/);
  });

  it('accept weak values with a warning', () => {
    const weak = { APP_SECRET: 'x', METRICS_TOKEN: 'long enough to count' };
    expect(readConfig(weak).appSecret).toBe('x');
    expect(weakSettings(weak)).toEqual([expect.stringMatching(/^APP_SECRET .* 32 or more\.$/)]);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rentyard-secrets-'));
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtp://user:word@mail.example.com:587\n');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are read without the line break at the end', () => {
    expect(readConfig({ SMTP_URL_FILE: file }).smtpUrl).toBe(
      'smtp://user:word@mail.example.com:587',
    );
  });

  it('are refused when the variable itself is set too', () => {
    expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail.example.com' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set. Remove one of them.',
    );
  });

  it('are refused by the name of the variable when the file is missing', () => {
    expect(() => readConfig({ APP_SECRET_FILE: join(folder, 'none') })).toThrow(
      /^APP_SECRET_FILE=".*none" cannot be read \(ENOENT\)\./,
    );
  });

  it('are checked for their length like variables', () => {
    writeFileSync(join(folder, 'token'), 'short');
    expect(weakSettings({ METRICS_TOKEN_FILE: join(folder, 'token') })).toEqual([
      expect.stringMatching(/^METRICS_TOKEN has 5 characters/),
    ]);
  });
});
