import type { Duplicate } from '@rentyard/contract/entities/listing/review';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../records/fields/StatusBadge.tsx';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';

/** Likely duplicates and the reasons for each match. */
export function DuplicateList({
  duplicates,
}: {
  readonly duplicates: readonly Duplicate[];
}): ReactNode {
  const t = useT();
  const path = usePath();
  return (
    <Stack as="ul" gap={3}>
      {duplicates.map(({ id, name, code, status, reasons }) => (
        <Stack as="li" gap={1} key={id}>
          <Stack direction="row" gap={2} align="center" wrap>
            <RouterLink to={path(`/offers/edit/${id}`)} target="_blank">
              {name}
            </RouterLink>
            <StatusBadge status={status} />
          </Stack>
          <Text size="sm" tone="muted">
            {code} · {reasons.map((reason) => t(`duplicates.reason.${reason}`)).join(', ')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
