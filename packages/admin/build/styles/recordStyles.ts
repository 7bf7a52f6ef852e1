import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sourceFolder } from '../sourceFolder.ts';
import { replaceCalls } from './styledCalls.ts';

/** What styled-components makes of one style template. */
export interface StaticStyle {
  /** Classes of the element, those of what it extends among them. */
  readonly classes: string;
  /** Its own rules, as a browser takes them. */
  readonly css: string;
}

/** By the file's path and the place of the template among those of the file: `/…/Badge.tsx#0`. */
export type StaticStyles = ReadonlyMap<string, StaticStyle>;

const packages = join(sourceFolder, '../..');

/** Every source file of the app and the design system that holds style templates. */
function styledFiles(): readonly string[] {
  return ['ui/src', 'admin/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .map((path) => join(packages, folder, path))
      .filter((path) => readFileSync(path, 'utf8').includes("'styled-components'")),
  );
}

/** The same file, telling each of its styled components to `recordStyle`. */
function withRecords(code: string, path: string): string {
  return replaceCalls(code, path, ({ key, drawn, template }) => {
    const id = JSON.stringify(nameOf(key));
    const styled = `styled(${drawn}).withConfig({ componentId: ${id} })${template}`;
    return drawn && `globalThis.recordStyle(${JSON.stringify(key)}, ${styled})`;
  });
}

/** The class that styled-components knows a component by, which rules of others may name. */
const nameOf = (key: string) => `ry-${relative(packages, key).replace(/\W+/g, '-')}`;

/**
 * Runs every file that holds style templates under styled-components itself, as it runs on a server, and
 * reads off what it makes of each: so the build changes when styles are made, and nothing about them.
 */
export async function recordStyles(files = styledFiles()): Promise<StaticStyles> {
  const { read } = await evaluateStyles(files);
  const made = await read();
  const isNamed = (name: string) => made.some(({ css }) => css.includes(`.${name}`));
  return new Map(
    made.map(({ key, html, css, isStatic }) => {
      if (!isStatic) throw new Error(`The styles of ${key} ${changing}`);
      const all = /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
      const classes = all.filter((name) => !name.startsWith('ry-') || isNamed(name));
      return [key, { classes: classes.join(' '), css: rulesOf(nameOf(key), css) }];
    }),
  );
}

const changing =
  'hold a function of props. The build makes styles once and for all. Set a data attribute or a CSS variable on the element, and write rules for it.';

/** The rules of one component among those of all that it extends, each followed by a line that names it. */
function rulesOf(name: string, css: string): string {
  const groups = css.split(/data-styled\.g\d+\[id="([^"]+)"\]\{[^}]*\}/);
  const at = groups.indexOf(name);
  const rules = at < 1 ? '' : (groups[at - 1] ?? '');
  return rules
    .replace(/^<style[^>]*>/, '')
    .replaceAll('/*!sc*/', '')
    .trim();
}

interface Made {
  readonly key: string;
  readonly html: string;
  readonly css: string;
  readonly isStatic: boolean;
}

interface Evaluated {
  read(): Promise<readonly Made[]>;
}

async function evaluateStyles(files: readonly string[]): Promise<Evaluated> {
  const { outputFiles } = await build({
    stdin: { contents: reader(files), loader: 'ts', resolveDir: sourceFolder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    jsx: 'automatic',
    // A file is run for its styles, whether or not somebody uses what it exports.
    ignoreAnnotations: true,
    logLevel: 'error',
    loader: { '.css': 'empty' },
    define: {
      'process.env.NODE_ENV': '"production"',
      // Some modules look at it as they load.
      navigator: '{"platform":"","userAgent":""}',
    },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}');`,
    },
    plugins: [
      {
        name: 'record-styles',
        setup: ({ onLoad, onResolve }) => {
          // Words and maps, which no style needs.
          onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
          onLoad({ filter: /./, namespace: 'virtual' }, () => ({
            contents: 'module.exports = {}',
          }));
          onLoad({ filter: /\.tsx?$/ }, async ({ path }) =>
            files.includes(path)
              ? { contents: withRecords(await readFile(path, 'utf8'), path), loader: 'tsx' }
              : undefined,
          );
        },
      },
    ],
  });
  const cache = join(packages, '../.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'styles-'));
  try {
    const file = join(folder, 'styles.mjs');
    await writeFile(file, outputFiles[0]?.contents ?? '');
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the files one after another and draws every component that they made. */
const reader = (files: readonly string[]) => `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { ServerStyleSheet } from 'styled-components';
  const components = new Map();
  globalThis.recordStyle = (key, component) => {
    components.set(key, component);
    return component;
  };
  const files = [${files.map((path) => `() => import(${JSON.stringify(path)})`)}];
  export async function read() {
    for (const load of files) await load();
    return [...components].map(([key, component]) => {
      const sheet = new ServerStyleSheet();
      // As a plain element: what it is drawn as elsewhere has no part in its styles.
      const html = renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'i' })));
      const css = sheet.getStyleTags();
      sheet.seal();
      // What a template holds may be another component, to name it in a rule; any other function asks for props.
      const rules = component.componentStyle.rules.flat(Infinity);
      const isStatic = rules.every((rule) => typeof rule !== 'function' || rule.styledComponentId);
      return { key, html, css, isStatic };
    });
  }
`;
