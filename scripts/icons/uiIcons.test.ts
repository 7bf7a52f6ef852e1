import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { directedIcons, iconFiles } from './iconNames.mjs';
import { pathOfIcon } from './pathOfIcon.mjs';

const folder = 'packages/ui/src/icons';
/** The declarations of all icons. */
const sources = readdirSync(folder).flatMap((file) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split(/(?=\/\*\*)/)
    .slice(1),
);

/** Modules of `lucide-react` export the elements of the icon beside the component. */
interface IconModule {
  readonly __iconData: { readonly node: Parameters<typeof pathOfIcon>[0] };
}

test.each(Object.values(iconFiles).flat())(
  'the icon %s of @rentyard/ui equals the one of Lucide',
  async (name) => {
    const { __iconData } = (await import(`lucide-react/icons/${name}`)) as IconModule;
    const own = sources.filter((source) => source.includes(`\`${name}\``));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain(`'${pathOfIcon(__iconData.node)}'`);
    expect(/,\s*true,?\s*\);/.test(own[0] ?? '')).toBe(directedIcons.includes(name));
  },
);

test('an icon of several elements becomes one path', () => {
  expect(
    pathOfIcon([
      ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
      ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
      ['path', { d: 'm9 18 6-6-6-6', key: 'c' }],
    ]),
  ).toBe('M21 21l-4.34-4.34M3 11a8 8 0 1 1 16 0a8 8 0 1 1 -16 0zM9 18l6-6-6-6');
});
