import type { Subject } from '@rentyard/contract/permissions';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { type ComponentType, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { type CreatedRecord, QuickCreateContext } from '../navigation/useFormLocation.ts';
import { findQuickCreateForm, type QuickCreateForm } from './quickCreateForms.ts';

interface QuickCreate {
  /** The "create" option of a select; undefined when nothing can be created. */
  readonly creation:
    | { readonly label: string; readonly onCreate: (searchText: string) => void }
    | undefined;
  /** The open create form, to be rendered by the caller. */
  readonly form: ReactNode;
}

/**
 * Creates a referenced record without leaving the form, in the sheet of its own module. Requires
 * the `create` permission.
 */
export function useQuickCreate(
  resource: string,
  onMade: (record: CreatedRecord) => void,
): QuickCreate {
  const t = useT();
  const target = resource.replaceAll('_', '-');
  const {
    load,
    subject = target as Subject,
    label = `${resource}.create`,
  } = findQuickCreateForm(target) ?? none;
  const mayCreate = useCan('create', subject);
  const [searchText, setSearchText] = useState<string>();
  const Form = useMemo(() => load && formFrom(load), [load]);
  if (!Form || !mayCreate || !t.has(label)) return { creation: undefined, form: null };
  const close = () => setSearchText(undefined);
  return {
    creation: { label: t(label), onCreate: setSearchText },
    // Rendered outside the current form element: Enter must submit the new record only.
    form:
      searchText !== undefined &&
      createPortal(
        <QuickCreateFrame
          searchText={searchText}
          onClose={close}
          onMade={(record) => {
            close();
            onMade(record);
          }}
        >
          <Suspense>
            <Form />
          </Suspense>
        </QuickCreateFrame>,
        document.body,
      ),
  };
}

const none: Partial<QuickCreateForm> = {};

const forms = new Map<() => Promise<ComponentType>, ComponentType>();

/** One component per form, however many fields open it. */
function formFrom(load: () => Promise<ComponentType>): ComponentType {
  const form = forms.get(load) ?? lazyComponent(load);
  forms.set(load, form);
  return form;
}

interface QuickCreateFrameProps {
  readonly searchText: string;
  readonly onMade: (record: CreatedRecord) => void;
  readonly onClose: () => void;
  /** The create form of the module. */
  readonly children: ReactNode;
}

/** Provides the quick-create context and asks for confirmation before typed values are lost. */
function QuickCreateFrame({
  searchText,
  onMade,
  onClose,
  children,
}: QuickCreateFrameProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const isDirty = useRef(() => false);
  const leave = async () => {
    const question = { title: t('leave.title'), text: t('leave.text') };
    if (!isDirty.current() || (await confirm(question))) onClose();
  };
  return (
    <QuickCreateContext value={{ searchText, onMade, leave: () => void leave(), isDirty }}>
      {children}
    </QuickCreateContext>
  );
}
