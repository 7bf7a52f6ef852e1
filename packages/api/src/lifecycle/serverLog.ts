import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogFormat, LogLevel } from '../config/config.ts';

/** Where the log goes: standard output, as JSON lines or as text for a person at a terminal. */
export async function logDestination(format: LogFormat): Promise<DestinationStream> {
  if (format === 'json') return pino.destination({ dest: 1, sync: false });
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
}

/** The log of the server, without anything that would let their reader in. */
export function serverLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino({ level, serializers: { req: told } }, destination);
}

/** What is logged of a request: neither its body nor its headers, and no token of its address. */
function told(request: FastifyRequest) {
  return {
    method: request.method,
    url: withoutSecrets(request.url),
    remoteAddress: request.ip,
  };
}

const secrets: readonly (readonly [RegExp, string])[] = [
  // Links of mails end with 256 random bits in 43 characters.
  [/\/[\w-]{43}(?=[/?#]|$)/g, '/[hidden]'],
  [/([?&](?:token|challenge)=)[^&#]*/g, '$1[hidden]'],
  [/(\/channels\/\w+\/)[^/?#]+/g, '$1[hidden]'],
];

/** The address of a request as it may be written down. */
export function withoutSecrets(url: string): string {
  return secrets.reduce((text, [secret, shown]) => text.replace(secret, shown), url);
}
