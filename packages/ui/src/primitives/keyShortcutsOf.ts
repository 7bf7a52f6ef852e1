const modifiers: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Cmd: 'Meta',
  Shift: 'Shift',
  Alt: 'Alt',
};

/**
 * The value of `aria-keyshortcuts` for a shown shortcut: `Control+S` for `Ctrl S` and `Ctrl+S`. Undefined for keys that
 * are pressed one after another, such as `G O`: the attribute has no notation for them.
 */
export function keyShortcutsOf(shortcut: string | undefined): string | undefined {
  const keys = shortcut?.split(/[ +]/) ?? [];
  const isCombination = keys.slice(0, -1).every((key) => key in modifiers);
  if (keys.length === 0 || !isCombination) return undefined;
  return keys.map((key) => modifiers[key] ?? key).join('+');
}
