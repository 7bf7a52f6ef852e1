import { Fragment, isValidElement, type ReactNode } from 'react';
import { Badge } from '../primitives/Badge.tsx';

/** A node of a cell that is rendered without React: a text or an element. */
export type CellNode = string | CellElement;

export interface CellElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly CellNode[];
}

interface CellStyles {
  /** CSS class of a `Badge`, read from one that React has rendered. */
  readonly badge: string;
}

/**
 * The content of a cell as plain nodes; undefined if it needs React (a component, a listener, a style). Cells of the
 * column functions are plain, except for images and router links.
 */
export function cellNodes(node: ReactNode, styles: CellStyles): readonly CellNode[] | undefined {
  const nodes: CellNode[] = [];
  return collect(node, nodes, styles) ? nodes : undefined;
}

/** Appends the plain nodes of a React node. Returns false if it is not plain. */
function collect(node: ReactNode, nodes: CellNode[], styles: CellStyles): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') {
    const last = nodes.at(-1);
    if (typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(String(node));
    return true;
  }
  if (Array.isArray(node)) return node.every((one: ReactNode) => collect(one, nodes, styles));
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { type, props } = node;
  const children = props.children as ReactNode;
  if (type === Fragment) return collect(children, nodes, styles);
  const inside: CellNode[] = [];
  if (!collect(children, inside, styles)) return false;
  if (type === Badge) {
    const attributes = { class: styles.badge, 'data-tone': String(props.tone ?? 'neutral') };
    nodes.push({ tag: 'span', attributes, children: inside });
    return true;
  }
  const attributes = typeof type === 'string' ? plainAttributes(props) : undefined;
  if (!attributes) return false;
  nodes.push({ tag: type as string, attributes, children: inside });
  return true;
}

/** React attribute names that differ in HTML. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  dateTime: 'datetime',
  tabIndex: 'tabindex',
};

const plainNames =
  /^(class|datetime|tabindex|title|lang|dir|translate|href|target|rel|alt|src|(data|aria)-.+)$/;

function plainAttributes(
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | undefined {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    const htmlName = htmlNames[name] ?? name;
    if (!plainNames.test(htmlName) || typeof value === 'object') return undefined;
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    attributes[htmlName] = String(value);
  }
  return attributes;
}

/**
 * Updates the children of an element to `next`. Writes only the differences from `before`, unless the element no longer
 * contains what was written: the translator of a browser replaces text nodes by elements.
 */
export function patchCell(
  host: Element,
  next: readonly CellNode[],
  before: readonly CellNode[],
): void {
  if (host.childNodes.length !== before.length) {
    host.replaceChildren(...next.map(create));
    return;
  }
  let child = host.firstChild;
  for (let at = 0; at < next.length; at++) {
    const content = next[at] as CellNode;
    const old = before[at];
    const after: ChildNode | null = child?.nextSibling ?? null;
    if (!child || old === undefined) host.append(create(content));
    else if (!update(child, content, old)) child.replaceWith(create(content));
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
function update(node: ChildNode, content: CellNode, old: CellNode): boolean {
  if (typeof content === 'string') {
    if (typeof old !== 'string') return false;
    if (content === old) return true;
    if (!(node instanceof Text)) return false;
    node.data = content;
    return true;
  }
  if (typeof old === 'string' || old.tag !== content.tag) return false;
  if (!(node instanceof Element) || node.localName !== content.tag) return false;
  writeAttributes(node, content, old);
  patchCell(node, content.children, old.children);
  return true;
}

function writeAttributes(element: Element, next: CellElement, before: CellElement): void {
  for (const name in next.attributes) {
    const value = next.attributes[name] as string;
    if (before.attributes[name] !== value) element.setAttribute(name, value);
  }
  for (const name in before.attributes) {
    if (!(name in next.attributes)) element.removeAttribute(name);
  }
}

function create(content: CellNode): ChildNode {
  if (typeof content === 'string') return document.createTextNode(content);
  const element = document.createElement(content.tag);
  for (const [name, value] of Object.entries(content.attributes)) element.setAttribute(name, value);
  // A grid has a single tab stop and sets it itself.
  if (content.tag === 'a') element.setAttribute('tabindex', '-1');
  element.append(...content.children.map(create));
  return element;
}
