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
  const common = await commonPasswords();
  return isOwnName || common.has(plain) ? { id: 'common_password' } : undefined;
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Some 49,000 passwords by how often they were found in leaks, among them the 3,000 commonest. Read
 * when the first password is set: a server that only serves need not hold them.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return known;
}
