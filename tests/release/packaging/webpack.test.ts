import { test } from 'vitest';
import { hydrate, installReactApp, reactVersions } from '../../packaging/reactApp.ts';
import { expectNone } from '../../support/expectNone.ts';

test.each(reactVersions)(
  'an application on React $react hydrates server-rendered HTML without a warning, built with webpack',
  async (versions) => {
    const app = installReactApp(`webpack-${versions.react}`, versions, {
      'esbuild-loader': '4.5.0',
      webpack: '5.112.2',
    });
    const command = ['node', 'webpack.js'];
    expectNone('problems of the console', await hydrate(app, { folder: 'webpack', command }));
  },
);
