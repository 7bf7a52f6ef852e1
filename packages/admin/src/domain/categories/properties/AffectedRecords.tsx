import type { Subject } from '@rentyard/contract/permissions';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import type { Affected } from './propertiesApi.ts';

interface AffectedRecordsProps {
  readonly text: string;
  readonly tone: 'danger' | 'warning';
  readonly affected: Affected;
}

/** A sentence on how many records, and links to the first of them; they open beside the form. */
export function AffectedRecords({ text, tone, affected }: AffectedRecordsProps): ReactNode {
  const t = useT();
  const address = useRecordAddress();
  const { total, records } = affected;
  return (
    <div>
      <Text as="p" tone={tone}>
        {text}
      </Text>
      <Links>
        {records.slice(0, shownAtMost).map(({ subject, id, name }) => (
          <li key={`${subject}/${id}`}>
            <RouterLink to={address(subject as Subject, id)} target="_blank">
              {name || `№ ${id}`}
            </RouterLink>
          </li>
        ))}
        {total > shownAtMost && <li>{t('impact.more', { count: total - shownAtMost })}</li>}
      </Links>
    </div>
  );
}

const shownAtMost = 5;

const Links = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${theme.space1} 0 0;
  padding-inline-start: ${theme.space4};
  color: ${theme.textMuted};
  font-size: ${theme.textMd};

  a { color: ${theme.accent}; overflow-wrap: anywhere; }
`;
