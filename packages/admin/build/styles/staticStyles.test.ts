import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceFolder } from '../sourceFolder.ts';
import { recordStyles } from './recordStyles.ts';
import { withStaticStyles } from './staticStyles.ts';
import { styled } from './styledRuntime.ts';

const folder = mkdtempSync(join(sourceFolder, '../../../.cache/test-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (code: string) => `$\{${code}}`;

function write(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, `import { css, styled } from 'styled-components';\n${code}`);
  return path;
}

it('gives components fixed classes, and their files the rules', async () => {
  const path = write(
    'plain.tsx',
    `const mixin = css\`margin: 0;\`;
export const Bar = styled.div<{ readonly a?: string }>\`${place('mixin')} &:hover { color: red; }\`;
export const Wide = styled(Bar)\`color: blue; ${place('Bar')} & { top: 0; }\`;`,
  );
  const styles = await recordStyles([path]);
  const bar = styles.get(`${path}#1`);
  const wide = styles.get(`${path}#2`);
  const [barName, barOwn] = bar?.classes.split(' ') ?? [];
  const wideOwn = wide?.classes.split(' ').at(-1);
  expect(bar?.css).toBe(`.${barOwn}{margin:0;}\n.${barOwn}:hover{color:red;}`);
  expect(wide?.css).toBe(`.${wideOwn}{color:blue;}\n.${barName} .${wideOwn}{top:0;}`);
  expect(wide?.classes).toContain(`${barName} ${barOwn}`);
  const code = withStaticStyles(readFileSync(path, 'utf8'), path, styles);
  expect(code).toContain("const mixin = '';");
  expect(code).toContain(`const Bar = /* @__PURE__ */ styled('div', '${bar?.classes}');`);
});

it('keeps what is drawn, and imports the rules after everything else', async () => {
  const source = 'const A = styled.b`top: 0;`;\nconst B = styled(A)`left: 0;`;';
  const path = write('order.tsx', source);
  const styles = await recordStyles([path]);
  const [first, second] = [styles.get(`${path}#0`)?.classes, styles.get(`${path}#1`)?.classes];
  expect(withStaticStyles(source, path, styles)).toBe(
    [
      `const A = /* @__PURE__ */ styled('b', '${first}');`,
      `const B = /* @__PURE__ */ styled(A, '${second}');`,
      `import '${path}.styles.css';`,
      '',
    ].join('\n'),
  );
});

it('refuses styles that depend on props, and components that are made while drawing', async () => {
  const changing = write('changing.tsx', `export const A = styled.b\`top: ${place('() => 1')};\`;`);
  await expect(recordStyles([changing])).rejects.toThrow('changing.tsx#0 hold a function of props');
  const inner = write('inner.tsx', 'export const draw = () => styled.b`top: 0;`;');
  const styles = await recordStyles([inner]);
  expect(() => withStaticStyles('styled.b`top: 0;`', inner, styles)).toThrow('Move it to the top');
});

it('draws like styled-components: other elements, given classes, extended components', () => {
  const Base = styled('div', 'a');
  const Extended = styled(Base, 'a b');
  expect(Extended({ className: 'mine' }).props).toEqual({ className: 'a b mine' });
  expect(Extended({}).type).toBe('div');
  expect(Extended({ as: 'span' }).type).toBe('span');
});
