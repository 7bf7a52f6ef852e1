import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, weakSettings } from './config.ts';
import { settings } from './settings.ts';

const numbers = ['-1', '1.5', '1e3', '0x10', 'many', ' 5', '9'.repeat(400)];
const addresses = ['office.example.com', 'ftp://example.com', 'https://', 'https://a b', '/path'];
const bases = [
  ...addresses,
  'https://example.com/?a=b',
  'https://user:word@example.com',
  'https://a#b',
];
const emails = ['admin', 'a@b@c', 'a b@example.com', 'admin@'];
const passwords = ['short', 'x'.repeat(1_001)];
const hosts = ['a b', 'host:80', 'http://host', '-\n', 'ä'];
const headers = ['a b', 'tab\t', 'naïve', 'x'.repeat(2_000)];
const databases = [
  'mysql://localhost/rentyard',
  'postgres://',
  'postgres://host:99999/rentyard',
  'postgres://host/rentyard?sslrootcert=/nowhere/ca.pem',
  'host=db',
];

/** Unusable values of each setting. */
const unusable: Readonly<Record<string, readonly string[]>> = {
  PORT: ['eighty', '65536', '-1', '1e3', '0x50', '80 '],
  HOST: hosts,
  DATA_DIR: ['x'.repeat(5_000)],
  DATABASE_URL: databases,
  DATABASE_DIRECT_URL: databases,
  DATABASE_CONNECTIONS: [...numbers, '1', '201'],
  DATABASE_TIMEOUT: [...numbers, '0', '301'],
  SEED: ['full', 'DEMO'],
  ADMIN_EMAIL: emails,
  ADMIN_PASSWORD: passwords,
  EDITOR_PASSWORD: passwords,
  APP_SECRET: ['x', 'fifteen letters'],
  NEW_APP_SECRET: ['x'.repeat(31)],
  PUBLIC_URL: bases,
  REGISTRATION: ['yes', 'maybe'],
  TRASH_DAYS: [...numbers, '0', '3651'],
  ORDER_WAITING_HOURS: [...numbers, '0', '721'],
  MAP_TILES: [...addresses, 'https://tiles.example.com/', 'https://tiles.example.com/{z}/{x}'],
  SMTP_URL: ['mail.example.com', 'smtp://', 'http://mail.example.com', 'smtp://a:99999'],
  MAIL_FROM: emails,
  OUTBOUND_ALLOW: [
    'localhost',
    'localhost:0',
    'localhost:65536',
    'a b:25',
    '[::1:25',
    '1.2.3.4:25,x',
  ],
  TRUST_PROXY: [
    'maybe',
    '-1',
    '1.5',
    '101',
    '10.0.0.0/33',
    '1.2.3',
    '10.0.0.1,',
    'proxy.example.com',
  ],
  RATE_LIMIT_PERSON: numbers,
  RATE_LIMIT_KEY: numbers,
  RATE_LIMIT_ADDRESS: numbers,
  SHUTDOWN_GRACE: [...numbers, '301'],
  WATCHDOG_TIMEOUT: [...numbers, '3601'],
  LOG_LEVEL: ['loud', 'INFO'],
  LOG_FORMAT: ['xml'],
  METRICS_TOKEN: headers,
  CLIENT_METRICS: ['yes', '1'],
  OTEL_EXPORTER_OTLP_ENDPOINT: bases,
  TELEGRAM_BOT_TOKEN: ['token', '1:', 'a:b', '1:a b'],
  TELEGRAM_API_URL: bases,
  TELEGRAM_WEBHOOK_SECRET: ['short', 'with/slash/and/more', 'x'.repeat(257)],
  TELEGRAM_RATE: [...numbers, '0', '1001'],
  DEMO_CUSTOMERS: ['none', 'true'],
  S3_BUCKET: ['UPPER_x', 'ab', 'x'.repeat(64), '-ab', 'ab-', 'a..b', '192.168.0.1', 'a b c', 'a/b'],
  S3_ENDPOINT: bases,
  S3_REGION: ['eu central', '../x', 'x'.repeat(65)],
  S3_PREFIX: ['a\nb', 'x'.repeat(256)],
  S3_PATH_STYLE: ['yes'],
  S3_PUBLIC_URL: bases,
  S3_ACCESS_KEY: headers,
  S3_SECRET_KEY: headers,
};

