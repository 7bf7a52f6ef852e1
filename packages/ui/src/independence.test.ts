import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** The code of a file without comments. */
function codeOf(path: string): string {
  const text = readFileSync(`${folder}/${path}`, 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** Files whose code matches the pattern, with the matches. */
function found(pattern: RegExp): readonly string[] {
  return files.flatMap((path) => {
    const hit = pattern.exec(codeOf(path))?.[0];
    return hit ? [`${path}: ${hit}`] : [];
  });
}

/** The package works with any tool, so it contains nothing of a particular application (P-UI). */
describe('the design system', () => {
  it('is checked completely', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(found(/\bThemeProvider\b/)).not.toEqual([]);
  });

  it('imports no store, router or message library', () => {
    expect(found(/from ['"](?:@reduxjs|react-redux|redux|react-intl|react-router|zod)/)).toEqual(
      [],
    );
  });

  it('sends no requests and stores nothing in the browser', () => {
    expect(
      found(
        /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\b(?:local|session)Storage\b/,
      ),
    ).toEqual([]);
  });

  it('contains no terms of a marketplace', () => {
    expect(
      found(
        /\b(?:offers?|brands?|buzbot|rentyard(?!\/(?:ui|validators))|rental|machines?|staff)\b/i,
      ),
    ).toEqual([]);
  });
});
