import { searchBounds } from '@rentyard/contract/schema/listQuery/listSearch';
import type { Resource } from '@rentyard/contract/schema/resource';
import { isComposing } from '@rentyard/ui/isComposing';
import { SearchField } from '@rentyard/ui/SearchField';
import { useLanguageTag } from '@rentyard/ui/strings';
import {
  type KeyboardEvent as InputKeyEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigation } from 'react-router';
import { inSentence } from '../../services/i18n/inSentence.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { isFreeKey } from '../../services/keyboard/freeKey.ts';
import { shortcutOf } from '../../services/keyboard/shortcuts.ts';
import { useKeyDown } from '../../services/keyboard/useKeyDown.ts';

interface ListSearchProps {
  readonly resource: Resource;
  /** The search text of the URL. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /**
   * Called with Enter or the down arrow: focus the first row once the list shows these results.
   * Undefined while typing goes on.
   */
  readonly onEnterRows?: (search: string | undefined) => void;
}

/** Typing pause before the list is requested, in milliseconds (P-LIST-2). */
const typingPause = 300;

/**
 * The search box of a list. It shows the search of the URL and updates it when typing pauses. The
 * shortcut is `/`; Enter and the down arrow lead to the rows.
 */
export function ListSearch(props: ListSearchProps): ReactNode {
  const { resource, search, onSearch, onEnterRows } = props;
  const t = useT();
  const tag = useLanguageTag();
  const label = useFieldLabel(resource.name);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Back and "clear" change the URL. Text that is being typed is not replaced.
    const isTyping = pause.current !== undefined;
    if (input.current && !isTyping && input.current.value.trim() !== search) {
      input.current.value = search;
    }
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);
  useSlashKey(input);

  // Path of the list without its page number. A sheet over the list and other modules have other
  // paths.
  const listPath = useLocation().pathname.replace(/\/page\/[^/]+$/, '');
  const { state } = useNavigation();
  const now = useRef({ search, onSearch, listPath, state });
  useLayoutEffect(() => {
    now.current = { search, onSearch, listPath, state };
  });
  const submit = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
    const box = input.current;
    const { current } = now;
    if (!box) return;
    const typed = box.value.trim();
    // The user has opened a row or a link during the pause: do not navigate back to the list.
    if (current.state !== 'idle' || current.listPath !== listPath) box.value = current.search;
    else if (typed !== current.search) current.onSearch(typed);
  };
  const handleChange = () => {
    onEnterRows?.(undefined);
    clearTimeout(pause.current);
    pause.current = setTimeout(submit, typingPause);
  };
  const handleKeyDown = (event: InputKeyEvent<HTMLInputElement>) => {
    // An input method uses these keys itself.
    if (!onEnterRows || isComposing(event) || !['Enter', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    submit();
    onEnterRows(event.currentTarget.value.trim());
  };

  const fields = resource.search.map((path) => inSentence(label(path), tag));
  const formatHint = (count: number) =>
    t('list.search_by', { fields: fields.slice(0, count).join(', ') });
  const hint = formatHint(fields.length);
  const shorter = fields.map((_, at) => formatHint(fields.length - at));
  useFittingPlaceholder(input, [...shorter, t('list.search')]);
  return (
    <SearchField
      ref={input}
      label={t('list.search')}
      placeholder={t('list.search')}
      title={hint}
      shortcut={shortcutOf('search')}
      defaultValue={search}
      maxLength={searchBounds.max}
      onChange={handleChange}
      onKeyDown={handleKeyDown}
    />
  );
}

function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useKeyDown((event) => {
    if (!isFreeKey(event, 'Slash')) return;
    event.preventDefault();
    input.current?.focus();
  });
}

/**
 * Shows the first of the texts that fits into an input as its placeholder, at every width. The
 * texts are ordered from the longest to the shortest.
 */
function useFittingPlaceholder(
  input: RefObject<HTMLInputElement | null>,
  texts: readonly string[],
): void {
  const key = texts.join('\n');
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const fit = () => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return;
      canvas.font = getComputedStyle(element).font;
      const all = key.split('\n');
      const fits = (text: string) => canvas.measureText(text).width <= element.clientWidth;
      element.placeholder = all.find(fits) ?? all.at(-1) ?? '';
    };
    // The observer runs between layout and paint, so a text that is too long never appears.
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [input, key]);
}
