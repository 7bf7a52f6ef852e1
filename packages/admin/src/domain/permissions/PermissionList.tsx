import { useLanguageTag } from '@rentyard/ui/strings';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { inSentence } from '../../services/i18n/inSentence.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import type { PermissionsBySubject } from './permissionRules.ts';

interface PermissionListProps {
  readonly title: string;
  readonly tone: 'success' | 'danger' | 'neutral';
  readonly permissions: PermissionsBySubject;
}

/**
 * Permissions as text, one line per subject: `Offers: delete, export`. Renders nothing without
 * permissions.
 */
export function PermissionList({ title, tone, permissions }: PermissionListProps): ReactNode {
  const labels = usePermissionLabels();
  const tag = useLanguageTag();
  if (permissions.length === 0) return null;
  return (
    <Section data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {permissions.map(([subject, actions]) => (
          <li key={subject}>
            <b>{labels.subject(subject)}</b>:{' '}
            {actions.map((action) => inSentence(labels.action(action), tag)).join(', ')}
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
