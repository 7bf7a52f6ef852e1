import { apiKey, type IssuedApiKey } from '@rentyard/contract/entities/api-key/apiKey';
import {
  type listApiKeyActivity,
  overlapHours,
  type rotateApiKey,
} from '@rentyard/contract/entities/api-key/apiKeyRoutes';
import { subjects } from '@rentyard/contract/permissions';
import type { EditedOf } from '@rentyard/contract/schema/resource';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ActivityCard } from '../../domain/activity/ActivityCard.tsx';
import { IssuedSecretDialog } from '../../domain/issued-secret/IssuedSecretDialog.tsx';
import { issuedSecret } from '../../domain/issued-secret/issuedSecret.ts';
import { RotateSecretButton } from '../../domain/issued-secret/RotateSecretButton.tsx';
import { FormPermissionGrid } from '../../domain/permissions/FormPermissionGrid.tsx';
import { useFormOfRecord } from '../../records/form/RecordFormContext.ts';
import { Field } from '../../records/inputs/Field.tsx';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { tag } from '../../services/api/listApi.ts';
import { useFormat } from '../../services/format/useFormat.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

/** A key that manages keys is refused by the server. */
const grantable = subjects.filter((subject) => subject !== 'api-keys');

/** Creates an API key, or edits its permissions. A new key shows its secret once. */
export function ApiKeyForm(): ReactNode {
  const t = useT();
  const { id } = useParams();
  return (
    <>
      <RecordScreen
        resource={apiKey}
        isWide
        actions={(record) => <RotateButton id={record.id} />}
        createdText={(saved) => {
          const { name, secret } = saved as IssuedApiKey;
          issuedSecret.set({ name, secret });
          return t('api_keys.created', { name });
        }}
        {...(id && { side: <KeyActivity id={Number(id)} /> })}
      >
        <Card title={t('api_keys.key')}>
          <Stack gap={4}>
            <FieldGrid>
              <Field<typeof apiKey> name="name" hint={t('api_keys.name_hint')} />
              <Field<typeof apiKey> name="expires_at" hint={t('api_keys.expires_hint')} />
            </FieldGrid>
            <KeyFacts />
          </Stack>
        </Card>
        <Card title={t('api_keys.permissions')}>
          <Stack gap={3}>
            <Text size="md" tone="muted" as="p">
              {t('api_keys.permissions_hint')}
            </Text>
            <FormPermissionGrid label={t('api_keys.permissions')} subjects={grantable} />
          </Stack>
        </Card>
      </RecordScreen>
      <IssuedSecretDialog
        title={(name) => t('api_keys.secret_of', { name })}
        missing={t('api_keys.secret_missing')}
        use={
          <>
            {t('api_keys.secret_use')} <code>Authorization: Bearer …</code>
          </>
        }
      />
    </>
  );
}

function RotateButton({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const [rotate, { isLoading, error, reset }] = apiKeysApi.useRotateApiKeyMutation();
  return (
    <RotateSecretButton
      text={t('api_keys.rotate_text')}
      defaultOverlap={overlapHours.default}
      onRotate={async (hours) =>
        (await rotate({ params: { id }, body: { overlap_hours: hours } })).data
      }
      isBusy={isLoading}
      error={error}
      onReset={reset}
    />
  );
}

/** What identifies a stored key, and its last use. */
function KeyFacts(): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel(apiKey.name);
  const { record } = useFormOfRecord();
  if (!record) return null;
  const { prefix, last_used_at, last_used_from } = record as EditedOf<typeof apiKey>;
  return (
    <DescriptionList
      items={[
        { term: label('prefix'), description: prefix && <CopyToClipboard value={prefix} /> },
        {
          term: label('last_used_at'),
          description: last_used_at ? format.moment(last_used_at) : t('api_keys.never_used'),
        },
        { term: label('last_used_from'), description: last_used_from ?? '–' },
      ]}
    />
  );
}

function KeyActivity({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const { data } = apiKeysApi.useApiKeyActivityQuery({ params: { id }, query: { per_page: 25 } });
  if (!data) return null;
  return (
    <ActivityCard
      title={t('api_keys.activity')}
      activity={data.data}
      empty={t('api_keys.no_activity')}
    />
  );
}

/** Calls of API keys besides the generic ones. */
const apiKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    rotateApiKey: build.mutation({
      ...endpoint<typeof rotateApiKey>('POST /api_keys/:id/rotate'),
      invalidatesTags: (key) => (key ? [tag('api_keys', 'LIST'), tag('api_keys', key.id)] : []),
    }),
    apiKeyActivity: build.query({
      ...endpoint<typeof listApiKeyActivity>('GET /api_keys/:id/activity'),
      keepUnusedDataFor: 0,
    }),
  }),
});
