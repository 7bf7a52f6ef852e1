import type { Problem } from '@rentyard/validators';

/** The owner of a password, whose name and address make poor passwords. */
export interface PasswordOwner {
  readonly email: string;
}

/**
 * Problems of a new password besides its length: it is common, or it is the address of the owner.
 * There are no other rules; long passwords are allowed.
 */
export async function weakness(
  password: string,
  { email }: PasswordOwner,
): Promise<Problem | undefined> {
  const plain = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const isOwnName = plain === email.toLowerCase() || plain === mailbox;
  // Loaded with the first new password: servers that set none need not have the list in memory.
  const { commonPasswords } = await import('./commonPasswords.ts');
  return isOwnName || commonPasswords.has(plain) ? { id: 'common_password' } : undefined;
}
