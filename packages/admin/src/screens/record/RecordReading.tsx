import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Sheet } from '@rentyard/ui/Sheet';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { RecordContent } from '../../features/read/RecordContent.tsx';
import { shownName } from '../../records/fields/shownName.ts';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { parseTrail } from '../../records/navigation/listTrail.ts';
import { useNamedRecord, useShownRecord } from '../../records/navigation/openRecord.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';

/**
 * A read-only record in a sheet over its list, for users who may not edit it and for a quick view.
 */
export function RecordReading(): ReactNode {
  const resource = useOutletContext<Resource>();
  const { id } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const t = useT();
  const text = useModuleText(resource);
  const mayUpdate = useCan('update', resource.subject);
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { currentData, error, refetch } = records.useShow(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  // Without the literal type of the resource the record has base fields only.
  const record = currentData as RecordBase | undefined;
  const name = record ? shownName(resource, record) : '';
  useNamedRecord(name);
  useShownRecord(resource, record);
  const close = () =>
    void navigate(path(parseTrail(state)?.list ?? `/${resource.subject}/page/1`), {
      replace: true,
    });
  return (
    <Sheet
      isOpen
      onClose={close}
      title={name || text('title')}
      footer={
        mayUpdate ? (
          <ButtonLink
            as={RouterLink}
            to={path(`/${resource.subject}/edit/${id}`)}
            state={state}
            size="large"
          >
            {t('record.edit')}
          </ButtonLink>
        ) : undefined
      }
    >
      {record ? (
        <RecordContent resource={resource} record={record} isEditable />
      ) : error ? (
        <LoadFailure failure={error} onRetry={refetch} />
      ) : (
        <FormSkeleton />
      )}
    </Sheet>
  );
}
