import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { IconButton } from '@rentyard/ui/IconButton';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LayoutList from 'lucide-react/icons/layout-list';
import type { ReactNode } from 'react';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';
import { useSaveListPreferences } from '../../services/session/usePreferences.ts';
import { usePhotoLayout } from './usePhotoLayout.ts';

/** Pictures that nothing shows, and the choice between grid and table. */
export function PhotoToolbar(): ReactNode {
  const t = useT();
  const path = usePath();
  const layout = usePhotoLayout();
  const save = useSaveListPreferences('photo');
  const isGrid = layout === 'grid';
  return (
    <>
      <ButtonLink as={RouterLink} to={path('/photo/page/1?filter[is_used]=false')} variant="ghost">
        {t('photos.unused')}
      </ButtonLink>
      <IconButton
        icon={isGrid ? LayoutList : LayoutGrid}
        label={t(isGrid ? 'photos.as_table' : 'photos.as_grid')}
        onClick={() => save({ layout: isGrid ? 'table' : 'grid' })}
      />
    </>
  );
}
