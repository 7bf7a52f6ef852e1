import type { Bit, ElementBit } from './plainBits.ts';

/**
 * Updates the children of an element to `next`. Writes only the differences from `before`, unless the element no longer
 * contains what was written: the translator of a browser replaces text nodes by elements.
 */
export function writeBits(host: Element, next: readonly Bit[], before: readonly Bit[]): void {
  if (host.childNodes.length !== before.length) {
    host.replaceChildren(...next.map(create));
    return;
  }
  let child = host.firstChild;
  for (let at = 0; at < next.length; at++) {
    const bit = next[at] as Bit;
    const old = before[at];
    const after: ChildNode | null = child?.nextSibling ?? null;
    if (!child || old === undefined) host.append(create(bit));
    else if (!update(child, bit, old)) child.replaceWith(create(bit));
    child = after;
  }
  while (child) {
    const after: ChildNode | null = child.nextSibling;
    child.remove();
    child = after;
  }
}

/** Replaces the whole content of an element by a text. Reuses its text node if it is the only child. */
export function writeText(host: Element, text: string): void {
  const { firstChild } = host;
  if (firstChild instanceof Text && firstChild === host.lastChild) firstChild.data = text;
  else host.textContent = text;
}

/** Returns false if the node cannot be updated to the new value. */
function update(node: ChildNode, bit: Bit, old: Bit): boolean {
  if (typeof bit === 'string') {
    if (typeof old !== 'string') return false;
    if (bit === old) return true;
    if (!(node instanceof Text)) return false;
    node.data = bit;
    return true;
  }
  if (typeof old === 'string' || old.tag !== bit.tag) return false;
  if (!(node instanceof Element) || node.localName !== bit.tag) return false;
  writeAttributes(node, bit, old);
  writeBits(node, bit.children, old.children);
  return true;
}

function writeAttributes(element: Element, next: ElementBit, before: ElementBit): void {
  for (const name in next.attributes) {
    const value = next.attributes[name] as string;
    if (before.attributes[name] !== value) element.setAttribute(name, value);
  }
  for (const name in before.attributes) {
    if (!(name in next.attributes)) element.removeAttribute(name);
  }
}

function create(bit: Bit): ChildNode {
  if (typeof bit === 'string') return document.createTextNode(bit);
  const element = document.createElement(bit.tag);
  for (const [name, value] of Object.entries(bit.attributes)) element.setAttribute(name, value);
  // A grid has a single tab stop and sets it itself.
  if (bit.tag === 'a') element.setAttribute('tabindex', '-1');
  element.append(...bit.children.map(create));
  return element;
}
