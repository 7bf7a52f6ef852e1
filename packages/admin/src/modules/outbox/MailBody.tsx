import { theme } from '@rentyard/ui/theme';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface MailBodyProps {
  /** The subject, as the name of the region. */
  readonly title: string;
  readonly html: string;
}

/**
 * The HTML of a mail with its styles, which do not reach the page. The Content-Security-Policy forbids style attributes
 * in HTML, also in a frame, but not styles that are set as properties. Scripts and handlers are removed; links open in
 * a new tab.
 */
export function MailBody({ title, html }: MailBodyProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(buildContent(html));
  }, [html]);
  return <Frame ref={host} role="group" aria-label={title} />;
}

const removed = 'script, style, link, meta, base, title, iframe, object, embed, form';

function buildContent(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(withInertStyles(html), 'text/html');
  for (const one of body.querySelectorAll(removed)) one.remove();
  const content = document.createElement('div');
  applyStyle(content, body);
  content.append(...body.childNodes);
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    applyStyle(element, element);
    for (const { name } of [...element.attributes])
      if (name.startsWith('on')) element.removeAttribute(name);
    if (element instanceof HTMLAnchorElement) {
      if (!/^(https?|mailto|tel):$/.test(element.protocol)) element.removeAttribute('href');
      element.target = '_blank';
      element.rel = 'noopener noreferrer';
    }
  }
  return content;
}

/** Renames the attributes before the parser could apply them. */
function withInertStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?)\sstyle=/gi, '$1 data-style=');
}

function applyStyle(element: HTMLElement, { dataset }: HTMLElement): void {
  element.style.cssText = dataset.style ?? '';
  element.removeAttribute('data-style');
}

// Mails are shown black on white in every theme.
const Frame = styled.div`
  max-height: 60vh;
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: white;
  color: black;
  color-scheme: light;
`;
