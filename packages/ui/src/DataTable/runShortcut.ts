import type { MenuItem } from '../overlays/Menu.tsx';

/** Runs the item with this shortcut. Returns true if there is one. */
export function runShortcut(
  items: readonly (MenuItem | 'separator')[] | undefined,
  letter: string,
): boolean {
  for (const item of items ?? []) {
    if (item === 'separator' || item.isDisabled || !item.onSelect) continue;
    if (item.shortcut?.toLowerCase() !== letter) continue;
    item.onSelect();
    return true;
  }
  return false;
}
