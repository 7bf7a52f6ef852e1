import { Canvas, Controls, Heading, Source, Title } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import type { Guide } from '../../stories/guides/guide.ts';
import { AnatomySection } from './AnatomySection.tsx';
import { FactsSection } from './FactsSection.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { PairsSection } from './PairsSection.tsx';
import { PropsSection } from './PropsSection.tsx';
import { SpokenText } from './SpokenText.tsx';
import { type SectionName, sectionTitles } from './sections.ts';
import { findStory, type StoryFile } from './storyFile.ts';
import { TextList } from './TextList.tsx';
import { ThemingSection } from './ThemingSection.tsx';
import { useSiteTheme } from './useSiteTheme.ts';

interface ComponentPageProps {
  readonly file: StoryFile;
  readonly guide: Guide;
}

/** Everything about a component, in the same order for each. */
export function ComponentPage({ file, guide }: ComponentPageProps): ReactNode {
  const name = useSiteTheme();
  const [example, setExample] = useState<HTMLElement>();
  return (
    <>
      <Title />
      <p data-section="sentence">{guide.sentence}</p>
      <div data-section="example">
        {guide.frame ? (
          <LiveFrame file={file} height={guide.frame} />
        ) : (
          <Canvas of={findStory(file).story} sourceState={guide.code ? 'none' : 'shown'} />
        )}
        {guide.code && <Source code={guide.code} language="tsx" dark={name === 'dark'} />}
        <Controls of={findStory(file).story} />
      </div>
      <Section name="matrix">
        <MatrixSection file={file} guide={guide} />
      </Section>
      <Section name="anatomy">
        <AnatomySection file={file} guide={guide} onReady={setExample} />
      </Section>
      <Section name="usage">
        <PairsSection guide={guide} />
      </Section>
      <Section name="content">
        <TextList of={guide.content} />
      </Section>
      <Section name="keyboard">
        <Keys of={guide.keys} />
      </Section>
      <Section name="accessibility">
        <TextList of={guide.access} />
        <SpokenText of={example} name={file.name} />
      </Section>
      <Section name="props">
        <PropsSection name={file.name} meta={file.meta} />
      </Section>
      <Section name="theming">
        <ThemingSection name={file.name} />
      </Section>
      <Section name="facts">
        <FactsSection file={file} guide={guide} />
      </Section>
    </>
  );
}

function Section({ name, children }: PropsWithChildren<{ readonly name: SectionName }>): ReactNode {
  return (
    <section data-section={name}>
      <Heading>{sectionTitles[name]}</Heading>
      {children}
    </section>
  );
}

function Keys({ of: keys }: { readonly of: Guide['keys'] }): ReactNode {
  if (keys.length === 0) return <p>No part of it takes the focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
