import { colors, theme } from '@rentyard/ui/theme';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from './SiteLink.tsx';
import { useFacts } from './useFacts.ts';

/** The custom properties that the component and its parts read. */
export function ThemingSection({ name }: { readonly name: string }): ReactNode {
  return (
    <>
      <p>
        Set any of these on an element, and the component inside it changes.{' '}
        <SiteLink to="/docs/start-theming--docs">Theming</SiteLink> has examples.
      </p>
      <Suspense fallback={<p>Reading the source…</p>}>
        <Hooks name={name} />
      </Suspense>
    </>
  );
}

function Hooks({ name }: { readonly name: string }): ReactNode {
  const hooks = useFacts().components[name]?.hooks ?? [];
  return (
    <List>
      {hooks.map((hook) => (
        <li key={hook}>
          {hook in colors && <Dot style={{ background: theme[hook as keyof typeof theme] }} />}
          <code>{theme[hook as keyof typeof theme]?.slice('var('.length, -1)}</code>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  && { display: flex; flex-wrap: wrap; gap: ${theme.space2} ${theme.space4}; padding: 0; list-style: none; }
  && li { display: flex; align-items: center; gap: ${theme.space1}; margin: 0; }
`;

const Dot = styled.span`
  width: 12px;
  height: 12px;
  border: 1px solid ${theme.outline};
  border-radius: 50%;
`;
