/**
 * `npm run dev`: the server from source, restarted on changes, and the admin on Vite, which forwards API
 * calls to it. Ctrl+C stops both.
 */
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '4000';
const children = [
  start(
    [
      '--import',
      'tsx',
      '--conditions=@rentyard/source',
      '--watch',
      '--watch-preserve-output',
      'packages/api/src/server.ts',
    ],
    { PORT: port },
  ),
  start(['node_modules/vite/bin/vite.js', 'packages/admin'], {
    PORT: '4173',
    RENTYARD_API: `http://127.0.0.1:${port}`,
  }),
];

console.log(
  'Open http://localhost:4173. The server itself serves the last build, if there is one.',
);

function start(args, settings) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  child.on('exit', (code) => stop(code ?? 1));
  return child;
}

function stop(code) {
  for (const child of children) child.kill();
  process.exitCode = code;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
