import type { Subject } from '@rentyard/contract/permissions';
import { useConfirm } from '@rentyard/ui/ConfirmProvider';
import { type ComponentType, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { useCan } from '../../services/permissions/useCan.ts';
import { type CreatedRecord, QuickCreateContext } from '../navigation/useFormLocation.ts';
import { type QuickCreateForm, quickCreateFormOf } from './quickCreateForms.ts';

interface QuickCreate {
  /** What a select offers beside its options; undefined where nothing can be made. */
  readonly creation:
    | { readonly label: string; readonly onCreate: (words: string) => void }
    | undefined;
  /** Draws the form that is open. */
  readonly form: ReactNode;
}

/**
 * Making the record that a reference should point at, without leaving the form: in the sheet of its own
 * module, for those who have the right to.
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
  } = quickCreateFormOf(target) ?? none;
  const mayCreate = useCan('create', subject);
  const [words, setWords] = useState<string>();
  const Form = useMemo(() => load && formFrom(load), [load]);
  if (!Form || !mayCreate || !t.has(label)) return { creation: undefined, form: null };
  const close = () => setWords(undefined);
  return {
    creation: { label: t(label), onCreate: setWords },
    // Outside of the form that is open: its Enter must save the new record alone.
    form:
      words !== undefined &&
      createPortal(
        <QuickCreateFrame
          words={words}
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

/** One component for each form, however many fields may open it. */
function formFrom(load: () => Promise<ComponentType>): ComponentType {
  const form = forms.get(load) ?? lazyComponent(load);
  forms.set(load, form);
  return form;
}

interface QuickCreateFrameProps {
  readonly words: string;
  readonly onMade: (record: CreatedRecord) => void;
  readonly onClose: () => void;
  /** The form of a new record, as its module draws it. */
  readonly children: ReactNode;
}

/** Tells a form that it stands over another one. */
function QuickCreateFrame({ words, onMade, onClose, children }: QuickCreateFrameProps): ReactNode {
  const t = useT();
  const confirm = useConfirm();
  const isDirty = useRef(() => false);
  const leave = async () => {
    const question = { title: t('leave.title'), text: t('leave.text') };
    if (!isDirty.current() || (await confirm(question))) onClose();
  };
  return (
    <QuickCreateContext value={{ words, onMade, leave: () => void leave(), isDirty }}>
      {children}
    </QuickCreateContext>
  );
}
