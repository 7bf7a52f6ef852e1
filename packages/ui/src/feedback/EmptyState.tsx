import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { wrapMixedTexts } from '../lib/wrapTexts.tsx';
import { theme } from '../theme/theme.ts';

export interface EmptyStateProps extends RootProps {
  readonly icon?: Glyph;
  readonly title: string;
  /** One sentence about the purpose of the page. */
  readonly text?: ReactNode;
  /** The first action on the page. */
  readonly action?: ReactNode;
}

/** An empty page: its purpose and the first action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, title, text, action, ...root },
  ref,
) {
  return (
    <Frame {...root} ref={ref}>
      {icon && (
        <Disc>
          <Icon of={icon} size={20} />
        </Disc>
      )}
      <strong>{title}</strong>
      {text && <p>{wrapMixedTexts(text)}</p>}
      {action && <Action>{action}</Action>}
    </Frame>
  );
});

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space1};
  max-width: 480px;
  margin: 0 auto;
  padding: ${theme.space10} ${theme.space5};
  text-align: center;

  > strong { font-weight: 600; overflow-wrap: anywhere; }
  > p { color: ${theme.textMuted}; overflow-wrap: anywhere; }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-bottom: ${theme.space2};
  border-radius: 50%;
  background: ${theme.neutralSoft};
  color: ${theme.neutral};

  [data-tone='danger'] > & { background: ${theme.dangerSoft}; color: ${theme.danger}; }
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space2};
  margin-top: ${theme.space3};
`;
