import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { Card } from '@rentyard/ui/Card';
import type { RenderLink } from '@rentyard/ui/link';
import { PageHeader } from '@rentyard/ui/PageHeader';
import { Steps } from '@rentyard/ui/Steps';
import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useModuleText } from '../../../records/fields/useModuleText.ts';
import { formKey } from '../../../records/form/formKey.ts';
import { FormSkeleton } from '../../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../../records/form/screen/LoadFailure.tsx';
import { type ReadyEditor, useEditor } from '../../../records/form/useEditor.ts';
import { parseTrail } from '../../../records/navigation/listTrail.ts';
import { PresenceSlot } from '../../../records/presence/PresenceSlot.tsx';
import { RecordHead } from '../../../screens/record/RecordHead.tsx';
import { RecordTabLinks, useOpenTab } from '../../../screens/record/RecordTabs.tsx';
import { recordsOf } from '../../../services/api/recordsOf.ts';
import type { MessageKey } from '../../../services/i18n/defineMessages.ts';
import { usePath } from '../../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../../services/i18n/RouterLink.tsx';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import { useRequiredPermission } from '../../../services/permissions/useRequiredPermission.ts';
import { type OpenSteps, StepsContext } from './StepsContext.ts';

interface RecordStep {
  /** Last segment of the URL. */
  readonly id: string;
  readonly label: MessageKey;
  /** Whether the record has the data of this step. */
  readonly isDone: (record: RecordBase) => boolean;
}

interface StepsScreenProps {
  readonly resource: Resource;
  /** Must be stable: declared once. */
  readonly steps: readonly RecordStep[];
}

/**
 * The frame of a record that is edited in steps: title, state of each step, links to its history and
 * references, and the step of the URL (P-MOD). A new record has only its first step until it is saved.
 */
export function StepsScreen({ resource, steps }: StepsScreenProps): ReactNode {
  const { id } = useParams();
  const { state } = useLocation();
  const text = useModuleText(resource);
  const editor = useEditor(resource);
  const isAllowed = useReadersElsewhere(resource);
  if (!isAllowed) return null;
  if (editor.state === 'failed') {
    return <LoadFailure failure={editor.failure} onRetry={editor.retry} />;
  }
  if (editor.state === 'loading') {
    return (
      <>
        <PageHeader title={text(id === undefined ? 'new' : 'title')} />
        <Card>
          <FormSkeleton />
        </Card>
      </>
    );
  }
  return <Open key={formKey(id, state)} resource={resource} steps={steps} editor={editor} />;
}

/** Redirects users who may only read the record to its read-only sheet. */
function useReadersElsewhere({ subject }: Resource): boolean {
  const { id } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const mayRead = useCan('read', subject);
  const mayUpdate = useCan('update', subject);
  const isReader = id !== undefined && mayRead && !mayUpdate;
  useRequiredPermission(id === undefined ? 'create' : isReader ? 'read' : 'update', subject);
  useEffect(() => {
    if (isReader) void navigate(path(`/${subject}/show/${id}`), { replace: true, state });
  }, [isReader, navigate, path, subject, id, state]);
  return !isReader;
}

interface OpenProps extends StepsScreenProps {
  readonly editor: ReadyEditor;
}

function Open({ resource, steps, editor }: OpenProps): ReactNode {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { id } = useParams();
  const { record, languages } = editor;
  const tab = useOpenTab();
  const at = steps.findIndex((step) => pathname.endsWith(`/update/${step.id}`));
  const current = steps[Math.max(at, 0)];
  const following = steps[Math.max(at, 0) + 1];
  const [refused, setRefused] = useState<string>();
  const onDeleted = useRef(() => {});
  const { refetch } = useRefetch(resource, Number(id), record === undefined);

  const open = useMemo((): OpenSteps => {
    const currentId = current?.id ?? '';
    return {
      resource,
      editor,
      current: currentId,
      hrefOf: (step) => record && path(`/${resource.subject}/${record.id}/update/${step}`),
      next: following && { id: following.id, label: t(following.label) },
      setRefused: (isRefused) =>
        setRefused((last) => (isRefused ? currentId : last === currentId ? undefined : last)),
      refresh: refetch,
      onDeleted,
    };
  }, [resource, editor, record, path, current, following, t, refetch]);

  const leave = () => {
    onDeleted.current();
    void navigate(path(parseTrail(state)?.list ?? `/${resource.subject}/page/1`), {
      replace: true,
    });
  };
  const renderLink: RenderLink = ({ href, ...link }) => (
    <RouterLink {...link} to={href} state={state} />
  );
  return (
    <StepsContext.Provider value={open}>
      <RecordHead resource={resource} record={record} languages={languages} onDeleted={leave} />
      <Strip>
        <Steps
          current={tab === undefined ? open.current : ''}
          renderLink={renderLink}
          steps={steps.map((step) => {
            const href = open.hrefOf(step.id);
            return {
              id: step.id,
              label: t(step.label),
              ...(href !== undefined && { href }),
              state:
                refused === step.id && step.id === open.current
                  ? 'error'
                  : record && step.isDone(record)
                    ? 'done'
                    : 'todo',
            };
          })}
        />
        {record && <RecordTabLinks />}
        {record && <PresenceSlot />}
      </Strip>
      <Outlet />
    </StepsContext.Provider>
  );
}

function useRefetch(resource: Resource, id: number, isNew: boolean) {
  const records = useMemo(() => recordsOf(resource), [resource]);
  const { refetch } = records.useEdit(id, { skip: isNew });
  return { refetch };
}

/* Steps and tabs share a row, or two rows on phones. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 0 ${theme.space5};
  margin-bottom: ${theme.space4};
  box-shadow: inset 0 -1px 0 ${theme.border};

  > :first-child { margin-inline-end: auto; }
`;
