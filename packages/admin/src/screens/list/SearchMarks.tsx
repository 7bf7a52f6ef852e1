import { matchRanges } from '@rentyard/validators/matchRanges';
import { type ReactNode, useEffect, useRef } from 'react';

/** The name of the custom highlight, which the list styles. */
const highlight = 'search';

/** Cells with texts, and the titles of cards. Dates and numbers are not searched. */
const searched = '[data-row] :is([data-shape="text"], [data-shape="stack"]), li[data-row] a';

/**
 * Marks what the search matched in the rows beside it. A custom highlight changes no elements, so
 * cells need not know the search. Browsers without it show plain text.
 */
export function SearchMarks({ search }: { readonly search: string }): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = anchor.current?.parentElement;
    if (!list || !('highlights' in CSS)) return;
    const mark = () => {
      CSS.highlights.set(highlight, new Highlight(...rangesIn(list, search)));
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(list, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlight);
    };
  }, [search]);
  return <span ref={anchor} hidden />;
}

function rangesIn(list: Element, search: string): readonly Range[] {
  return [...list.querySelectorAll(searched)]
    .flatMap((cell) => textsIn(cell))
    .flatMap((text) =>
      matchRanges(text.data, search).map(([from, to]) => {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range;
      }),
    );
}

function textsIn(cell: Element): readonly Text[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('time, button')) texts.push(node);
  }
  return texts;
}
