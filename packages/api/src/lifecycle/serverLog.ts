import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../config/config.ts';

/** The log of the server, without secrets that grant access. */
export function serverLog(level: LogLevel, destination: DestinationStream): Logger {
  return pino({ level, serializers: { req: serializeRequest } }, destination);
}

/** The logged fields of a request: neither body nor headers, and no tokens of its URL. */
function serializeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: withoutSecrets(request.url),
    remoteAddress: request.ip,
  };
}

const secrets: readonly (readonly [RegExp, string])[] = [
  // Links in mails end with 256 random bits in 43 characters.
  [/\/[\w-]{43}(?=[/?#]|$)/g, '/[hidden]'],
  [/([?&](?:token|challenge)=)[^&#]*/g, '$1[hidden]'],
  [/(\/channels\/\w+\/)[^/?#]+/g, '$1[hidden]'],
];

/** The URL of a request without its tokens. */
export function withoutSecrets(url: string): string {
  return secrets.reduce((text, [secret, shown]) => text.replace(secret, shown), url);
}
