import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords from leaks, among them the 3,000 most frequent. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);
