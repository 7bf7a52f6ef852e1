import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { builtStorybook } from './storybook.ts';

const framesHeader = 'x-stories-in-frames';

/** The header of pages whose stories in frames are left out, because other tests open them. */
export const withoutFrames = { [framesHeader]: 'none' };

/** Serves the built Storybook as static files and sets STORYBOOK_URL. */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  if (!existsSync(resolve(builtStorybook, 'index.json'))) {
    throw new Error(
      'Storybook is not built, so these tests cannot run. Run `npm run build:storybook`.',
    );
  }
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: builtStorybook },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      { name: 'without-frames', configurePreviewServer: replaceFrames },
      { name: 'cached-assets', configurePreviewServer: cacheAssets },
    ],
  });
  process.env.STORYBOOK_URL = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  return () => server.close();
}

function replaceFrames({ middlewares }: PreviewServer): void {
  middlewares.use((request, response, next) => {
    if (request.headers[framesHeader] && request.url?.includes('embed=true')) {
      response.setHeader('content-type', 'text/html').end('<title>Story</title>');
    } else next();
  });
}

/** As on a site: hashed names never change. Vite would have the browser ask for each again on every page. */
function cacheAssets({ middlewares }: PreviewServer): void {
  middlewares.use('/assets', (_request, response, next) => {
    response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    next();
  });
}
