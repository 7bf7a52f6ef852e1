import type { listAdministrators } from '@rentyard/contract/entities/account/ownAccountRoutes';
import { type Action, actions, type Subject, subjects } from '@rentyard/contract/permissions';
import { Stack } from '@rentyard/ui/Stack';
import { useLanguageTag } from '@rentyard/ui/strings';
import { Text } from '@rentyard/ui/Text';
import type { ReactNode } from 'react';
import { api } from '../../services/api/api.ts';
import { endpoint } from '../../services/api/endpoint.ts';
import { inSentence } from '../../services/i18n/inSentence.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useAbility } from '../../services/permissions/useCan.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { useUser } from '../../services/session/useSession.ts';

/** Endpoints that only this page uses. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    administrators: build.query(endpoint<typeof listAdministrators>('GET /profile/administrators')),
  }),
});

interface MissingPermissionProps {
  /** Query of the error page's address. Contains the missing permission when it is known. */
  readonly parameters: URLSearchParams;
}

/**
 * Explains a 403: the user's permissions for the subject, and the administrators who can grant
 * more.
 */
export function MissingPermission({ parameters }: MissingPermissionProps): ReactNode {
  const subject = subjects.find((one) => one === parameters.get('subject'));
  return (
    <Stack gap={3} align="center">
      {subject && <OwnPermissions subject={subject} missing={parameters.get('action')} />}
      <Administrators />
    </Stack>
  );
}

interface OwnPermissionsProps {
  readonly subject: Subject;
  readonly missing: string | null;
}

function OwnPermissions({ subject, missing }: OwnPermissionsProps): ReactNode {
  const t = useT();
  const names = usePermissionLabels();
  const tag = useLanguageTag();
  const may = useAbility();
  const user = useUser();
  const granted = actions.filter((action: Action) => action !== missing && may(action, subject));
  const roles = [user?.role?.name, user?.position?.name].filter(Boolean).join(' + ') || '–';
  const subjectName = names.subject(subject);
  return (
    <Text as="p" size="md" tone="soft">
      {granted.length > 0
        ? t('error.403.held', {
            places: roles,
            subject: subjectName,
            actions: granted.map((action) => inSentence(names.action(action), tag)).join(', '),
          })
        : t('error.403.held_none', { subject: subjectName })}
    </Text>
  );
}

/**
 * Lists the administrators by name. If they fail to load, the page still advises to contact an
 * administrator.
 */
function Administrators(): ReactNode {
  const t = useT();
  const { data = [] } = accountApi.useAdministratorsQuery();
  if (data.length === 0) return null;
  return (
    <Text as="p" size="md" tone="soft">
      {t('error.403.whom')}{' '}
      {data.map(({ id, name, email }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a href={`mailto:${email}`}>{name}</a>
        </span>
      ))}
    </Text>
  );
}
