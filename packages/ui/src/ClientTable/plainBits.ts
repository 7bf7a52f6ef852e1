import { Fragment, isValidElement, type ReactNode } from 'react';
import { Badge } from '../primitives/Badge.tsx';

/** A piece of a cell that is rendered without React: a text or an element. */
export type Bit = string | ElementBit;

export interface ElementBit {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Bit[];
}

interface BitStyles {
  /** CSS class of a `Badge`, read from one that React has rendered. */
  readonly badge: string;
}

/**
 * The content of a cell as plain pieces; undefined if it needs React (a component, a listener, a style). Cells of the
 * column functions are plain, except for images and router links.
 */
export function plainBits(node: ReactNode, styles: BitStyles): readonly Bit[] | undefined {
  const bits: Bit[] = [];
  return collect(node, bits, styles) ? bits : undefined;
}

/** Appends the pieces of a node. Returns false if the node is not plain. */
function collect(node: ReactNode, bits: Bit[], styles: BitStyles): boolean {
  if (node === null || node === undefined || typeof node === 'boolean') return true;
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') {
    const last = bits.at(-1);
    if (typeof last === 'string') bits[bits.length - 1] = last + node;
    else bits.push(String(node));
    return true;
  }
  if (Array.isArray(node)) return node.every((one: ReactNode) => collect(one, bits, styles));
  if (!isValidElement<Record<string, unknown>>(node)) return false;
  const { type, props } = node;
  const children = props.children as ReactNode;
  if (type === Fragment) return collect(children, bits, styles);
  const inside: Bit[] = [];
  if (!collect(children, inside, styles)) return false;
  if (type === Badge) {
    const attributes = { class: styles.badge, 'data-tone': String(props.tone ?? 'neutral') };
    bits.push({ tag: 'span', attributes, children: inside });
    return true;
  }
  const attributes = typeof type === 'string' ? plainAttributes(props) : undefined;
  if (!attributes) return false;
  bits.push({ tag: type as string, attributes, children: inside });
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
