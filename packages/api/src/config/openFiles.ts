/** Files and connections that the server has open besides those of its clients and its database. */
const ownFiles = 60;
/** The engine does not start with fewer files, and needs no more on the largest supported tables. */
const engineFiles = { least: 64, most: 1_000 } as const;

/** How many files and connections the system allows this process (`ulimit -n`). */
export function openFileLimit(): number {
  // Otherwise the report looks up the names of all connected hosts.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: number | 'unlimited' } };
  };
  const limit = userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY;
}

/** The files that the embedded database may have open at a time: a quarter of the limit. */
export function engineFilesWithin(limit: number): number {
  return Math.min(engineFiles.most, Math.max(engineFiles.least, Math.floor(limit / 4)));
}

/**
 * The connections that clients may have at a time. Each may read a file while it gets a response, so
 * a fifth of the descriptors remains free.
 * @param databaseFiles those of the embedded database, or the connections to PostgreSQL.
 */
export function clientConnectionsWithin(limit: number, databaseFiles: number): number {
  return Math.max(1, Math.floor((limit - ownFiles - databaseFiles) * 0.8));
}
