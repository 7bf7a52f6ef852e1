const buildStorageKey = (subject: string): string => `rentyard.views.${subject}`;

/** Stores in this browser whether a list has saved views, to reserve their height on the next visit. */
export function storeHasViews(subject: string, hasViews: boolean): void {
  if (hasViews) localStorage.setItem(buildStorageKey(subject), '1');
  else localStorage.removeItem(buildStorageKey(subject));
}

/** Whether the list had saved views when it was open last. */
export function hadViews(subject: string): boolean {
  return localStorage.getItem(buildStorageKey(subject)) !== null;
}
