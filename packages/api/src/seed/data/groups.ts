import {
  attachments,
  certificates,
  type DemoCharacteristic,
  emissions,
  noise,
} from './characteristics.ts';
import { inSix, type Texts } from './texts.ts';

export interface DemoGroup {
  readonly alias: string;
  readonly name: Texts;
  readonly icon: string;
  /** Aliases of its categories. */
  readonly categories: readonly string[];
  readonly characteristics: readonly DemoCharacteristic[];
}

export const groups: readonly DemoGroup[] = [
  {
    alias: 'earthmoving',
    name: inSix(
      'Earthmoving | Землеройная техника | Землерийна техніка | Terasamente | Hafriyat makineleri | Roboty ziemne',
    ),
    icon: 'shovel',
    categories: [
      'crawler-excavators',
      'wheeled-excavators',
      'mini-excavators',
      'backhoe-loaders',
      'wheel-loaders',
      'skid-steer-loaders',
      'bulldozers',
    ],
    characteristics: [attachments, emissions],
  },
  {
    alias: 'lifting-and-access',
    name: inSix(
      'Lifting and access | Подъёмная техника | Підіймальна техніка | Ridicare și acces | Kaldırma ve erişim | Podnoszenie i dostęp',
    ),
    icon: 'move-vertical',
    categories: ['mobile-cranes', 'tower-cranes', 'telehandlers', 'scissor-lifts', 'boom-lifts'],
    characteristics: [certificates],
  },
  {
    alias: 'roads-and-haulage',
    name: inSix(
      'Roads and haulage | Дороги и перевозки | Дороги та перевезення | Drumuri și transport | Yol ve nakliye | Drogi i transport',
    ),
    icon: 'road',
    categories: ['motor-graders', 'road-rollers', 'asphalt-pavers', 'dump-trucks'],
    characteristics: [emissions],
  },
  {
    alias: 'power-and-air',
    name: inSix(
      'Power and air | Энергия и воздух | Енергія та повітря | Energie și aer | Enerji ve hava | Energia i powietrze',
    ),
    icon: 'zap',
    categories: ['generators', 'air-compressors'],
    characteristics: [noise],
  },
];
