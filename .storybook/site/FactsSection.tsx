import { type ReactNode, Suspense } from 'react';
import type { Guide } from '../../stories/guides/guide.ts';
import { SiteLink } from './SiteLink.tsx';
import type { StoryFile } from './storyFile.ts';
import { findStory } from './storyFile.ts';
import { useFacts } from './useFacts.ts';

interface FactsSectionProps {
  readonly file: StoryFile;
  readonly guide: Guide;
}

/** Compressed size, status, first version, and where to read and report more. */
export function FactsSection(props: FactsSectionProps): ReactNode {
  return (
    <Suspense fallback={<p>Measuring…</p>}>
      <Facts {...props} />
    </Suspense>
  );
}

const statusTexts = {
  stable: 'Stable',
  preview: 'Preview: props may change in a minor version',
  deprecated: 'Deprecated: it leaves in the next major version',
} as const;

function Facts({ file, guide }: FactsSectionProps): ReactNode {
  const { components, repository, issues } = useFacts();
  const facts = components[file.name];
  if (!facts) return null;
  const title = encodeURIComponent(`${file.name}: `);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'Import',
      <code key="import">{`import { ${file.name} } from '@rentyard/ui/${file.name}';`}</code>,
    ],
    ['Size', `${facts.kib} KiB compressed, without React and styled-components`],
    ['Status', statusTexts[guide.status]],
    ['Since', guide.since === 'next' ? 'the next version' : guide.since],
    [
      'Source',
      <a key="source" href={`${repository}/blob/main/${facts.source}`}>
        {facts.source}
      </a>,
    ],
    [
      'Stories',
      <SiteLink key="stories" to={`/story/${findStory(file).id}`}>
        {`${file.stories.length} ${file.stories.length === 1 ? 'story' : 'stories'}`}
      </SiteLink>,
    ],
    [
      'Issues',
      <a key="issues" href={`${issues}/new?title=${title}`}>
        Report a problem
      </a>,
    ],
  ];
  return (
    <table>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
