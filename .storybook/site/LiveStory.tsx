import { type ReactNode, useMemo } from 'react';
import type { ModuleExports } from 'storybook/internal/types';
import { StoryPicture } from './StoryPicture.tsx';
import { readStoryFile } from './storyFile.ts';
import { ThemeSample } from './ThemeSample.tsx';
import { useSiteTheme } from './useSiteTheme.ts';

interface LiveStoryProps {
  /** A module of stories. */
  readonly of: ModuleExports;
  /** The export name of the story. */
  readonly story: string;
}

/** A story in the text of a page that does not belong to its file. */
export function LiveStory({ of: module, story }: LiveStoryProps): ReactNode {
  const theme = useSiteTheme();
  const file = useMemo(
    () =>
      readStoryFile(story, module, [
        { id: story, name: story, moduleExport: module[story], parameters: {} },
      ]),
    [module, story],
  );
  return (
    <ThemeSample name={theme}>
      <StoryPicture file={file} story={story} theme={theme} />
    </ThemeSample>
  );
}
