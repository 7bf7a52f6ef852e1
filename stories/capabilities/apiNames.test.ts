import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, type types } from '@babel/core';
import { expect, test } from 'vitest';
import { nameExceptions } from './apiExceptions.ts';

/** The words of the package, checked in every type that an entry exports. */
const sizes = ['small', 'medium', 'large'];
/** Of HTML and of the three properties that open something. */
const otherBooleans = ['required', 'disabled', 'readOnly', 'autoFocus', 'open', 'defaultOpen'];
const otherWords: Readonly<Record<string, string>> = {
  onSelect: 'onPress',
  onClick: 'onPress',
  onTap: 'onPress',
  onDismiss: 'onClose',
  onHide: 'onClose',
  onCancel: 'onClose',
  onToggle: 'onOpenChange',
  severity: 'tone',
  intent: 'tone',
  color: 'tone',
};

const folder = 'packages/ui/src/exports';
const entries = readdirSync(folder).filter((file) => /^[A-Z]/.test(file));

test('one name per thing in every exported type', () => {
  const found = new Map<string, string>();
  for (const entry of entries) {
    const code = readFileSync(`${folder}/${entry}`, 'utf8');
    for (const [, names = '', from = ''] of code.matchAll(/\{([^}]*)\} from '(\.[^']+)'/g)) {
      const path = resolve(dirname(`${folder}/${entry}`), from);
      for (const name of names.matchAll(/type (\w+)/g)) {
        for (const [property, problem] of problemsOf(path, name[1] ?? ''))
          found.set(property, problem);
      }
    }
  }
  const unexpected = [...found].filter(([property]) => !(property in nameExceptions));
  expect(unexpected.map(([property, problem]) => `${property}: ${problem}`)).toEqual([]);
  expect(Object.keys(nameExceptions).filter((property) => !found.has(property))).toEqual([]);
  console.info(
    Object.entries(nameExceptions)
      .map(([property, reason]) => `${property.padEnd(40)} ${reason}`)
      .join('\n'),
  );
});

/** The properties of an interface that break a rule, with the problem of each. */
function problemsOf(path: string, name: string): readonly (readonly [string, string])[] {
  const file = parseSync(readFileSync(path, 'utf8'), {
    filename: path,
    presets: ['@babel/preset-typescript'],
    configFile: false,
    babelrc: false,
  });
  const body = file?.program.body ?? [];
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== name) return [];
    return declared.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const type = member.typeAnnotation?.typeAnnotation;
      const problem = type && problemOf(member.key.name, type);
      return problem ? [[`${name}.${member.key.name}`, problem] as const] : [];
    });
  });
}

function problemOf(name: string, type: types.TSType): string | undefined {
  const parts = alternativesOf(type);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return 'is no camelCase name';
  if (name in otherWords) return `is called ${otherWords[name]}`;
  const isBoolean = parts.length > 0 && parts.every((part) => part.type === 'TSBooleanKeyword');
  if (isBoolean && !/^(is|has|can)[A-Z]/.test(name) && !otherBooleans.includes(name))
    return 'is a boolean without is, has or can';
  if (parts.some((part) => part.type === 'TSTypeLiteral' && part.members.length === 0))
    return 'is an empty object as a flag';
  if (name === 'size' && !parts.every((part) => sizes.includes(textOf(part))))
    return 'has sizes other than small, medium and large';
  const [callback] = parts.filter((part) => part.type === 'TSFunctionType');
  if (!/^on[A-Z]/.test(name) || callback?.type !== 'TSFunctionType') return undefined;
  const [, second, third] = callback.parameters;
  const isEvent = second?.type === 'Identifier' && second.name === 'event';
  return (second && !isEvent) || third ? 'has arguments beside a value and an event' : undefined;
}

/** The members of a union without null and undefined. */
function alternativesOf(type: types.TSType): readonly types.TSType[] {
  if (type.type === 'TSParenthesizedType') return alternativesOf(type.typeAnnotation);
  if (type.type === 'TSUnionType') return type.types.flatMap(alternativesOf);
  return type.type === 'TSUndefinedKeyword' || type.type === 'TSNullKeyword' ? [] : [type];
}

function textOf(type: types.TSType): string {
  const isText = type.type === 'TSLiteralType' && type.literal.type === 'StringLiteral';
  return isText && 'value' in type.literal ? String(type.literal.value) : '';
}
