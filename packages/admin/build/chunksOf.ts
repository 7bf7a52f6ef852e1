import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Files of code that an address needs besides the entry, so that the page can ask for them at once. */
export interface AddressChunks {
  /** By language: its catalogue. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** By the first segments of the path: `auth/login`, or a module's name for its list. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** Reads off a finished bundle what each first page needs. */
export function addressChunks(bundle: Bundle): AddressChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const needs = (chunk: Rolldown.OutputChunk): readonly string[] => {
    const files = new Set<string>();
    const visit = (name: string) => {
      const output = bundle[name];
      if (files.has(name) || name === entry?.fileName || output?.type !== 'chunk') return;
      files.add(name);
      for (const imported of output.imports) visit(imported);
    };
    visit(chunk.fileName);
    return [...files];
  };
  const languages: Record<string, readonly string[]> = {};
  const screens: Record<string, readonly string[]> = {};
  for (const chunk of chunks) {
    const source = chunk.facadeModuleId ?? '';
    const language = /virtual:catalogue\/([a-z]{2})$/.exec(source)?.[1];
    const module = /\/modules\/([^/]+)\/[A-Z]\w*List\.tsx$/.exec(source)?.[1];
    if (language) languages[language] = needs(chunk);
    else if (module) screens[module] = needs(chunk);
    else if (source.endsWith('/screens/LoginScreen.tsx')) screens['auth/login'] = needs(chunk);
  }
  return { languages, screens };
}
