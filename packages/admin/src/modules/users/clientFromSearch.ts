import type { NewClientDraft } from '@rentyard/contract/entities/user';

/** What somebody who looked for a client and did not find them knows: an e-mail address, a phone, or a name. */
export function clientFromSearch(query: string): Partial<NewClientDraft> {
  const known = query.trim();
  if (known.includes('@')) return { email: known };
  if (/^[+\d][\d\s()-]*$/.test(known)) return { phone: known };
  const [first_name = '', ...rest] = known.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
