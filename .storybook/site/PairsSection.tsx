import { Icon } from '@rentyard/ui/Icon';
import { media, theme } from '@rentyard/ui/theme';
import { Subheading } from '@storybook/addon-docs/blocks';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Guide, GuidePair } from '../../stories/guides/guide.ts';
import { TextList } from './TextList.tsx';

/** When to use the component and when not, with live examples of both. */
export function PairsSection({ guide }: { readonly guide: Guide }): ReactNode {
  return (
    <>
      <TextList of={guide.use} />
      <Subheading>When not to use it</Subheading>
      <TextList of={guide.avoid} />
      <Subheading>Do and don’t</Subheading>
      <Grid className="sb-unstyled">
        {guide.pairs.flatMap((pair) => [
          <Example key={pair.do.why} kind="do" of={pair.do} />,
          <Example key={pair.dont.why} kind="dont" of={pair.dont} />,
        ])}
      </Grid>
    </>
  );
}

interface ExampleProps {
  readonly kind: keyof GuidePair;
  readonly of: GuidePair[keyof GuidePair];
}

function Example({ kind, of: { show, why } }: ExampleProps): ReactNode {
  return (
    <Figure data-kind={kind}>
      <div>{show}</div>
      <figcaption>
        <strong>
          <Icon of={kind === 'do' ? Check : X} />
          {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        {why}
      </figcaption>
    </Figure>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space4};

  ${media.phone} { grid-template-columns: 1fr; }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  margin: 0;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radiusLarge};
  background: ${theme.surface};
  color: ${theme.text};

  > div { display: grid; align-content: center; min-height: 112px; padding: ${theme.space5}; overflow: auto; }
  figcaption {
    padding: ${theme.space3} ${theme.space4};
    border-top: 3px solid ${theme.success};
    font-size: ${theme.textMd};
    line-height: 18px;
    color: ${theme.textSoft};
    background: ${theme.sunken};
  }
  strong { display: flex; align-items: center; gap: ${theme.space1}; font-weight: 600; color: ${theme.success}; }
  &[data-kind='dont'] figcaption { border-color: ${theme.danger}; }
  &[data-kind='dont'] strong { color: ${theme.danger}; }
`;
