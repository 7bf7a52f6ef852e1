import { usePreferences } from '../../services/session/usePreferences.ts';

/** The user's layout of the photo list; a grid by default. */
export function usePhotoLayout(): 'table' | 'grid' {
  return usePreferences().lists?.photo?.layout ?? 'grid';
}