/** The settings without which another one is refused. */
const partners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DATABASE_DIRECT_URL: { DATABASE_URL: 'postgres://pooler/rentyard' },
  S3_ACCESS_KEY: { S3_SECRET_KEY: 'key' },
  S3_SECRET_KEY: { S3_ACCESS_KEY: 'key' },
};

const hostileValues = [
  ' ',
  'a\nb',
  '\u001b[31m',
  'null',
  '__proto__',
  '%00',
  '\u202e',
  '🚜'.repeat(2_000),
  '9'.repeat(5_000),
  "'; drop table users; --",
];

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
      requestLimits: { person: 12_000, key: 6_000, address: 12_000 },
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

  it.each(Object.entries(partners).map(([name, beside]) => [name, Object.keys(beside)[0] ?? '']))(
    'report %s without %s',
    (name, partner) => {
      const value = name === 'DATABASE_DIRECT_URL' ? 'postgres://db/rentyard' : 'key';
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name}=\\(hidden\\) cannot be used: it needs ${partner} beside it`),
      );
    },
  );

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

  it.each(
    Object.entries(unusable).flatMap(([name, values]) => values.map((value) => [name, value])),
  )('report an unusable value in one line: %s=%j', (name, value) => {
    const read = () => readConfig({ ...partners[name], [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}=\\S.* cannot be used: .+\\.$`));
  });

  it('have unusable values, each of them', () => {
    expect(Object.keys(unusable).sort()).toEqual(Object.keys(settings.shape).sort());
  });

  it.each(Object.keys(settings.shape))(
    'report any hostile value of %s in one short line',
    (name) => {
      for (const value of hostileValues) {
        try {
          readConfig({ ...partners[name], [name]: value });
        } catch (error) {
          expect(error, value.slice(0, 20)).toBeInstanceOf(ConfigError);
          const { message } = error as ConfigError;
          expect(message).toMatch(new RegExp(`^${name}=.* cannot be used: .+\\.$`));
          expect(message.length).toBeLessThan(500);
        }
      }
    },
  );

  it('do not print wrong secrets', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://office:hunter2@db/rentyard' });
    expect(read).toThrow(/^DATABASE_URL=\(hidden\) cannot be used/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('may have a short current secret for the rotation alone', () => {
    const environment = { APP_SECRET: 'short', NEW_APP_SECRET: 'n'.repeat(32) };
    expect(readConfig(environment, { acceptsShortSecret: true }).appSecret).toBe('short');
    expect(() => readConfig(environment)).toThrow(/^APP_SECRET=\(hidden\) .*rotate-secret/);
  });

  it.each(['true', '2', 'loopback', '10.0.0.0/8, 192.0.2.7,fd00::/8', '10.0.0.0/255.0.0.0'])(
    'accept TRUST_PROXY=%s',
    (value) => {
      expect(readConfig({ TRUST_PROXY: value }).trustProxy).not.toBe(false);
    },
  );

  it.each([
    'postgres://rentyard@db/rentyard',
    'postgresql://rentyard:a%20b@db:6432/rentyard?sslmode=require',
    'postgres://rentyard@/rentyard?host=/var/run/postgresql',
  ])('accept DATABASE_URL=%s', (value) => {
    expect(readConfig({ DATABASE_URL: value }).databaseUrl).toBe(value);
  });

  it('accept weak values with a warning', () => {
    const weak = { APP_SECRET: 'sixteen-letters!', METRICS_TOKEN: 'long-enough-to-count' };
    expect(readConfig(weak).appSecret).toBe('sixteen-letters!');
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
