import { languageTag } from '@rentyard/contract/languages';
import { acceptedSearch } from '@rentyard/contract/schema/listQuery/listSearch';
import { Card } from '@rentyard/ui/Card';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../services/format/useFormat.ts';
import { useLanguage, usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { chatApi } from '../rooms/chatApi.ts';
import { matchParts } from './matchParts.ts';

/** Messages that match the search, from all conversations. */
export function MessageHits({ search }: { readonly search: string }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const tag = languageTag(useLanguage());
  const isSkipped = acceptedSearch(search) === '';
  const { currentData } = chatApi.useFindMessagesQuery(
    { query: { search, limit: 20 } },
    { skip: isSkipped },
  );
  if (isSkipped || !currentData) return null;
  const { data, meta } = currentData;
  return (
    <Space>
      <Card title={t('chat.in_messages')}>
        {data.length === 0 ? (
          <Text tone="muted">{t('chat.no_hits')}</Text>
        ) : (
          <Hits>
            {data.map(({ id, room, text, created_at }) => (
              <li key={id}>
                <RouterLink to={path(`/buzbot_messages/room/${room.id}?message=${id}`)}>
                  {room.name}
                </RouterLink>
                <time dateTime={created_at}>{format.moment(created_at)}</time>
                <p>
                  <HighlightedText text={text} query={search} tag={tag} />
                </p>
              </li>
            ))}
          </Hits>
        )}
        {meta.has_more && <Text tone="muted">{t('chat.more_hits')}</Text>}
      </Card>
    </Space>
  );
}

const Space = styled.div`
  margin-top: ${theme.space4};
`;

const Hits = styled.ul`
  display: grid;
  gap: ${theme.space3};

  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 ${theme.space3}; position: relative; }
  a { font-weight: 500; }
  a::after { content: ''; position: absolute; inset: 0; }
  time { color: ${theme.textMuted}; font-size: ${theme.textSm}; }
  p { grid-column: 1 / -1; color: ${theme.textMuted}; overflow-wrap: anywhere; }
  mark { border-radius: 2px; background: ${theme.warningSoft}; color: ${theme.text}; font-weight: 500; }
`;

interface HighlightedTextProps {
  readonly text: string;
  readonly query: string;
  /** Language of the text, for case-insensitive matching. */
  readonly tag: string;
}

/** A text with highlighted search terms. */
function HighlightedText({ text, query, tag }: HighlightedTextProps): ReactNode {
  return matchParts(text, query, tag).map(({ part, isFound, at }) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  );
}
