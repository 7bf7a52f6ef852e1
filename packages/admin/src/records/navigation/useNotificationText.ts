import type { Notification } from '@rentyard/contract/entities/collaboration/notificationRoutes';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { usePermissionLabels } from '../../services/permissions/usePermissionLabels.ts';
import { useUser } from '../../services/session/useSession.ts';
import { useRecordAddress } from './useRecordAddress.ts';

interface NotificationText {
  /** Who did what. */
  readonly text: string;
  /** The record, or the module of the records of a bulk change. */
  readonly name: string;
  /** The record, or the list of the records; undefined for a purged record. */
  readonly href: string | undefined;
}

/** What a notification says, and where it leads. */
export function useNotificationText(): (notification: Notification) => NotificationText {
  const t = useT();
  const path = usePath();
  const address = useRecordAddress();
  const { subject: moduleName } = usePermissionLabels();
  const user = useUser();
  return ({ kind, subject, record, record_count: count, status, created_by }) => {
    const values = {
      name: created_by?.name ?? t('notifications.system'),
      status: status ? t(`status.${status}`) : '',
    };
    if (count > 1 && (kind === 'assignment' || kind === 'status')) {
      const state = status ? `&filter[status]=${status}` : '';
      return {
        text: t(`notifications.${kind}_many`, { ...values, count }),
        name: moduleName(subject),
        href: path(`/${subject}/page/1?filter[assignee]=${user?.id}${state}&sort=-updated_at`),
      };
    }
    return {
      text: t(`notifications.${kind}`, values),
      name: record?.name ?? t('notifications.gone'),
      href: record ? address(subject, record.id) : undefined,
    };
  };
}
