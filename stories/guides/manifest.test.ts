import { expect, test } from 'vitest';
import { synonymsOf } from '../../.storybook/site/synonyms.ts';
import type { Guide } from './guide.ts';
import { guideOf, guideTitles } from './guides.ts';

const guides = await Promise.all(
  guideTitles.map(async (title) => {
    const guide = await guideOf(title);
    if (!guide) throw new Error(`The guide of ${title} is missing.`);
    return { title, guide };
  }),
);

/** `npx vitest run --project unit stories/guides/manifest.test.ts -u` writes both files after a guide has changed. */
test('the package describes its components for programs', async () => {
  const manifest = guides.map(({ title, guide }) => {
    const [group = '', name = ''] = title.split('/');
    const { sentence, use, avoid, content, keys, access, status, since } = guide;
    const alsoCalled = synonymsOf(title);
    return {
      name,
      import: `@rentyard/ui/${name}`,
      group,
      sentence,
      alsoCalled,
      ...{ use, avoid, content, keys, access, status, since },
    };
  });
  await expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchFileSnapshot(
    '../../packages/ui/components.json',
  );
});

test('the package describes its components for assistants', async () => {
  await expect(
    [
      '# @rentyard/ui',
      '',
      "> React design system for internal tools. One entry per component: `import { Button } from '@rentyard/ui/Button'`.",
      '',
      '- Wrap the application in `ThemeProvider` of `@rentyard/ui/theme`, in `AlertsProvider` for `useAlerts()` and in `ConfirmProvider` for `useConfirm()`.',
      '- All texts are props. Fields with a plain text work with `register` of react-hook-form, all others have `value` and `onChange(value)`.',
      '- Props and their meaning are in the declarations of each entry (`dist/exports/<name>.d.ts`). Recipes are in README.md.',
      '',
      ...guides.flatMap(({ title, guide }) => describeGuide(title, guide)),
    ].join('\n'),
  ).toMatchFileSnapshot('../../packages/ui/llms.txt');
});

function describeGuide(title: string, guide: Guide): readonly string[] {
  const name = title.split('/')[1];
  const alsoCalled = synonymsOf(title);
  return [
    `## ${name}`,
    '',
    guide.sentence,
    '',
    `- Import: \`import { ${name} } from '@rentyard/ui/${name}'\``,
    ...(alsoCalled ? [`- Also called: ${alsoCalled}`] : []),
    ...guide.use.map((text) => `- Use: ${text}`),
    ...guide.avoid.map((text) => `- Instead: ${text}`),
    ...guide.keys.map(([key, effect]) => `- Key ${key}: ${effect}`),
    ...guide.access.map((text) => `- Accessibility: ${text}`),
    '',
  ];
}
