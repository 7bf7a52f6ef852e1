import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useSearch } from '../../services/api/search.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';

/** Milliseconds without typing before the search is sent. */
const typingPause = 250;

/** Finds a record of any module by its name or code, for users on a 404 page (P-ERR-5). */
export function RecordSearch(): ReactNode {
  const t = useT();
  const { subject } = usePermissionLabels();
  const address = useRecordAddress();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useSearch(query);
  return (
    <Frame>
      <SearchField
        size="large"
        label={t('error.search')}
        placeholder={t('error.search_by')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Text as="p" size="sm" tone="muted" role="status">
        {found &&
          (found.length > 0
            ? t('error.search_found', { count: found.length })
            : t('error.search_none'))}
      </Text>
      {found && found.length > 0 && (
        <Stack as="ul" gap={0} aria-label={t('error.search')}>
          {found.map((hit) => (
            <Hit key={`${hit.subject}/${hit.id}`}>
              <RouterLink to={address(hit.subject, hit.id)}>
                <span>{hit.name}</span>
                <small>{[subject(hit.subject), hit.code].filter(Boolean).join(' · ')}</small>
              </RouterLink>
            </Hit>
          ))}
        </Stack>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space2};
  width: 100%;
  max-width: 420px;
  text-align: start;
`;

const Hit = styled.li`
  > a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space2};
    align-items: baseline;
    justify-content: space-between;
    padding: ${theme.space2};
    border-radius: ${theme.radius};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  > a:hover { background: ${theme.hover}; }
  small { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
`;
