import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, type Outbound, OutboundRefused, type Resolver } from './outbound.ts';

describe('connections to user-supplied addresses', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => {
      connections += 1;
      response.end('inside');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const loopback: Resolver = async () => [{ address: '127.0.0.1', family: 4 }];

  const open = async (outbound: Outbound, host: string) => {
    const socket = await outbound.connect({ host, port, timeout: 1_000 });
    const { remoteAddress } = socket;
    socket.destroy();
    return remoteAddress;
  };

  const read = (outbound: Outbound, host: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host, port, agent: outbound.httpAgent }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      }).on('error', reject);
    });

  it.each(['127.0.0.1', '[::1]', '::1', 'localhost', '127.1', '2130706433', '0.0.0.0'])(
    'do not reach this machine as %s',
    async (host) => {
      const outbound = createOutbound();
      await expect(open(outbound, host)).rejects.toThrow(OutboundRefused);
      await expect(read(outbound, host)).rejects.toThrow(OutboundRefused);
      expect(connections).toBe(0);
    },
  );

  it('do not follow a public name into a private network', async () => {
    const outbound = createOutbound({ resolve: loopback });
    await expect(open(outbound, 'mail.example.com')).rejects.toThrow(OutboundRefused);
    await expect(read(outbound, 'mail.example.com')).rejects.toThrow(OutboundRefused);
  });

  it('use the checked address, even if the name resolves differently a moment later', async () => {
    const addresses = ['127.0.0.1', '169.254.169.254'];
    const lookedUpHosts: string[] = [];
    const outbound = createOutbound({
      allow: [`127.0.0.1:${port}`],
      resolve: async (host) => {
        lookedUpHosts.push(host);
        return [{ address: addresses.shift() ?? '', family: 4 }];
      },
    });
    await expect(open(outbound, 'rebind.example.com')).resolves.toBe('127.0.0.1');
    expect(lookedUpHosts).toEqual(['rebind.example.com']);
    await expect(open(outbound, 'rebind.example.com')).rejects.toThrow(OutboundRefused);
  });

  it('skip the private addresses of a name', async () => {
    const outbound = createOutbound({
      allow: [`127.0.0.1:${port}`],
      resolve: async () => [
        { address: '10.0.0.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    });
    await expect(open(outbound, 'two.example.com')).resolves.toBe('127.0.0.1');
  });

  it('reach an allowed name or address, on that port only', async () => {
    for (const allow of [`127.0.0.1:${port}`, `Mail.Example.com:${port}`]) {
      const outbound = createOutbound({ allow: [allow], resolve: loopback });
      await expect(open(outbound, 'mail.example.com')).resolves.toBe('127.0.0.1');
      await expect(read(outbound, 'mail.example.com')).resolves.toBe('inside');
      outbound.close();
    }
    const elsewhere = createOutbound({ allow: ['127.0.0.1:1'], resolve: loopback });
    await expect(open(elsewhere, 'mail.example.com')).rejects.toThrow(OutboundRefused);
  });
});
