import type { Plugin, Rolldown } from 'vite';

/**
 * Moves the bundler's own few lines out of their file into the chunk that every page starts with: a
 * request less for each first page. The bundler keeps them apart whenever chunks are put together by hand.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'rentyard-fold-runtime',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const app = chunks.find(({ name }) => name === 'app');
      if (!runtime || !app) return;
      fold(runtime, app, chunks);
      delete bundle[runtime.fileName];
    },
  };
}

function fold(
  runtime: Rolldown.OutputChunk,
  app: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): void {
  const [runtimeFile = '', appFile = ''] = [fileOf(runtime), fileOf(app)];
  for (const chunk of chunks) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    if (chunk !== app) {
      chunk.code = withImportFrom(chunk.code, runtimeFile, appFile);
      chunk.imports.splice(chunk.imports.indexOf(runtime.fileName), 1);
      if (!chunk.imports.includes(app.fileName)) chunk.imports.push(app.fileName);
    }
  }
  app.code = withRuntime(app.code, runtime.code, runtimeFile);
  app.imports = app.imports.filter((file) => file !== runtime.fileName);
}

const fileOf = ({ fileName }: Rolldown.OutputChunk) => fileName.split('/').at(-1);

/** Names under which the app's chunk hands out the runtime: no minifier makes such. */
const handedOut = (name: string) => `runtime_${name}`;

/** `import{n as e}from"./runtime.js"` becomes `import{runtime_n as e}from"./app.js"`. */
export function withImportFrom(code: string, runtimeFile: string, appFile: string): string {
  const [statement, names = ''] = importOf(code, runtimeFile) ?? [];
  if (!statement) return code;
  const renamed = pairsOf(names).map(([name, local]) => `${handedOut(name)} as ${local}`);
  return code.replace(statement, () => `import{${renamed}}from"./${appFile}";`);
}

/** The code of the app's chunk with the runtime in it, which it also exports for the other chunks. */
export function withRuntime(app: string, runtime: string, runtimeFile: string): string {
  const [statement, names = ''] = importOf(app, runtimeFile) ?? [];
  const [exporting = '', exported = ''] = /export ?\{([^}]*)\};?\s*$/.exec(runtime) ?? [];
  const own = pairsOf(exported).map(([local, name]) => `${handedOut(name)}:${local}`);
  const used = pairsOf(names).map(([name, local]) => `${local}=${handedOut(name)}`);
  const all = pairsOf(exported).map(([, name]) => handedOut(name));
  const folded = [
    `const{${all}}=(()=>{${runtime.replace(exporting, '')};return{${own}}})()`,
    ...(used.length > 0 ? [`,${used}`] : []),
    `;export{${all}};`,
  ].join('');
  return statement ? app.replace(statement, () => folded) : folded + app;
}

function importOf(code: string, file: string): RegExpExecArray | null {
  const name = file.replace(/[.$]/g, '\\$&');
  return new RegExp(`import ?\\{([^}]*)\\} ?from ?["']\\./${name}["'];?`).exec(code);
}

/** `a as b,c` as pairs: `[a, b]`, `[c, c]`. */
function pairsOf(names: string): readonly (readonly [string, string])[] {
  return names
    .split(',')
    .filter((one) => one.trim())
    .map((one) => {
      const [first = '', second = first] = one.trim().split(' as ');
      return [first, second] as const;
    });
}
