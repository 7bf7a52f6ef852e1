import type { NewClientDraft } from '@rentyard/contract/entities/account/user';

/**
 * Turns the text of a client search into the draft of a new client: an e-mail address, a phone
 * number or a name.
 */
export function clientFromSearch(query: string): Partial<NewClientDraft> {
  const known = query.trim();
  if (known.includes('@')) return { email: known };
  if (/^[+\d][\d\s()-]*$/.test(known)) return { phone: known };
  const [first_name = '', ...rest] = known.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
