import { usePreferences } from '../../services/session/usePreferences.ts';

/** How the person likes the desk; pictures are looked at rather than read unless they said otherwise. */
export function usePhotoLayout(): 'table' | 'grid' {
  return usePreferences().lists?.photo?.layout ?? 'grid';
}
