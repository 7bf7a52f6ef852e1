import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** What the code says, without what its comments do. */
function codeOf(path: string): string {
  const text = readFileSync(`${folder}/${path}`, 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** The files whose code has something of the kind, with what they have. */
function found(pattern: RegExp): readonly string[] {
  return files.flatMap((path) => {
    const hit = pattern.exec(codeOf(path))?.[0];
    return hit ? [`${path}: ${hit}`] : [];
  });
}

/** The package installs into any tool: what belongs to one application stays outside it. P-UI */
describe('the design system', () => {
  it('is looked through as a whole', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(found(/\bThemeProvider\b/)).not.toEqual([]);
  });

  it('knows no store, no router, no library of messages', () => {
    expect(found(/from ['"](?:@reduxjs|react-redux|redux|react-intl|react-router|zod)/)).toEqual(
      [],
    );
  });

  it('asks no server and keeps nothing in the browser', () => {
    expect(
      found(
        /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\b(?:local|session)Storage\b/,
      ),
    ).toEqual([]);
  });

  it('says no word of a marketplace', () => {
    expect(
      found(/\b(?:offers?|brands?|buzbot|rentyard(?!\/ui)|rental|machines?|staff)\b/i),
    ).toEqual([]);
  });
});
