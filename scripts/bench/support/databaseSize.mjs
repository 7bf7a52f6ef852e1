import pg from 'pg';

/** The size of a database with its indexes, in MB. */
export async function databaseSize(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  await client.end();
  return Math.round(rows[0].bytes / 2 ** 20);
}
