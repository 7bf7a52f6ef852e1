import { EmptyState } from '@rentyard/ui/EmptyState';
import { SearchField } from '@rentyard/ui/SearchField';
import { theme } from '@rentyard/ui/theme';
import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, use, useState } from 'react';
import { styled } from 'styled-components';
import { guideOf, guideTitles } from '../../stories/guides/guides.ts';
import { GalleryCard, type GalleryEntry } from './GalleryCard.tsx';
import { synonymsOf } from './synonyms.ts';

const groups: readonly (readonly [folder: string, title: string])[] = [
  ['primitives', 'Primitives'],
  ['fields', 'Fields'],
  ['table', 'Tables'],
  ['structures', 'Structures'],
  ['charts', 'Charts'],
  ['overlays', 'Overlays'],
  ['feedback', 'Feedback'],
  ['layout', 'Layout'],
];

let loaded: Promise<readonly GalleryEntry[]> | undefined;

/** Every component as a live thumbnail, with a search over names and sentences. */
export function Gallery(): ReactNode {
  loaded ??= Promise.all(guideTitles.map(readEntry)).then((found) => found.flat());
  const entries = use(loaded);
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = entries.filter(({ title, guide }) => {
    const text =
      `${title} ${guide.sentence} ${guide.use.join(' ')} ${synonymsOf(title)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <Search className="sb-unstyled">
        <SearchField
          label="Search components"
          placeholder="Name or purpose: upload, modal, toast"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output>{`${matches.length} of ${entries.length} components`}</output>
      </Search>
      {matches.length === 0 && <EmptyState title="No components match" />}
      {groups.map(([folder, title]) => {
        const shown = matches.filter((entry) => entry.title.startsWith(`${folder}/`));
        if (shown.length === 0) return null;
        return (
          <Fragment key={folder}>
            <Heading>{title}</Heading>
            <Grid className="sb-unstyled">
              {shown.map((entry) => (
                <GalleryCard key={entry.title} entry={entry} />
              ))}
            </Grid>
          </Fragment>
        );
      })}
    </>
  );
}

async function readEntry(title: string): Promise<readonly GalleryEntry[]> {
  const guide = await guideOf(title);
  return guide ? [{ title, guide }] : [];
}

const Search = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: ${theme.space4};
  padding: ${theme.space3} 0;
  background: ${theme.surface};

  > :first-child { flex: 1; max-width: 420px; }
  output { font-size: ${theme.textMd}; color: ${theme.textMuted}; }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space4};
`;
