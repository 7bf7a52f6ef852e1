import { expect, it } from 'vitest';
import { withLeanStyles } from './leanStyles.ts';

const place = (code: string) => `$\{${code}}`;

it('takes blanks and comments out of style rules', () => {
  const code = 'const Bar = styled.div`\n  /* a bar */\n  color: red;\n\n  &:hover { top: 0; }\n`;';
  expect(withLeanStyles(code)).toBe('const Bar = styled.div` color: red;&:hover{top: 0;}`;');
});

it('keeps the blanks that mean something around values that are filled in', () => {
  const code = `styled(Button)\`\n  padding: 0 ${place('theme.space2')} 1px;\n  ${place('media.phone')} { margin: 0; }\n\``;
  expect(withLeanStyles(code)).toBe(
    `styled(Button)\` padding: 0 ${place('theme.space2')} 1px;${place('media.phone')}{margin: 0;}\``,
  );
});

it('leaves code inside places and other templates alone', () => {
  const inner = place('{ a: `x  ;  y` }.a');
  const code = `css\`top:  ${inner};\`; const text = \`two  blanks\`;`;
  expect(withLeanStyles(code)).toBe(`css\`top: ${inner};\`; const text = \`two  blanks\`;`);
});

it('fills in constants whose names stand alone in a place', () => {
  const code = `css\`gap: ${place('theme.space2')} calc(${place('theme.space1 + 1')});\``;
  expect(withLeanStyles(code, { 'theme.space2': 'var(--ry-space-2)' })).toBe(
    `css\`gap: var(--ry-space-2) calc(${place('theme.space1 + 1')});\``,
  );
});
