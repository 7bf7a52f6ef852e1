import type { Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Files of code and style that an address needs besides the entry, so that the page can ask for them at once. */
export interface AddressChunks {
  /** By language: its catalogue. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** By the first segments of the path: `auth/login`, or a module's name for its list. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** What lists are drawn with on a phone. */
  readonly cards: readonly string[];
}

/** Reads off a finished bundle what each first page needs. */
export function addressChunks(bundle: Bundle): AddressChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const inPage = chunks.filter((chunk) => chunk.isEntry || chunk.name === 'app');
  const inPageStyles = stylesInPage(bundle);
  const needs = (chunk: Rolldown.OutputChunk): readonly string[] => {
    const files = new Set<string>();
    const visit = (name: string) => {
      const output = bundle[name];
      if (files.has(name) || output?.type !== 'chunk' || inPage.includes(output)) return;
      files.add(name);
      for (const imported of output.imports) visit(imported);
      for (const style of stylesOf(output)) if (!inPageStyles.includes(style)) files.add(style);
    };
    visit(chunk.fileName);
    return [...files];
  };
  const languages: Record<string, readonly string[]> = {};
  const screens: Record<string, readonly string[]> = {};
  let cards: readonly string[] = [];
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const language = /virtual:catalogue\/([a-z]{2})$/.exec(id)?.[1];
      const module = /\/modules\/([^/]+)\/[A-Z]\w*List\.tsx$/.exec(id)?.[1];
      if (language) languages[language] = needs(chunk);
      else if (module) screens[module] = needs(chunk);
      else if (id.endsWith('/DataTable/CardsView.tsx')) cards = needs(chunk);
      else if (id.endsWith('/screens/LoginScreen.tsx')) screens['auth/login'] = needs(chunk);
    }
  }
  return { languages, screens, cards };
}

/** Stylesheets that stand in the page itself: what every first page needs, and every list. */
export function stylesInPage(bundle: Bundle): readonly string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && (output.isEntry || output.name === 'app' || output.name === 'list')
      ? stylesOf(output)
      : [],
  );
}

function stylesOf(chunk: Rolldown.OutputChunk): readonly string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}
