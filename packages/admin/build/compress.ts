import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json)$/;

/** Smaller files are not compressed: the response headers would outweigh the saving. In bytes. */
const minimumSize = 512;

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` file next to every text file of the build, so that the server never
 * compresses them. Results are cached by content: a rebuild compresses only changed files.
 */
export function compressPlugin(): Plugin {
  let outDir = '';
  let cacheFolder = '';
  return {
    name: 'rentyard-compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
      cacheFolder = join(config.cacheDir, 'compressed');
    },
    closeBundle: {
      order: 'post',
      handler: async () => {
        await mkdir(cacheFolder, { recursive: true });
        const names = await readdir(outDir, { recursive: true });
        await Promise.all(
          names
            .filter((name) => compressible.test(name))
            .map((name) => compressFile(join(outDir, name), cacheFolder)),
        );
      },
    },
  };
}

async function compressFile(path: string, cacheFolder: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minimumSize) return;
  const hash = createHash('sha256').update(content).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const cached = join(cacheFolder, `${hash}.${ending}`);
      if (existsSync(cached)) return copyFile(cached, `${path}.${ending}`);
      const encoded = await encode(content);
      await Promise.all([writeFile(cached, encoded), writeFile(`${path}.${ending}`, encoded)]);
    }),
  );
}
