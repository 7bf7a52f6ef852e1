import type { PresentPerson } from '@rentyard/contract/entities/collaboration/presence';
import { Avatar } from '@rentyard/ui/Avatar';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../services/i18n/useT.ts';

interface AlsoOpenProps {
  readonly people: readonly PresentPerson[];
}

/** Shows who else has the record open and who is editing it. Changes are announced politely. */
export function AlsoOpen({ people }: AlsoOpenProps): ReactNode {
  const t = useT();
  const worded = ({ person, state }: PresentPerson) =>
    state === 'editing' ? t('presence.editing', { name: person.name }) : person.name;
  const names = t('presence.also', { names: people.map(worded).join(', ') });
  return (
    <Line role="status">
      {people.length > 0 && (
        <>
          <Faces>
            {people.slice(0, 4).map(({ person, state }) => (
              <Face key={person.id} data-state={state}>
                <Avatar name={person.name} size="small" />
              </Face>
            ))}
          </Faces>
          <Names title={names}>{names}</Names>
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space2};
  align-items: center;
  min-width: 0;
  position: relative;
  color: ${theme.textMuted};
  font-size: ${theme.textMd};

  &:empty { display: none; }
`;

const Names = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    position: absolute;
    clip-path: inset(50%);
    max-width: 1px;
  }
`;

const Faces = styled.span`
  display: flex;
  flex: none;
`;

const Face = styled.span`
  display: grid;
  border: 2px solid ${theme.page};
  border-radius: 50%;

  & + & { margin-inline-start: -6px; }
  &[data-state='editing'] { border-color: ${theme.warning}; }
`;
