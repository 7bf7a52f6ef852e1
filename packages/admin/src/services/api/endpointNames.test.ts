import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../..');
const endpoint = /^\s+(\w+): build\.(?:query|mutation)\b/gm;

test('endpoint names are unique: the api ignores a second endpoint with the same name', () => {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(source, path), 'utf8').matchAll(endpoint)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
