import type { Resource } from '@rentyard/contract/schema/resource';
import type { Image, RecordBase } from '@rentyard/contract/schema/values';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Sheet } from '@rentyard/ui/Sheet';
import { Stack } from '@rentyard/ui/Stack';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import { styled } from 'styled-components';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { useModuleText } from '../fields/useModuleText.ts';
import { FormFailure } from '../form/FormFailure.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { trailOf } from '../navigation/listTrail.ts';
import { useNamedRecord, useShownRecord } from '../navigation/openRecord.ts';
import { FactList } from '../read/FactList.tsx';
import { shownName } from '../read/shownName.ts';
import { RecordStatus } from '../status/StatusActions.tsx';
import { RecordFacts } from './RecordFacts.tsx';

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
    void navigate(path(trailOf(state)?.list ?? `/${resource.subject}/page/1`), { replace: true });
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
        <Stack gap={5}>
          <Stack direction="row">
            <RecordStatus record={record} />
          </Stack>
          <OwnPicture record={record} />
          <FactList resource={resource} record={record} />
          <RecordFacts resource={resource} record={record} />
        </Stack>
      ) : error ? (
        <FormFailure failure={error} onRetry={refetch} />
      ) : (
        <FormSkeleton />
      )}
    </Sheet>
  );
}

/** The picture of a record that is itself a picture. */
function OwnPicture({ record }: { readonly record: RecordBase }): ReactNode {
  const { url, thumb_url, alt } = record as Partial<Image>;
  return thumb_url && url ? <Picture src={url} alt={alt ?? ''} /> : null;
}

const Picture = styled.img`
  max-width: 100%;
  height: auto;
  border-radius: ${theme.radius};
`;
