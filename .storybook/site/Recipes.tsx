import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { Heading, Source } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from './SiteLink.tsx';
import { useSiteTheme } from './useSiteTheme.ts';

const sources = import.meta.glob<string>(
  ['../../stories/recipes/*.tsx', '../../stories/table/{FleetTable.tsx,fleet.ts}'],
  { query: '?raw', import: 'default', eager: true },
);

interface Recipe {
  readonly title: string;
  readonly text: string;
  readonly story: string;
  /** Its files, the screen first. `RecipeFrame.tsx` belongs to all but the sign-in. */
  readonly files: readonly string[];
}

const recipes: readonly Recipe[] = [
  {
    title: 'List with filters and views',
    text: 'Saved views, search, filters, columns, a bulk action with confirmation and undo.',
    story: 'list',
    files: ['recipes/ListPage.tsx', 'table/FleetTable.tsx', 'table/fleet.ts'],
  },
  {
    title: 'Record with tabs',
    text: 'A form with rules, facts beside it, and a bar with unsaved changes.',
    story: 'record',
    files: ['recipes/RecordPage.tsx'],
  },
  {
    title: 'Wizard',
    text: 'Steps with their own errors, a way back, and a summary.',
    story: 'steps',
    files: ['recipes/Wizard.tsx'],
  },
  {
    title: 'Offer review',
    text: 'One decision at a time, by keyboard, with a reason and undo.',
    story: 'review',
    files: ['recipes/OfferReview.tsx'],
  },
  {
    title: 'Chat',
    text: 'A log that announces new messages. Enter sends.',
    story: 'conversation',
    files: ['recipes/Chat.tsx'],
  },
  {
    title: 'Permission editor',
    text: 'Subjects by actions, with changes in view and a rule that locks.',
    story: 'permissions',
    files: ['recipes/PermissionEditor.tsx'],
  },
  {
    title: 'Dashboard',
    text: 'Figures with trends, a chart, and what happened last.',
    story: 'overview',
    files: ['recipes/Dashboard.tsx'],
  },
  {
    title: 'Sign-in',
    text: 'E-mail and password, then a one-time code.',
    story: 'signing-in',
    files: ['recipes/SignIn.tsx'],
  },
];

/** Each recipe as a live picture with its files to copy. */
export function Recipes(): ReactNode {
  const name = useSiteTheme();
  return recipes.map(({ title, text, story, files }) => {
    const id = `recipes-screens--${story}`;
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      embed: 'true',
      globals: `theme:${name};a11y.manual:!true`,
    });
    return (
      <section key={story}>
        <Heading>{title}</Heading>
        <p>
          {text} <SiteLink to={`/story/${id}`}>Open it alone</SiteLink>.
        </p>
        <Frame inert title={title} loading="lazy" src={`iframe.html?${query}`} />
        {[...files, ...(story === 'signing-in' ? [] : ['recipes/RecipeFrame.tsx'])].map((file) => (
          <details key={file}>
            <summary>
              <Text weight="medium">{file.split('/').at(-1)}</Text>
            </summary>
            <Source
              code={sources[`../../stories/${file}`] ?? ''}
              language="tsx"
              dark={name === 'dark'}
            />
          </details>
        ))}
      </section>
    );
  });
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 560px;
  margin: ${theme.space3} 0;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.page};

  & ~ details { padding: ${theme.space2} 0; }
  & ~ details > summary { cursor: pointer; }
`;
