import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords by how often they were found in leaks, among them the 3,000 commonest. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);
