import { availableParallelism } from 'node:os';

/** argon2id (the library's default) with the figures of OWASP's password storage cheat sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that may be computed at once: each takes 19 MiB and a core for some 20 ms. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism()));

/** Reads the machine code that hashes: with the first password, or before it where there is time. */
export const readArgon2 = () => import('@node-rs/argon2');

/** The argon2id text form of a password. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await readArgon2();
  return hash(password, cost);
}

/** The hash of a random password that nobody was ever told; it costs what any other does to check. */
const standIn =
  '$argon2id$v=19$m=19456,t=2,p=1$mNCFuE6OvYyFLEXCEzpDnQ$RzaTe2vYlDnXT3QYhiP+xyW5hf2DlbCn04Zl7oD2IjI';

/**
 * Whether the password belongs to the hash. Without a hash (nobody by that address, or no password
 * set) a stand-in is checked all the same, so that the time taken tells nothing.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { verify } = await readArgon2();
  return (await verify(stored ?? standIn, password)) && typeof stored === 'string';
}
