import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { latinFile } from './shippedFonts.ts';

const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/shipped-fonts');

/**
 * Writes a fontconfig file with a single font, the Latin subset of Inter, because Chromium does not start
 * without any. Text that the page's fonts lack gets this font or a box.
 */
export async function fontConfig(): Promise<string> {
  const fonts = join(folder, 'fonts');
  const config = join(folder, 'fonts.conf');
  mkdirSync(fonts, { recursive: true });
  // Fontconfig does not read WOFF2.
  if (!existsSync(join(fonts, 'latin.ttf'))) {
    write(join(fonts, 'latin.ttf'), await decompress(readFileSync(latinFile)));
  }
  write(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <!-- By another name, so that no page finds it instead of its own Inter. -->
  <match target="scan"><edit name="family" mode="assign"><string>The only font</string></edit></match>
  <!-- How letters of any font are drawn: as Debian sets it. -->
  <match target="pattern">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hintstyle"><const>hintslight</const></edit>
    <edit name="lcdfilter"><const>lcddefault</const></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return config;
}

/** Written atomically, because workers start at the same time. */
function write(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
