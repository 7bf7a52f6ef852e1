import { languageCodes } from '../languages.ts';
import { statuses } from '../schema/statuses.ts';
import type { LabelTranslations } from './fieldLabels.ts';
import { statusNames } from './statusNames.ts';

/**
 * The names of the options of choice fields in every language, in the order of `languageCodes`. Cells of imported
 * files may have any of them.
 */
export const choiceNames: Readonly<Record<string, LabelTranslations>> = {
  ...Object.fromEntries(
    statuses.map((status) => [status, languageCodes.map((code) => statusNames[code][status])]),
  ),
  equipment: ['Equipment', 'Техника', 'Техніка', 'Utilaj', 'Ekipman', 'Sprzęt'],
  service: ['Service', 'Услуга', 'Послуга', 'Serviciu', 'Hizmet', 'Usługa'],
};
