import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import SonicBoom from 'sonic-boom';
import type { LogFormat, LogLevel } from '../config/config.ts';

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
  [/(\/calendar_feeds\/)[^/?#]+/g, '$1[hidden]'],
  [/(\/channels\/\w+\/)[^/?#]+/g, '$1[hidden]'],
];

/** The URL of a request without its tokens. */
export function withoutSecrets(url: string): string {
  return secrets.reduce((text, [secret, shown]) => text.replace(secret, shown), url);
}

/** Lines that wait for the output, in bytes: more are dropped. */
const waitingAtMost = 1_048_576;
/** How long the end of the process waits for the output, in ms. */
const closeLimit = 1_000;

/** The output of the log. Neither a full disk nor a reader that has stopped delays the server. */
export interface LogOutput extends DestinationStream {
  /** Lines that were dropped because the output did not take them. */
  readonly dropped: () => number;
  /** Writes the waiting lines for at most a second. Later lines are dropped. */
  close(): Promise<void>;
}

/**
 * Writes to stdout in the background: JSON lines, or text for a terminal. `pino.destination` would
 * write synchronously after a fatal line and at the exit, and repeat that for ever on a full disk.
 */
export async function openLogOutput(format: LogFormat): Promise<LogOutput> {
  // `console.log` and the warnings of Node use the streams, whose errors would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const formatted = await loadFormatter(format);
  const output = new SonicBoom({ fd: 1, sync: false, maxLength: waitingAtMost });
  let dropped = 0;
  let isClosed = false;
  output.on('drop', () => {
    dropped += 1;
  });
  // The next line tries again.
  output.on('error', () => undefined);
  return {
    write(line) {
      if (isClosed) dropped += 1;
      else output.write(formatted(line));
    },
    dropped: () => dropped,
    close: () => {
      isClosed = true;
      return new Promise((done) => {
        setTimeout(done, closeLimit);
        output.once('close', done);
        output.once('error', () => done());
        output.end();
      });
    },
  };
}

async function loadFormatter(format: LogFormat): Promise<(line: string) => string> {
  if (format === 'json') return (line) => line;
  // The bundle gives a CommonJS module only a default export.
  const { default: pretty } = await import('pino-pretty');
  return pretty.prettyFactory({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname' });
}
