import type {
  changeFourEyes,
  FourEyes,
  readFourEyes,
} from '@rentyard/contract/entities/proposal/proposalRoutes';
import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { Checkbox } from '@rentyard/ui/Checkbox';
import { NumberField } from '@rentyard/ui/NumberField';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { isApiFailure } from '../../services/api/failure.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';

const fourEyesApi = api.injectEndpoints({
  endpoints: (build) => ({
    fourEyes: build.query({
      ...endpoint<typeof readFourEyes>('GET /settings/four_eyes'),
      keepUnusedDataFor: 0,
    }),
    changeFourEyes: build.mutation({
      ...endpoint<typeof changeFourEyes>('PATCH /settings/four_eyes'),
    }),
  }),
});

/** Which changes need a second person. */
export function FourEyesCard(): ReactNode {
  const t = useT();
  const { data, error, refetch } = fourEyesApi.useFourEyesQuery({});
  return (
    <Card title={t('settings.four_eyes')}>
      {data && <FourEyesForm settings={data} />}
      {!data && isApiFailure(error) && <LoadFailure failure={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={160} />}
    </Card>
  );
}

function FourEyesForm({ settings }: { readonly settings: FourEyes }): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const [change, { isLoading }] = fourEyesApi.useChangeFourEyesMutation();
  const [limit, setLimit] = useState(settings.price_change_percent?.toString() ?? '');
  const [people, setPeople] = useState(settings.people);
  const [permissions, setPermissions] = useState(settings.permissions);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const percent = limit.trim() === '' ? null : Number(limit);
    try {
      await change({ body: { price_change_percent: percent, people, permissions } }).unwrap();
      alerts.success(t('settings.four_eyes_saved'));
    } catch (error) {
      const found = isApiFailure(error) ? error.errors?.price_change_percent?.[0] : undefined;
      if (found) setProblem(found.message);
      else alerts.error(failureText(error));
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={3}>
        <Text size="md" tone="muted" as="p">
          {t('settings.four_eyes_hint')}
        </Text>
        <NumberField
          label={t('settings.four_eyes_prices')}
          hint={t('settings.four_eyes_prices_hint')}
          suffix="%"
          min={0}
          max={1_000}
          value={limit}
          error={problem}
          onChange={setLimit}
        />
        <Checkbox
          label={t('settings.four_eyes_people')}
          checked={people}
          onChange={(event) => setPeople(event.target.checked)}
        />
        <Checkbox
          label={t('settings.four_eyes_permissions')}
          checked={permissions}
          onChange={(event) => setPermissions(event.target.checked)}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isLoading}>
            {t('settings.four_eyes_save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
