import { availableParallelism } from 'node:os';

/** argon2id (the default of the library) with the parameters of the OWASP password storage cheat sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Concurrent hashes: each takes 19 MiB and a core for about 20 ms. */
export const hashesAtOnce = Math.max(1, Math.min(4, availableParallelism()));

/** Loads the native hashing module with the first password, or earlier when the server is idle. */
export const readArgon2 = () => import('@node-rs/argon2');

/** The argon2id text form of a password. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await readArgon2();
  return hash(password, cost);
}

/** The hash of a random unknown password; checking it takes as long as checking any other. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$mNCFuE6OvYyFLEXCEzpDnQ$RzaTe2vYlDnXT3QYhiP+xyW5hf2DlbCn04Zl7oD2IjI';

/**
 * Whether the password matches the hash. Without a hash (no account, or no password) a dummy hash
 * is checked, so that the response time reveals nothing.
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const { verify } = await readArgon2();
  return (await verify(stored ?? dummyHash, password)) && typeof stored === 'string';
}
