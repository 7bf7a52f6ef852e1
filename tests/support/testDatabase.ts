import { preparedTemplate } from '@rentyard/api/db/template';
import type { TestProject } from 'vitest/node';
import { openCluster } from './postgresCluster.ts';

/** Starts PostgreSQL for the suites when TEST_DATABASE=postgres asks for it; else they use PGlite. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    project.provide('clusterUrl', undefined);
    // Once for all files: several that found it missing at the same moment would each make it.
    await preparedTemplate();
    return undefined;
  }
  const cluster = await openCluster();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}
