import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from '../stories/guides/guide.ts';
import { guideOf } from '../stories/guides/guides.ts';

/**
 * The docs page of a component: when to use it, when not, its keys, its accessibility; then props and
 * stories.
 */
export function GuidePage(): ReactNode {
  const meta = useOf('meta', ['meta']);
  const guide = guideOf(meta.preparedMeta.title);
  return (
    <>
      <Title />
      <Description />
      {guide && <GuideText guide={guide} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function GuideText({ guide }: { readonly guide: Guide }): ReactNode {
  const blocks = [
    ['When to use it', list(guide.use)],
    ['When not', list(guide.avoid)],
    ['Keyboard', guide.keys.map(([key, does]) => `| ${key} | ${does} |`).join('\n')],
    ['Accessibility', list(guide.access)],
  ] as const;
  return blocks
    .filter(([, text]) => text !== '')
    .map(([title, text]) => (
      <section key={title}>
        <Heading>{title}</Heading>
        <Markdown>{title === 'Keyboard' ? `| key | does |\n|---|---|\n${text}` : text}</Markdown>
      </section>
    ));
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
