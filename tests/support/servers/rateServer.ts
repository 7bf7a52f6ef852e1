import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the provider responds: with this file, with this status, or not at all. */
type Reply = string | number | 'never';

/** A provider of exchange rates on loopback. */
export interface RateServer {
  readonly url: string;
  /** `host:port`, as `OUTBOUND_ALLOW` takes it. */
  readonly pair: string;
  reply: Reply;
  /** Number of requests that got no response. */
  readonly unanswered: number;
  close(): Promise<void>;
}

export async function startRateServer(): Promise<RateServer> {
  const state: { reply: Reply; unanswered: number } = { reply: 'never', unanswered: 0 };
  const server: Server = createServer((_request, response) => {
    const { reply } = state;
    if (reply === 'never') {
      state.unanswered += 1;
      return;
    }
    if (typeof reply === 'number') response.writeHead(reply, { location: '/elsewhere' }).end();
    else response.writeHead(200, { 'content-type': 'text/xml' }).end(reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    pair: `127.0.0.1:${port}`,
    get unanswered() {
      return state.unanswered;
    },
    get reply() {
      return state.reply;
    },
    set reply(reply) {
      state.reply = reply;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The file of the European Central Bank with these rates. */
export function ecbFile(day: string, rates: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rates).map(
    ([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${lines.join('\n')}</Cube></Cube>
</gesmes:Envelope>`;
}
