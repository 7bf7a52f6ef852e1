import { hasComments, type Subject } from '@rentyard/contract/permissions';
import type { Resource, ShownOf } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { CopyToClipboard } from '@rentyard/ui/CopyToClipboard';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { RecordLayout } from '@rentyard/ui/RecordLayout';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate, useParams } from 'react-router';
import { FollowButton } from '../../features/follow/FollowButton.tsx';
import type { FactGroup } from '../../features/read/FactGroup.ts';
import { FactGroups } from '../../features/read/FactList.tsx';
import { RecordFacts } from '../../features/read/RecordFacts.tsx';
import { RecordTitle } from '../../features/read/RecordTitle.tsx';
import { RecordStatus, StatusActions } from '../../features/status/StatusActions.tsx';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.tsx';
import { shownName } from '../../records/fields/shownName.ts';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { codeOf } from '../../records/form/values/recordText.ts';
import { parseTrail, returnState } from '../../records/navigation/listTrail.ts';
import { useNamedRecord, useShownRecord } from '../../records/navigation/openRecord.ts';
import { AlsoOpen } from '../../records/presence/AlsoOpen.tsx';
import { usePresenceSlot } from '../../records/presence/PresenceSlot.tsx';
import { usePresence } from '../../records/presence/usePresence.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useEvents } from '../../services/events/useEvents.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useFreeKeys } from '../../services/keyboard/useFreeKeys.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { PrevNext } from './PrevNext.tsx';
import { RecordTabs } from './RecordTabs.tsx';

interface RecordPageProps<R extends Resource> {
  readonly resource: R;
  readonly groups: readonly FactGroup[];
  /** Cards next to the facts: picture, assignee. */
  readonly side?: (record: ShownOf<R>) => ReactNode;
  /** Links of the module in the header: what can be done with the record. */
  readonly actions?: (record: ShownOf<R>) => ReactNode;
  /** Cards above the facts: what and whom the record is about. */
  readonly head?: (record: ShownOf<R>) => ReactNode;
  /** Cards below the facts: related records. */
  readonly children?: (record: ShownOf<R>) => ReactNode;
}

/**
 * A record where it is read and edited: facts, status with its next steps, related records, comments and history. It
 * needs one request for the record. `E` opens the form of all fields, Esc goes back to the list.
 */
export function RecordPage<R extends Resource>(props: RecordPageProps<R>): ReactNode {
  const { resource, groups, head, side, actions, children } = props;
  const t = useT();
  const text = useModuleText(resource);
  useRequiredPermission('read', resource.subject);
  const { record, shown, failure, retry } = useReadRecord(resource);
  const { editHref, state } = useReadNavigation(resource);
  if (!record || !shown) {
    if (failure) return <LoadFailure failure={failure} onRetry={retry} />;
    return (
      <RecordLayout side={<Card>{null}</Card>}>
        <PageHeader title={text('title')} />
        <Card>
          <FormSkeleton />
        </Card>
      </RecordLayout>
    );
  }
  const code = codeOf(record);
  return (
    <>
      <PageHeader
        isSticky
        title={<RecordTitle resource={resource} record={record} />}
        actions={
          <>
            {actions?.(shown)}
            <FollowButton subject={resource.subject} id={record.id} />
            <PrevNext resource={resource} id={record.id} view="show" />
            <StatusActions resource={resource} record={record} direction="row" />
            {editHref && (
              <ButtonLink as={RouterLink} to={editHref} state={state} icon={Pencil}>
                {t('record.edit')}
              </ButtonLink>
            )}
          </>
        }
      >
        <RecordStatus record={record} />
        {code && <CopyToClipboard value={code} />}
      </PageHeader>
      <RecordTabs resource={resource} record={record} formLabel={t('record.tab.details')}>
        <RecordLayout
          isSideSticky
          side={
            <>
              {side?.(shown)}
              {hasComments(resource.subject) && (
                <RecordTimeline resource={resource} record={record} />
              )}
              <Card title={t('record.dates')}>
                <RecordFacts resource={resource} record={record} />
              </Card>
            </>
          }
        >
          {head?.(shown)}
          <FactGroups resource={resource} record={record} groups={groups} />
          {children?.(shown)}
        </RecordLayout>
      </RecordTabs>
      <ReadPresence subject={resource.subject} id={record.id} />
    </>
  );
}

/** The record of the URL. It is fetched again when another user changes it. */
function useReadRecord<R extends Resource>(resource: R) {
  const { id } = useParams();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { currentData, error, refetch } = records.useShow(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  // Without the literal type of the resource the record has base fields only.
  const record = currentData as RecordBase | undefined;
  useNamedRecord(record ? shownName(resource, record) : '');
  useShownRecord(resource, record);
  useEvents(['record', 'reset'], (event) => {
    const isOther =
      event.name === 'record' &&
      (event.data.resource !== resource.name ||
        event.data.id !== Number(id) ||
        event.data.action === 'delete');
    if (!isOther && currentData) refetch();
  });
  return { record, shown: currentData, failure: error, retry: refetch };
}

function useReadNavigation({ subject }: Resource) {
  const { id } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const mayUpdate = useCan('update', subject);
  const editHref = mayUpdate ? path(`/${subject}/edit/${id}`) : undefined;
  useFreeKeys({
    KeyE: () => editHref && void navigate(editHref, { state }),
    Escape: () =>
      void navigate(path(parseTrail(state)?.list ?? `/${subject}/page/1`), { state: returnState }),
  });
  return { editHref, state };
}

interface ReadPresenceProps {
  readonly subject: Subject;
  readonly id: number;
}

/** Reports that the user reads the record, and shows who else has it open (P-EDIT-6). */
function ReadPresence({ subject, id }: ReadPresenceProps): ReactNode {
  const people = usePresence({ subject, id, isEditing: false });
  const slot = usePresenceSlot();
  return slot && createPortal(<AlsoOpen people={people} />, slot);
}
