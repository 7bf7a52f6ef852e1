import type { OwnerHistory } from '@rentyard/contract/entities/review';
import { statuses } from '@rentyard/contract/schema/statuses';
import { Badge } from '@rentyard/ui/Badge';
import { Stack } from '@rentyard/ui/Stack';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../services/format/useFormat.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';

/** The owner and the outcomes of their other offers. */
export function OwnerCard({ owner }: { readonly owner: OwnerHistory | null }): ReactNode {
  const t = useT();
  const path = usePath();
  const format = useFormat();
  if (!owner) return <Text tone="muted">{t('review.no_owner')}</Text>;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2} align="center" wrap>
        <RouterLink to={path(`/offers/page/1?filter[user]=${owner.id}`)} target="_blank">
          {owner.name}
        </RouterLink>
        {owner.has_verified_documents ? (
          <Badge tone="success">{t('review.verified')}</Badge>
        ) : (
          <Badge tone="warning">{t('review.not_verified')}</Badge>
        )}
      </Stack>
      <Text tone="muted">{t('review.since', { date: format.moment(owner.since) })}</Text>
      <Stack direction="row" gap={2} wrap>
        {statuses.map((status) => (
          <StatusBadge
            key={status}
            status={status}
            label={`${t(`status.${status}`)} ${format.number(owner.offers[status])}`}
          />
        ))}
      </Stack>
    </Stack>
  );
}
