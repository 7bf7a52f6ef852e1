import { Description, Heading, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import type { StoryFile } from './storyFile.ts';
import { useSiteTheme } from './useSiteTheme.ts';

/** The page of stories that show a screen or a behaviour: one picture, and a link to each story. */
export function StoriesPage({ file }: { readonly file: StoryFile }): ReactNode {
  const theme = useSiteTheme();
  return (
    <>
      <Title />
      <Description />
      <StoryPicture file={file} story={file.stories[0]?.exportName} frame={560} theme={theme} />
      <Heading>Stories</Heading>
      <ul>
        {file.stories.map(({ id, name, description }) => (
          <li key={id}>
            <SiteLink to={`/story/${id}`}>{name}</SiteLink>
            {description && ` – ${description}`}
          </li>
        ))}
      </ul>
    </>
  );
}
