import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, weakSettings } from './config.ts';

describe('settings', () => {
  it('have a value each when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      seed: 'demo',
      adminEmail: 'admin@rentyard.test',
      registration: 'approval',
      trashDays: 30,
      trustProxy: false,
      requestLimits: { person: 12_000, address: 12_000 },
      logLevel: undefined,
      logFormat: undefined,
      outboundAllow: [],
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('count as unset when empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('are read in their own types', () => {
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
    ['SEED', 'full'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['PUBLIC_URL', 'office.example.com'],
    ['REGISTRATION', 'yes'],
    ['TRASH_DAYS', '0'],
    ['MAP_TILES', 'https://tiles.example.com/'],
    ['SMTP_URL', 'mail.example.com'],
    ['OUTBOUND_ALLOW', 'localhost'],
    ['RATE_LIMIT_PERSON', '-1'],
    ['RATE_LIMIT_ADDRESS', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('that cannot be used are told in one line: %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}=\\S.* cannot be used: .+\\.$`));
  });

  it('that are secret are not shown when they are wrong', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://office:hunter2@db/rentyard' });
    expect(read).toThrow(/^DATABASE_URL=\(hidden\) cannot be used/);
  });

  it('that are weak are taken and told of', () => {
    const weak = { APP_SECRET: 'x', METRICS_TOKEN: 'long enough to count' };
    expect(readConfig(weak).appSecret).toBe('x');
    expect(weakSettings(weak)).toEqual([expect.stringMatching(/^APP_SECRET .* 32 or more\.$/)]);
  });
});
