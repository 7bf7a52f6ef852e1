import type { Belongings } from '@rentyard/contract/entities/account/userRoutes';
import { type Status, statuses } from '@rentyard/contract/schema/statuses';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { useRecordAddress } from '../../../records/navigation/useRecordAddress.ts';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';

interface OwnedRecordsCardProps {
  readonly subject: 'offers' | 'orders';
  /** The reference field of those records that points to the user. */
  readonly owner: string;
  readonly personId: number;
  readonly belongings: Belongings;
}

const shownAtMost = 8;

/** A user's own records, newest first, with a link to all of them. */
export function OwnedRecordsCard(props: OwnedRecordsCardProps): ReactNode {
  const { subject, owner, personId, belongings } = props;
  const t = useT();
  const path = usePath();
  const format = useFormat();
  const address = useRecordAddress();
  return (
    <Card
      title={t(`users.${subject}`)}
      actions={
        <RouterLink to={path(`/${subject}/page/1?filter[${owner}]=${personId}`)}>
          {t('users.all_of', { count: belongings.total })}
        </RouterLink>
      }
    >
      <Stack as="ul" gap={2}>
        {belongings.items.slice(0, shownAtMost).map(({ id, name, code, status, updated_at }) => (
          <Line key={id}>
            <RouterLink to={address(subject, id)}>{name || code}</RouterLink>
            <Text size="sm" tone="muted">
              {code}
            </Text>
            {isStatus(status) && <StatusBadge status={status} />}
            <Text size="sm" tone="muted">
              <time dateTime={updated_at} title={format.exactMoment(updated_at)}>
                {format.relative(updated_at)}
              </time>
            </Text>
          </Line>
        ))}
      </Stack>
    </Card>
  );
}

function isStatus(label: string): label is Status {
  return (statuses as readonly string[]).includes(label);
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space1} ${theme.space3};
  font-size: ${theme.textMd};
  line-height: 18px;

  > a { flex: 1 1 220px; min-width: 0; overflow-wrap: anywhere; }
`;
