import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;

/** Below this many bytes the headers of an answer weigh more than what compression saves. */
const worthwhile = 512;

/** Lays a `.br` and a `.gz` beside every text file of the build, so that the server never compresses. */
export function compressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'rentyard-compress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
          if (!compressible.test(name)) continue;
          const path = join(outDir, name);
          const content = readFileSync(path);
          if (content.length < worthwhile) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
