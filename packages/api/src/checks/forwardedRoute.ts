import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../config/clock.ts';
import { NotFound } from '../errors/failures.ts';
import { isSameSecret } from '../http/access/isSameSecret.ts';
import { checkProxy } from './checkProxy.ts';
import type { CheckedSettings } from './checkSettings.ts';
import { type Finding, failure } from './findings.ts';

/** How long a signature is valid, in ms. */
const validFor = 60_000;
const responseTime = 5_000;
const path = '/forwarded';

interface ForwardedDependencies {
  readonly secretKey: Uint8Array;
  readonly clock: Clock;
}

/**
 * `GET /forwarded`: the `X-Forwarded-For` that this server receives, for `npm run doctor` on the same
 * secret. Responds with 404 to anyone else.
 */
export function forwardedRoute(
  app: FastifyInstance,
  { secretKey, clock }: ForwardedDependencies,
): void {
  app.get(path, { config: { permission: 'public' } }, async (request) => {
    const [, time = '', signature = ''] =
      /^Signature (\d{1,15}) ([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ?? [];
    const isValid =
      Math.abs(clock().getTime() - Number(time)) < validFor &&
      isSameSecret(signature, sign(secretKey, time));
    if (!isValid) throw new NotFound();
    return { forwarded_for: request.headers['x-forwarded-for'] ?? null };
  });
}

/** Sends a request to PUBLIC_URL and checks what the server there received. */
export async function checkProxyFromOutside(
  publicUrl: string,
  trustProxy: CheckedSettings['trustProxy'],
  { secretKey, clock }: ForwardedDependencies,
): Promise<readonly Finding[]> {
  const time = String(clock().getTime());
  let response: Response;
  try {
    response = await fetch(`${publicUrl}${path}`, {
      headers: { authorization: `Signature ${time} ${sign(secretKey, time)}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTime),
    });
  } catch (error) {
    return [failure('public_url_unreachable', {}, error)];
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isForwarded(body)) {
    return [failure('other_server', {}, `HTTP ${response.status}`)];
  }
  return checkProxy(trustProxy, body.forwarded_for ?? undefined);
}

function isForwarded(body: unknown): body is { readonly forwarded_for: string | null } {
  return typeof body === 'object' && body !== null && 'forwarded_for' in body;
}

function sign(secretKey: Uint8Array, time: string): string {
  return createHmac('sha256', secretKey).update(`forwarded ${time}`).digest('hex');
}
