import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../primitives/Badge.tsx';
import { Thumbnail } from '../../primitives/Thumbnail.tsx';
import { Marked } from '../../primitives/text/Marked.tsx';
import { theme } from '../../theme/theme.ts';
import { isCommand } from './optionCommands.ts';
import type { Option } from './useOptions.ts';

interface OptionContentProps {
  readonly option: Option;
  /** Its matches in the name and in the second line are marked. */
  readonly query: string;
}

/** The name of an option, with its image, second line, price and status where it has them. */
export function OptionContent({ option, query }: OptionContentProps): ReactNode {
  const { name, detail, aside, image, badge } = option;
  // Names of records are not translated, commands are.
  const translate = isCommand(option) ? undefined : 'no';
  if (!detail && !aside && !badge && image === undefined) {
    return <Marked text={name} query={query} translate={translate} />;
  }
  return (
    <>
      {image !== undefined && <Thumbnail image={image ? { thumb_url: image, alt: '' } : null} />}
      <Lines>
        <Line>
          <b>
            <Marked text={name} query={query} translate={translate} />
          </b>
          {aside && <span>{aside}</span>}
        </Line>
        {(detail || badge) && (
          <Line>
            {detail && (
              <small>
                <Marked text={detail} query={query} translate="no" />
              </small>
            )}
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </Line>
        )}
      </Lines>
    </>
  );
}

const Lines = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space3};
  min-width: 0;

  b { min-width: 0; font-weight: inherit; overflow-wrap: anywhere; }
  > span { flex: none; font-variant-numeric: tabular-nums; }
  small { min-width: 0; color: ${theme.textMuted}; font-size: ${theme.textSm}; line-height: 16px; overflow-wrap: anywhere; }
`;
