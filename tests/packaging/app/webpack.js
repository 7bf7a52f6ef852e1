/** Builds the hydrated page with webpack, with React's warnings. */
import { resolve } from 'node:path';
import webpack from 'webpack';

webpack(
  {
    mode: 'development',
    devtool: false,
    entry: './src/hydrate.tsx',
    output: { path: resolve('hydrated/webpack'), filename: 'client.js', publicPath: '/' },
    module: {
      rules: [{ test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } }],
    },
  },
  (error, stats) => {
    const { errors = [], warnings = [] } =
      stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    const problems = [...errors, ...warnings].map(({ message }) => message);
    if (error) problems.push(String(error));
    console.log(problems.join('\n'));
    process.exitCode = problems.length === 0 ? 0 : 1;
  },
);
