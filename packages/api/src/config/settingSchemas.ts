import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import { passwordBounds } from '@rentyard/contract/entities/account/forms';
import pg from 'pg';
import * as z from 'zod';

/** Schemas of the values that several environment variables have. */

interface Range {
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly example: number;
}

export function wholeNumber({ unit, from, to, example }: Range) {
  return z
    .string()
    .transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN))
    .refine((value) => value >= from && value <= to, {
      message: `it is a whole number of ${unit} from ${from} to ${to}. Choose one, such as ${example}.`,
    });
}

export function requestsPerMinute(usual: number) {
  return wholeNumber({
    unit: 'requests a minute, 0 for no limit,',
    from: 0,
    to: 1_000_000_000,
    example: usual,
  }).default(usual);
}

const { min: shortestPassword, max: longestPassword } = passwordBounds;
export const password = z
  .string()
  .min(shortestPassword, {
    message: `a password has at least ${shortestPassword} characters. Choose a longer one.`,
  })
  .max(longestPassword, {
    message: `a password has at most ${longestPassword} characters. Choose a shorter one.`,
  });

/** Without blanks, which a URL parser would encode or drop. */
export function addressOf(protocols: readonly string[], example: string) {
  return z.string().refine((value) => isAddress(value, protocols), {
    message: `it is not an address of the kind ${example}. Correct or unset it.`,
  });
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== '';
}

/** An address to which paths are appended. */
export function baseAddressOf(example: string) {
  return addressOf(['http:', 'https:'], example)
    .refine((value) => !isAddress(value, ['http:', 'https:']) || !/[?#@]/.test(value), {
      message: `paths are added to it, so it has no user, "?" or "#". Write it like ${example}.`,
    })
    .transform((value) => value.replace(/\/+$/, ''));
}

/** The driver also reads the files that `sslrootcert` and its like name. */
export const databaseAddress = z.string().refine(
  (value) => {
    // A socket is named in the query and leaves the host empty, which only the driver accepts.
    if (!isAddress(value.replace('@/', '@socket/'), ['postgres:', 'postgresql:'])) return false;
    try {
      return new pg.Client({ connectionString: value }).host !== '';
    } catch {
      return false;
    }
  },
  {
    message:
      'it is not an address of the kind postgres://user:password@host:5432/database, or names a file that cannot be read. Correct or unset it.',
  },
);

export function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options, { error: `it must be one of ${options.join(', ')}. Choose one of them.` });
}

export const trueOrFalse = oneOf(['true', 'false']);

/** Without blanks and control characters, which no header of a request can have. */
export function headerText(longest: number) {
  return z.string().regex(new RegExp(`^[!-~]{1,${longest}}$`), {
    message: `it has at most ${longest} letters, digits and signs without blanks. Copy it again.`,
  });
}

export function isHost(value: string): boolean {
  return isIP(value) !== 0 || (value.length <= 253 && /^[\w-]+(\.[\w-]+)*\.?$/.test(value));
}

export function isHostAndPort(pair: string): boolean {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(pair) ?? [];
  return isHost(bracketed ?? plain ?? '') && Number(port) >= 1 && Number(port) <= 65_535;
}

/** A longer chain of proxies is a mistake, and would trust addresses that clients have written. */
export const hopsAtMost = 100;

export function isTrustedProxy(value: boolean | number | string): boolean {
  if (typeof value !== 'string') return Number(value) <= hopsAtMost;
  const networks = value.split(',').map((part) => part.trim());
  // The compiler also reads "1.5" as an address, in a form of the past.
  if (!networks.every((one) => namedNetworks.has(one) || isIP(one.split('/')[0] ?? '') !== 0)) {
    return false;
  }
  try {
    return compile(networks) !== undefined;
  } catch {
    return false;
  }
}

const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

export const email = (meaning: string) =>
  z.email({ message: `it is not an e-mail address. Give the address ${meaning}.` });
