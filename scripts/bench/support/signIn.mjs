/** The account of the benchmarks; the server starts with this password. */
export const password = 'Crawler-2026-yard';

/** Signs in at the API at `base` and returns the token. */
export async function signIn(base, email = 'admin@rentyard.test') {
  const response = await fetch(`${base}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true }),
  });
  return (await response.json()).data.token;
}
