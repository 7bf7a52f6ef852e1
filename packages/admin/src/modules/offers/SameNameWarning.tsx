import { offer } from '@rentyard/contract/entities/offer';
import { Card } from '@rentyard/ui/Card';
import { Stack } from '@rentyard/ui/Stack';
import { StatusBadge } from '@rentyard/ui/StatusBadge';
import { Text } from '@rentyard/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

const offers = recordsOf(offer);
/** A shorter name is still being typed. */
const minimumNameLength = 6;
const typingPause = 600;

/** Offers with the same name as the new one. */
export function SameNameWarning(): ReactNode {
  const t = useT();
  const path = usePath();
  const { form, languages } = useFormOfRecord();
  const typed = useWatch({
    control: form.control,
    name: `name.${languages.default}`,
  }) as unknown as string;
  const name = useDebounced(typed.trim());
  const { currentData: found } = offers.useList(
    {
      page: 1,
      perPage: 5,
      filters: [{ path: 'name', operator: 'contains', value: name }],
    },
    { skip: name.length < minimumNameLength },
  );
  if (!found || found.data.length === 0) return null;
  return (
    <Card title={t('duplicates.same_name')}>
      <Stack as="ul" gap={3}>
        {found.data.map((row) => (
          <Stack as="li" gap={1} key={row.id}>
            <Stack direction="row" gap={2} align="center" wrap>
              <RouterLink to={path(`/offers/edit/${row.id}`)} target="_blank">
                {row.name}
              </RouterLink>
              <StatusBadge status={row.status} label={t(`status.${row.status}`)} />
            </Stack>
            <Text size="sm" tone="muted">
              {row.code} · {row.region.name}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Returns the text once typing has paused. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
