import { prepareTemplate } from '@rentyard/api/db/embedded/template';
import { migrate } from '@rentyard/api/db/migration/migrate';
import { openDatabase } from '@rentyard/api/db/open';
import type { TestProject } from 'vitest/node';
import { createDatabase, openCluster } from './postgresCluster.ts';

/**
 * Starts PostgreSQL for the projects with TEST_DATABASE=postgres, and the newest one with
 * TEST_DATABASE=newest; otherwise they use PGlite.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.TEST_DATABASE ?? project.config.env?.TEST_DATABASE;
  if (wanted !== 'postgres' && wanted !== 'newest') {
    project.provide('clusterUrl', undefined);
    project.provide('migratedDatabase', undefined);
    // Once for all files: several workers would otherwise create it at the same time.
    await prepareTemplate();
    return undefined;
  }
  const cluster = await openCluster({ isNewest: wanted === 'newest' });
  project.provide('clusterUrl', cluster.url);
  project.provide('migratedDatabase', await migratedDatabase(cluster.url));
  return () => cluster.stop();
}

/** The name of a migrated database. Copying it is much faster than migrating. */
async function migratedDatabase(clusterUrl: string): Promise<string> {
  const url = await createDatabase(clusterUrl);
  const db = await openDatabase({ url });
  await migrate(db);
  await db.close();
  return new URL(url).pathname.slice(1);
}
