import type { Config } from '../config/config.ts';
import { type Finding, failure, warning } from './findings.ts';

/** Compares `X-Forwarded-For` of a request with TRUST_PROXY. */
export function checkProxy(
  trustProxy: Config['trustProxy'],
  forwardedFor: string | undefined,
): readonly Finding[] {
  const hops = forwardedFor === undefined ? 0 : forwardedFor.split(',').length;
  const isTrusted = trustProxy !== false && trustProxy !== 0;
  if (hops > 0 && !isTrusted) return [failure('proxy_untrusted', { hops })];
  const findings: Finding[] = [];
  if (hops === 0 && isTrusted) findings.push(warning('proxy_missing'));
  if (trustProxy === true) findings.push(warning('proxy_trusts_all'));
  if (typeof trustProxy === 'number' && hops > 0 && hops !== trustProxy) {
    findings.push(warning('proxy_hops', { hops, trusted: trustProxy }));
  }
  return findings;
}
