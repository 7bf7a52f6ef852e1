/**
 * The part of a package lock that some packages need.
 *
 * @typedef {Record<string, { dependencies?: object, optionalDependencies?: object, peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }>, link?: boolean, dev?: boolean, optional?: boolean }>} Packages
 */

/**
 * The locations of packages and of everything that they need, as keys of the lock's `packages`.
 *
 * @param {Packages} packages `packages` of a lock file of version 3
 * @param {readonly string[]} from locations of the packages to begin with
 * @returns {string[]} sorted, without the ones to begin with
 * @throws {Error} when a needed package is missing from the lock
 */
export function closureOf(packages, from) {
  const found = new Set();
  const waiting = [...from];
  for (let location = waiting.pop(); location !== undefined; location = waiting.pop()) {
    for (const [name, isOptional] of neededBy(packages[location])) {
      const needed = resolveFrom(packages, location, name);
      if (needed === undefined) {
        if (isOptional) continue;
        throw new Error(
          `${location} needs ${name}, which package-lock.json lacks. Run npm install.`,
        );
      }
      if (found.has(needed)) continue;
      found.add(needed);
      waiting.push(packages[needed].link ? packages[needed].resolved : needed);
    }
  }
  return [...found].sort();
}

/**
 * A lock file for some of the packages of another lock, at the same versions.
 *
 * @param {{ packages: Packages }} lock
 * @param {object} manifest the package.json that the new lock belongs to; its dependencies are exact
 * @param {string} at the location in `lock` that the dependencies are resolved from
 */
export function lockFor(lock, manifest, at) {
  const { packages } = lock;
  const direct = Object.keys(manifest.dependencies).map((name) => {
    const location = resolveFrom(packages, at, name);
    if (location === undefined)
      throw new Error(`package-lock.json lacks ${name}. Run npm install.`);
    return location;
  });
  const entries = [...new Set([...direct, ...closureOf(packages, direct)])].map((location) => {
    const { dev, devOptional, ...entry } = packages[location];
    return [location.replace(`${at}/`, ''), entry];
  });
  const byLocation = new Map(entries);
  if (byLocation.size !== entries.length) {
    throw new Error('Two versions of one package would be installed in the same folder.');
  }
  return {
    name: manifest.name,
    version: manifest.version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      ...Object.fromEntries([...byLocation].sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

/** Names of packages, and whether they may be missing. */
function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta = {},
}) {
  return [
    ...Object.keys(dependencies ?? {}).map((name) => [name, false]),
    ...Object.keys(optionalDependencies ?? {}).map((name) => [name, true]),
    ...Object.keys(peerDependencies ?? {})
      .filter((name) => !peerDependenciesMeta[name]?.optional)
      .map((name) => [name, true]),
  ];
}

/** As Node resolves it: the nearest `node_modules` that has the package. */
function resolveFrom(packages, location, name) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const tried = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[tried]) return tried;
    if (folder === '') return undefined;
  }
}
