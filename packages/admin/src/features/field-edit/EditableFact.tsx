import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { media, theme } from '@rentyard/ui/theme';
import Pencil from 'lucide-react/icons/pencil';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { shownName } from '../../records/fields/shownName.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';

/** Loads when the first field is edited. */
const FieldEditor = lazyComponent(() =>
  import('./FieldEditor.tsx').then((chunk) => chunk.FieldEditor),
);

interface EditableFactProps {
  readonly resource: Resource;
  /** In show shape. */
  readonly record: RecordBase;
  /** Dotted path of the field. */
  readonly path: string;
  readonly label: string;
  readonly Input?: ComponentType | undefined;
  /** The value as text. */
  readonly children: ReactNode;
}

/**
 * A value that becomes its input: by a click beside its links, by its button, or by `E` while the button has the focus.
 * After a save or a cancel by key the button has the focus again. The text does not move.
 */
export function EditableFact(props: EditableFactProps): ReactNode {
  const { resource, record, path, label, Input, children } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const mustFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && mustFocus.current) button.current?.focus({ preventScroll: true });
    mustFocus.current = false;
  }, [isOpen]);
  const close = () => {
    const { activeElement } = document;
    // A click elsewhere has moved the focus already.
    mustFocus.current = activeElement === document.body || !!box.current?.contains(activeElement);
    setOpen(false);
  };
  const handleClick = ({ target }: MouseEvent) => {
    const isSelection = window.getSelection()?.type === 'Range';
    if (target instanceof Element && !target.closest('a, button') && !isSelection) setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.code !== 'KeyE' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  if (isOpen) {
    return (
      <div ref={box}>
        <Suspense fallback={<Closed>{children}</Closed>}>
          <FieldEditor
            resource={resource}
            id={record.id}
            path={path}
            name={shownName(resource, record)}
            Input={Input}
            onClose={close}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <Closed data-editable onClick={handleClick} onKeyDown={handleKeyDown}>
      <span>{children}</span>
      <button
        ref={button}
        type="button"
        aria-label={t('fact.edit', { field: label })}
        onClick={() => setOpen(true)}
      >
        <Pencil size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </Closed>
  );
}

/* As high as the input, with its padding, so that the text does not move when it opens. Its frame lies outside. */
const Closed = styled.div`
  display: flex;
  align-items: start;
  min-height: ${theme.control};
  margin-inline-start: calc(-1 * ${theme.space2});
  padding-inline: calc(${theme.space2} - 1px) 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius};
  cursor: text;

  > span { flex: 1; min-width: 0; padding-block: calc((${theme.control} - 1lh) / 2 - 1px); }
  > button {
    flex: none;
    display: grid;
    place-items: center;
    width: 32px;
    height: calc(${theme.control} - 2px);
    /* Over the end of the text, which so has the width of a text that nobody may edit. */
    margin-inline-start: -32px;
    border: 0;
    border-radius: ${theme.radius};
    background: ${theme.surface};
    color: ${theme.textMuted};
    opacity: 0;
    cursor: pointer;
  }
  &:hover, &:focus-within { border-color: ${theme.outline}; }
  &:hover > button, > button:focus-visible { opacity: 1; }
  ${media.touch} { > button { opacity: 1; width: 44px; height: 44px; margin-inline-start: 0; } }
`;
