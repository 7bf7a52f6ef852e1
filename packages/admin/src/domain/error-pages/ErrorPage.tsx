import { actions, subjects } from '@rentyard/contract/permissions';
import { Button } from '@rentyard/ui/Button';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { Heading } from '@rentyard/ui/Heading';
import { SearchField } from '@rentyard/ui/SearchField';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useRecordAddress } from '../../records/navigation/useRecordAddress.ts';
import { useSearch } from '../../services/api/search.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { splitPath } from '../../services/i18n/language.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { useIsSignedIn, useUser } from '../../services/session/useSession.ts';
import { MissingPermission } from './MissingPermission.tsx';

export interface ErrorPageProps {
  /** Address of the error page in the error catalogue: `/error/403?message=...`. */
  readonly address: string;
  /** For the server's operator. */
  readonly requestId?: string | undefined;
  /** Retries the page. */
  readonly onRetry: () => void;
}

interface PageTexts {
  readonly code: string;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Whether a retry may help. */
  readonly mayRetry?: boolean;
}

const unknown: PageTexts = {
  code: '···',
  title: 'error.unknown.title',
  text: 'error.unknown.text',
  mayRetry: true,
};

const pages: Readonly<Record<string, PageTexts>> = {
  '/error/403': { code: '403', title: 'error.403.title', text: 'error.403.text' },
  '/error/404': { code: '404', title: 'error.404.title', text: 'error.404.text' },
  '/error/500': { code: '500', title: 'error.500.title', text: 'error.500.text', mayRetry: true },
  '/billings/overview': { code: '402', title: 'error.402.title', text: 'error.402.text' },
};

/** Explains the failure of a whole page and offers the next step (P-ERR-5). */
export function ErrorPage({ address, requestId, onRetry }: ErrorPageProps): ReactNode {
  const t = useT();
  const path = usePath();
  const { pathname, searchParams } = new URL(address, 'http://page');
  const page = pages[pathname] ?? unknown;
  const isSignedIn = useIsSignedIn();
  const missingPermissionText = useMissingPermissionText();
  const message = pathname === '/error/403' ? missingPermissionText(searchParams) : null;
  return (
    <Page>
      <Code aria-hidden>{page.code}</Code>
      <Heading level={1} tabIndex={-1}>
        {t(page.title)}
      </Heading>
      <Text tone="muted" as="p">
        {message || t(page.text)}
      </Text>
      {pathname === '/error/403' && isSignedIn && <MissingPermission parameters={searchParams} />}
      {requestId && (
        <Text size="sm" tone="muted" as="p">
          {t('error.request')} <CopyToClipboard value={requestId} />
        </Text>
      )}
      {pathname === '/error/404' && isSignedIn && <RecordSearch />}
      <Stack direction="row" gap={2} wrap justify="center">
        {page.mayRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )}
        <ButtonLink as={RouterLink} to={path('/')}>
          {t('error.home')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

/** Describes the missing permission: the one that the app found, else the server's message. */
function useMissingPermissionText(): (parameters: URLSearchParams) => string | null {
  const t = useT();
  const names = usePermissionLabels();
  const user = useUser();
  return (parameters) => {
    const action = actions.find((one) => one === parameters.get('action'));
    const subject = subjects.find((one) => one === parameters.get('subject'));
    if (!action || !subject) return parameters.get('message');
    return t('error.403.permission', {
      role: user?.role?.name ?? '–',
      action: names.action(action),
      subject: names.subject(subject),
    });
  };
}

const Page = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space3};
  max-width: 520px;
  min-height: 50vh;
  margin: 0 auto;
  padding: ${theme.space8} ${theme.space4};
  text-align: center;
`;

const Code = styled.span`
  font-size: 48px;
  line-height: 1;
  font-weight: 700;
  letter-spacing: -0.02em;
  color: ${theme.accent};
`;

/** Renders the error pages at their own addresses. Any other address is a 404. */
export function ErrorRoute(): ReactNode {
  const { pathname, search } = useLocation();
  const { rest } = splitPath(pathname);
  const isKnown = rest in pages || rest === '/error/unknown';
  const address = isKnown ? rest + search : '/error/404';
  return <ErrorPage address={address} onRetry={() => location.reload()} />;
}

/** Milliseconds without typing before the search is sent. */
const typingPause = 250;

/** Finds a record of any module by its name or code, for users on a 404 page (P-ERR-5). */
function RecordSearch(): ReactNode {
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
