import { resources } from '@rentyard/contract/entities/resources';
import type { Resource } from '@rentyard/contract/schema/resource';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { useEditor } from '../../records/form/useEditor.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { TranslationForm } from './TranslationForm.tsx';
import { useTranslationView } from './useTranslationView.ts';

/** One record in two languages side by side. */
export function TranslationEditor(): ReactNode {
  const t = useT();
  const { resource: name } = useParams();
  const resource = resources.find((one) => one.name === name);
  return resource ? (
    <Editor resource={resource} />
  ) : (
    <EmptyState title={t('translations.nothing')} />
  );
}

function Editor({ resource }: { readonly resource: Resource }): ReactNode {
  const { id } = useParams();
  const view = useTranslationView();
  const editor = useEditor(resource);
  useRequiredPermission('update', resource.subject);
  if (editor.state === 'failed') {
    return <LoadFailure failure={editor.failure} onRetry={editor.retry} />;
  }
  if (editor.state === 'loading' || !view) {
    return (
      <Card>
        <FormSkeleton />
      </Card>
    );
  }
  return <TranslationForm key={id} {...view} resource={resource} editor={editor} />;
}
