/** A worker per core is slower than one for two pages. */
export default { experimental: { cpus: 1 } };
