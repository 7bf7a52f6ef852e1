import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

/** As many as show how the component speaks. */
const mostLines = 14;

/** Roles whose content is read as one line. */
const whole = new Set([
  'button',
  'link',
  'heading',
  'img',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'listbox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'option',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'progressbar',
  'separator',
  'columnheader',
  'rowheader',
  'cell',
  'gridcell',
]);

/** Roles that are announced when a reader enters them. */
const entered = new Set([
  'alert',
  'alertdialog',
  'banner',
  'complementary',
  'dialog',
  'figure',
  'form',
  'grid',
  'group',
  'list',
  'log',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'status',
  'table',
  'tablist',
  'toolbar',
]);

const words: Readonly<Record<string, string>> = {
  img: 'graphic',
  textbox: 'edit text',
  searchbox: 'search field',
  spinbutton: 'number field',
  progressbar: 'progress bar',
  columnheader: 'column header',
  rowheader: 'row header',
  gridcell: 'cell',
  menuitem: 'menu item',
  menuitemradio: 'menu item',
  menuitemcheckbox: 'menu item',
  alertdialog: 'alert dialog',
  radiogroup: 'radio group',
  main: 'main region',
};

/** Attributes with their words: `aria-expanded="false"` is "collapsed". */
const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aria-checked': { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  'aria-expanded': { true: 'expanded', false: 'collapsed' },
  'aria-pressed': { true: 'pressed', false: 'not pressed' },
  'aria-selected': { true: 'selected' },
  'aria-current': { page: 'current page', step: 'current step', true: 'current' },
  'aria-required': { true: 'required' },
  'aria-invalid': { true: 'invalid' },
  'aria-disabled': { true: 'unavailable' },
  'aria-busy': { true: 'busy' },
  'aria-sort': { ascending: 'sorted ascending', descending: 'sorted descending' },
  'aria-haspopup': { menu: 'opens a menu', dialog: 'opens a dialog', listbox: 'opens a list' },
};

/** What a screen reader says while it reads an element from start to end: name, role, state, description. */
export function spokenLines(root: HTMLElement): readonly string[] {
  const lines: string[] = [];
  const visit = (node: Node): void => {
    if (lines.length >= mostLines) return;
    if (node.nodeType === 3) {
      const text = node.textContent?.trim();
      if (text) lines.push(text);
      return;
    }
    if (!isElement(node) || isHidden(node)) return;
    const role = getRole(node);
    const isWhole = role !== null && whole.has(role);
    if (role && (isWhole || entered.has(role))) {
      const line = lineOf(node, role);
      if (line && (isWhole || computeAccessibleName(node))) lines.push(line);
    }
    if (!isWhole) for (const child of node.childNodes) visit(child);
  };
  // An open modal dialog is all that can be read.
  visit(root.querySelector('dialog:modal') ?? root);
  return lines;
}

function lineOf(element: Element, role: string): string {
  const own = Object.entries(states).map(
    ([attribute, texts]) => texts[element.getAttribute(attribute) ?? ''],
  );
  const control = element as HTMLInputElement;
  const isChoice = role === 'checkbox' || role === 'radio' || role === 'switch';
  const name = computeAccessibleName(element);
  const description = computeAccessibleDescription(element);
  const level = /^H(\d)$/.exec(element.tagName)?.[1];
  return [
    name,
    `${words[role] ?? role}${level ? ` level ${level}` : ''}`,
    isChoice && !element.hasAttribute('aria-checked') && checkedText(role, control),
    ...own,
    control.disabled && 'unavailable',
    spokenValue(element, role),
    // A title that repeats the name is not read again.
    description === name ? '' : description,
  ]
    .filter(Boolean)
    .join(', ');
}

function checkedText(role: string, control: HTMLInputElement): string {
  if (control.indeterminate) return 'partly checked';
  if (role === 'switch') return control.checked ? 'on' : 'off';
  return control.checked ? 'checked' : 'not checked';
}

function spokenValue(element: Element, role: string): string | undefined {
  const now = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (now !== null) return role === 'progressbar' ? `${now} percent` : now;
  if (!['textbox', 'searchbox', 'spinbutton', 'combobox'].includes(role)) return undefined;
  const { value, selectedOptions } = element as HTMLInputElement & Partial<HTMLSelectElement>;
  return selectedOptions?.[0]?.textContent ?? (value || 'blank');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Elements of a frame belong to another window, whose styles only its own `getComputedStyle` knows. */
function isHidden(element: Element): boolean {
  if (
    element.getAttribute('aria-hidden') === 'true' ||
    /^(STYLE|SCRIPT|svg)$/.test(element.tagName)
  ) {
    return element.getAttribute('role') !== 'img';
  }
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style?.display === 'none' || style?.visibility === 'hidden';
}
