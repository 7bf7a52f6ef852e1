/** The statements of requests on the bare driver, without the server. */
import pg from 'pg';
import { quantile } from './report.mjs';

/** Runs the statements of one request after those of another on several connections at once. */
export async function measureBare({ url, statements, connections, seconds }) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const times = [];
  let next = 0;
  const startedAt = performance.now();
  const until = startedAt + 1_000 * seconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const together = statements[next % statements.length] ?? [];
        next += 1;
        const requestedAt = performance.now();
        for (const statement of together) await pool.query(statement);
        times.push(performance.now() - requestedAt);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1_000;
  await pool.end();
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
