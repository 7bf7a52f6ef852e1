import { Skeleton } from '@rentyard/ui/Skeleton';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ModuleExports } from 'storybook/internal/types';
import { styled } from 'styled-components';
import type { Guide } from '../../stories/guides/guide.ts';
import { SiteLink } from './SiteLink.tsx';
import { StoryBoundary, StoryPicture } from './StoryPicture.tsx';
import { readStoryFile, type StoryFile } from './storyFile.ts';
import { useSiteTheme } from './useSiteTheme.ts';

export interface GalleryEntry {
  /** `fields/TextField`. */
  readonly title: string;
  readonly guide: Guide;
}

const modules = import.meta.glob<ModuleExports>(
  '../../stories/{primitives,fields,table,structures,charts,overlays,feedback,layout}/*.stories.tsx',
);

const files = new Map<string, Promise<StoryFile>>();

/** A component: its picture at half of its size, its name and what it does. */
export function GalleryCard({ entry }: { readonly entry: GalleryEntry }): ReactNode {
  const { title, guide } = entry;
  const card = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(card.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Card ref={card}>
      <Picture inert aria-hidden data-framed={guide.frame !== undefined || undefined}>
        <div>
          <Suspense fallback={<Skeleton height={32} />}>
            <StoryBoundary>{isNear && <Thumbnail entry={entry} />}</StoryBoundary>
          </Suspense>
        </div>
      </Picture>
      <SiteLink to={`/docs/${idOf(title)}--docs`}>{title.split('/')[1]}</SiteLink>
      <p>{guide.sentence}</p>
    </Card>
  );
}

function Thumbnail({ entry: { title, guide } }: { readonly entry: GalleryEntry }): ReactNode {
  const file = use(readFile(title, guide));
  const name = useSiteTheme();
  return <StoryPicture file={file} story={storyOf(guide)} frame={guide.frame} theme={name} />;
}

function readFile(title: string, guide: Guide): Promise<StoryFile> {
  const known = files.get(title);
  if (known) return known;
  const load = modules[`../../stories/${title}.stories.tsx`];
  const name = storyOf(guide);
  const file = (load?.() ?? Promise.resolve({})).then((exported: ModuleExports) =>
    readStoryFile(title, exported, [
      {
        id: `${idOf(title)}--${name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`,
        name,
        moduleExport: exported[name],
        parameters: {},
      },
    ]),
  );
  files.set(title, file);
  return file;
}

function storyOf({ states }: Guide): string {
  return states?.[0] ?? 'Default';
}

function idOf(title: string): string {
  return title.toLowerCase().replace('/', '-');
}

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space1};
  padding-bottom: ${theme.space4};
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};

  &:hover { border-color: ${theme.outline}; }
  > a { padding: ${theme.space2} ${theme.space4} 0; font-weight: 600; color: ${theme.text}; text-decoration: none; }
  > a::after { content: ''; position: absolute; inset: 0; }
  > p { padding: 0 ${theme.space4}; font-size: ${theme.textMd}; line-height: 18px; color: ${theme.textMuted}; }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 150px;
  padding: 0 ${theme.space2};
  overflow: hidden;
  border-bottom: 1px solid ${theme.hairline};
  background: ${theme.page};

  > div { width: 116%; max-height: 180px; scale: 0.8; }
  &[data-framed] > div { width: 240%; max-height: none; scale: 0.4; }
`;
