import type { Problem } from '@rentyard/ui/validators';

/** Whom a password is for: what they are called makes a poor one. */
export interface PasswordOwner {
  readonly email: string;
}

/**
 * What is wrong with a new password besides its length: it is among the commonest, or it is the
 * owner's own address. Nothing else is asked of it; long ones are welcome.
 */
export async function weakness(
  password: string,
  { email }: PasswordOwner,
): Promise<Problem | undefined> {
  const plain = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const isOwnName = plain === email.toLowerCase() || plain === mailbox;
  // Read when the first password is set: a server that only serves need not hold the list.
  const { commonPasswords } = await import('./commonPasswords.ts');
  return isOwnName || commonPasswords.has(plain) ? { id: 'common_password' } : undefined;
}
