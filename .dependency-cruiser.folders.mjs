import { options } from './.dependency-cruiser.mjs';

/**
 * No folder depends on another both ways, types included. Tests do not count: they may use the app as a
 * whole, whatever layer they test.
 */
const packagesWithoutCycles = ['api', 'contract', 'admin', 'ui', 'validators'];

export default {
  forbidden: packagesWithoutCycles.map((name) => ({
    name: `${name}-folders-form-no-cycle`,
    comment: 'Move what both folders need into a third one, or make them one folder.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^packages/${name}/src` },
    to: { circular: true },
  })),
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|^tests/|\\.(test|spec|stories)\\.tsx?$` },
  },
};
