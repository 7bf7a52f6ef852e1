import { type Machinery, models } from './category.ts';
import { inSix } from './texts.ts';

/** Machines that lift loads and people. */
export const lifting: readonly Machinery[] = [
  {
    alias: 'mobile-cranes',
    name: inSix(
      'Mobile cranes | Автокраны | Автокрани | Automacarale | Mobil vinçler | Żurawie samojezdne',
    ),
    singular: inSix(
      'Mobile crane | Автокран | Автокран | Automacara | Mobil vinç | Żuraw samojezdny',
    ),
    drawing: 'crane',
    figure: 'lift',
    unit: 't',
    perShift: [380, 1400],
    inTop: true,
    models: models(
      'Liebherr LTM_1030-2.1 35, Liebherr LTM_1060-3.1 60, Liebherr LTM_1110-5.2 110, Tadano AC_3.055-1 55, Tadano AC_4.100L-1 100, Tadano AC_3.045-1 45',
    ),
  },
  {
    alias: 'tower-cranes',
    name: inSix(
      'Tower cranes | Башенные краны | Баштові крани | Macarale turn | Kule vinçler | Żurawie wieżowe',
    ),
    singular: inSix(
      'Tower crane | Башенный кран | Баштовий кран | Macara turn | Kule vinç | Żuraw wieżowy',
    ),
    drawing: 'towerCrane',
    figure: 'reach',
    unit: 'm',
    perShift: [260, 620],
    inTop: false,
    models: models(
      'Liebherr 85_EC-B_5 50, Liebherr 125_EC-B_6 58, Potain MDT_178 60, Potain MC_85_B 52, Liebherr 150_EC-B_8 60',
    ),
  },
  {
    alias: 'telehandlers',
    name: inSix(
      'Telehandlers | Телескопические погрузчики | Телескопічні навантажувачі | Manipulatoare telescopice | Teleskopik yükleyiciler | Ładowarki teleskopowe',
    ),
    singular: inSix(
      'Telehandler | Телескопический погрузчик | Телескопічний навантажувач | Manipulator telescopic | Teleskopik yükleyici | Ładowarka teleskopowa',
    ),
    drawing: 'telehandler',
    figure: 'reach',
    unit: 'm',
    perShift: [150, 290],
    inTop: true,
    models: models(
      'Manitou MT_1440 13.5, Manitou MT_1840 17.6, Manitou MRT_2150 20.6, JCB 540-140 13.8, JCB 540-180 17.5, Genie GTH-4014 13.7',
    ),
  },
  {
    alias: 'scissor-lifts',
    name: inSix(
      'Scissor lifts | Ножничные подъёмники | Ножичні підіймачі | Nacele tip foarfecă | Makaslı platformlar | Podnośniki nożycowe',
    ),
    singular: inSix(
      'Scissor lift | Ножничный подъёмник | Ножичний підіймач | Nacelă tip foarfecă | Makaslı platform | Podnośnik nożycowy',
    ),
    drawing: 'scissorLift',
    figure: 'reach',
    unit: 'm',
    perShift: [45, 150],
    inTop: false,
    models: models(
      'Genie GS-1932 7.8, Genie GS-3246 11.8, Genie GS-4069_RT 14.1, JLG 1930ES 7.7, JLG 3246ES 11.7, Haulotte Compact_12 12',
    ),
  },
  {
    alias: 'boom-lifts',
    name: inSix(
      'Boom lifts | Коленчатые подъёмники | Колінчасті підіймачі | Nacele articulate | Eklemli platformlar | Podnośniki przegubowe',
    ),
    singular: inSix(
      'Boom lift | Коленчатый подъёмник | Колінчастий підіймач | Nacelă articulată | Eklemli platform | Podnośnik przegubowy',
    ),
    drawing: 'boomLift',
    figure: 'reach',
    unit: 'm',
    perShift: [110, 360],
    inTop: false,
    models: models(
      'Genie Z-45_XC 15.9, Genie Z-60_FE 20.2, JLG 450AJ 15.7, JLG 600AJ 20.5, Haulotte HA16_RTJ 16, Manitou 200_ATJ 20',
    ),
  },
];
