import { useLanguageTag } from '@rentyard/ui/strings';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inSentence } from '../../services/i18n/inSentence.ts';
import { useRightWords } from '../../services/permissions/useRightWords.ts';
import type { RightsBySubject } from './rightsOf.ts';

interface RightsListProps {
  readonly title: string;
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly rights: RightsBySubject;
}

/** Rights in words, a line for each subject: `Offers: delete, export`. Nothing when there are none. */
export function RightsList({ title, tone, rights }: RightsListProps): ReactNode {
  const words = useRightWords();
  const tag = useLanguageTag();
  if (rights.length === 0) return null;
  return (
    <Section data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {rights.map(([subject, actions]) => (
          <li key={subject}>
            <b>{words.subject(subject)}</b>:{' '}
            {actions.map((action) => inSentence(words.action(action), tag)).join(', ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.div`
  padding-inline-start: ${theme.space3};
  border-inline-start: 3px solid ${theme.border};
  font-size: ${theme.textMd};
  line-height: 18px;

  &[data-tone='success'] { border-color: ${theme.success}; }
  &[data-tone='danger'] { border-color: ${theme.danger}; }
  > h3 { font-size: inherit; font-weight: 600; }
  &[data-tone='success'] > h3 { color: ${theme.success}; }
  &[data-tone='danger'] > h3 { color: ${theme.danger}; }
  > ul { display: grid; gap: ${theme.space1}; margin-top: ${theme.space1}; }
  li { overflow-wrap: anywhere; color: ${theme.textSoft}; }
  b { font-weight: 500; color: ${theme.text}; }
`;
