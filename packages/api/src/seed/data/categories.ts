import type { Texts } from './texts.ts';

/** A machine that firms of the trade rent out. */
export interface Model {
  readonly brand: string;
  readonly name: string;
  /** The figure that machines of the category are compared by, in `unit`. */
  readonly size: number;
}

export type Drawing =
  | 'excavator'
  | 'wheeledExcavator'
  | 'miniExcavator'
  | 'backhoe'
  | 'loader'
  | 'skidSteer'
  | 'dozer'
  | 'grader'
  | 'roller'
  | 'paver'
  | 'crane'
  | 'towerCrane'
  | 'telehandler'
  | 'scissorLift'
  | 'boomLift'
  | 'dumper'
  | 'generator'
  | 'compressor';

export type Segment = 'earthworks' | 'lifting' | 'site';

export interface DemoCategory {
  readonly alias: string;
  /** The plural, as the category is called. */
  readonly name: Texts;
  /** The singular, as one offer is called. */
  readonly singular: Texts;
  readonly drawing: Drawing;
  /** Which of the marketplaces shows it. */
  readonly segment: Segment;
  readonly figure: 'weight' | 'lift' | 'reach' | 'power' | 'volume' | 'width' | 'air';
  readonly unit: 't' | 'm' | 'kVA' | 'm³' | 'm³/min';
  /** Euros for a shift of eight hours with the smallest and the largest model. */
  readonly perShift: readonly [from: number, to: number];
  readonly inTop: boolean;
  readonly models: readonly Model[];
}

/** `Komatsu PC210LC-11 22.3, Wacker_Neuson EZ26 2.5`: a blank inside a name is written `_`. */
function models(list: string): readonly Model[] {
  return list.split(', ').map((entry) => {
    const words = entry.split(' ');
    return {
      brand: (words[0] ?? '').replaceAll('_', ' '),
      name: words.slice(1, -1).join(' ').replaceAll('_', ' '),
      size: Number(words.at(-1)),
    };
  });
}

export const categories: readonly DemoCategory[] = [
  {
    alias: 'crawler-excavators',
    name: {
      en: 'Crawler excavators',
      ru: 'Гусеничные экскаваторы',
      ua: 'Гусеничні екскаватори',
      ro: 'Excavatoare pe șenile',
      tr: 'Paletli ekskavatörler',
      pl: 'Koparki gąsienicowe',
    },
    singular: {
      en: 'Crawler excavator',
      ru: 'Гусеничный экскаватор',
      ua: 'Гусеничний екскаватор',
      ro: 'Excavator pe șenile',
      tr: 'Paletli ekskavatör',
      pl: 'Koparka gąsienicowa',
    },
    drawing: 'excavator',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [240, 520],
    inTop: true,
    models: models(
      'Komatsu PC210LC-11 22.3, Caterpillar 320 GC 21.9, Volvo EC220E 22.6, Hitachi ZX210LC-7 21.8, Hyundai HX220AL 22.9, Liebherr R 926 26.1, JCB 220X 22.7, Doosan DX300LC-7 31.2, Komatsu PC360LC-11 36.6, Caterpillar 336 37.2, Liebherr R 938 39.5',
    ),
  },
  {
    alias: 'wheeled-excavators',
    name: {
      en: 'Wheeled excavators',
      ru: 'Колёсные экскаваторы',
      ua: 'Колісні екскаватори',
      ro: 'Excavatoare pe roți',
      tr: 'Lastik tekerlekli ekskavatörler',
      pl: 'Koparki kołowe',
    },
    singular: {
      en: 'Wheeled excavator',
      ru: 'Колёсный экскаватор',
      ua: 'Колісний екскаватор',
      ro: 'Excavator pe roți',
      tr: 'Lastik tekerlekli ekskavatör',
      pl: 'Koparka kołowa',
    },
    drawing: 'wheeledExcavator',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [230, 380],
    inTop: false,
    models: models(
      'Liebherr A 914 15.9, Caterpillar M318 18.6, Volvo EW160E 17.2, JCB Hydradig_110W 11.2, Hyundai HW180A 19.1, Doosan DX190W-7 19.8, Komatsu PW180-11 19.4',
    ),
  },
  {
    alias: 'mini-excavators',
    name: {
      en: 'Mini excavators',
      ru: 'Мини-экскаваторы',
      ua: 'Мініекскаватори',
      ro: 'Miniexcavatoare',
      tr: 'Mini ekskavatörler',
      pl: 'Minikoparki',
    },
    singular: {
      en: 'Mini excavator',
      ru: 'Мини-экскаватор',
      ua: 'Мініекскаватор',
      ro: 'Miniexcavator',
      tr: 'Mini ekskavatör',
      pl: 'Minikoparka',
    },
    drawing: 'miniExcavator',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [90, 170],
    inTop: true,
    models: models(
      'Kubota KX019-4 1.9, Kubota U27-4 2.6, Takeuchi TB216 1.8, Takeuchi TB240 4, Bobcat E27z 2.7, JCB 18Z-1 1.8, Wacker_Neuson EZ26 2.5, Volvo ECR25D 2.6',
    ),
  },
  {
    alias: 'backhoe-loaders',
    name: {
      en: 'Backhoe loaders',
      ru: 'Экскаваторы-погрузчики',
      ua: 'Екскаватори-навантажувачі',
      ro: 'Buldoexcavatoare',
      tr: 'Beko loderler',
      pl: 'Koparko-ładowarki',
    },
    singular: {
      en: 'Backhoe loader',
      ru: 'Экскаватор-погрузчик',
      ua: 'Екскаватор-навантажувач',
      ro: 'Buldoexcavator',
      tr: 'Beko loder',
      pl: 'Koparko-ładowarka',
    },
    drawing: 'backhoe',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [140, 210],
    inTop: true,
    models: models(
      'JCB 3CX_Sitemaster 8.1, JCB 4CX_Super 9.2, Caterpillar 428 8.9, Caterpillar 432 9.3, Case 580ST 8.6, Komatsu WB97S-8 9.6',
    ),
  },
  {
    alias: 'wheel-loaders',
    name: {
      en: 'Wheel loaders',
      ru: 'Фронтальные погрузчики',
      ua: 'Фронтальні навантажувачі',
      ro: 'Încărcătoare frontale',
      tr: 'Lastikli yükleyiciler',
      pl: 'Ładowarki kołowe',
    },
    singular: {
      en: 'Wheel loader',
      ru: 'Фронтальный погрузчик',
      ua: 'Фронтальний навантажувач',
      ro: 'Încărcător frontal',
      tr: 'Lastikli yükleyici',
      pl: 'Ładowarka kołowa',
    },
    drawing: 'loader',
    segment: 'earthworks',
    figure: 'volume',
    unit: 'm³',
    perShift: [190, 420],
    inTop: false,
    models: models(
      'Volvo L90H 2.5, Volvo L120H 3.6, Liebherr L 550 3.2, Caterpillar 950_GC 3.1, Komatsu WA320-8 2.8, Hyundai HL955A 2.8, Doosan DL280-7 2.8, Case 721G 2.4',
    ),
  },
  {
    alias: 'skid-steer-loaders',
    name: {
      en: 'Skid steer loaders',
      ru: 'Мини-погрузчики',
      ua: 'Мінінавантажувачі',
      ro: 'Miniîncărcătoare',
      tr: 'Mini yükleyiciler',
      pl: 'Miniładowarki',
    },
    singular: {
      en: 'Skid steer loader',
      ru: 'Мини-погрузчик',
      ua: 'Мінінавантажувач',
      ro: 'Miniîncărcător',
      tr: 'Mini yükleyici',
      pl: 'Miniładowarka',
    },
    drawing: 'skidSteer',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [95, 160],
    inTop: false,
    models: models(
      'Bobcat S450 2.4, Bobcat S650 3.8, Caterpillar 226D3 2.7, JCB 190 3.4, Case SR210B 3.1, Wacker_Neuson SW21 3.3',
    ),
  },
  {
    alias: 'bulldozers',
    name: {
      en: 'Bulldozers',
      ru: 'Бульдозеры',
      ua: 'Бульдозери',
      ro: 'Buldozere',
      tr: 'Dozerler',
      pl: 'Spycharki',
    },
    singular: {
      en: 'Bulldozer',
      ru: 'Бульдозер',
      ua: 'Бульдозер',
      ro: 'Buldozer',
      tr: 'Dozer',
      pl: 'Spycharka',
    },
    drawing: 'dozer',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [320, 640],
    inTop: false,
    models: models(
      'Caterpillar D5 19.6, Caterpillar D6 22.7, Komatsu D61PXi-24 19.5, Komatsu D65EX-18 21.8, Liebherr PR_736 22.9, Case 1650M 17.7',
    ),
  },
  {
    alias: 'motor-graders',
    name: {
      en: 'Motor graders',
      ru: 'Автогрейдеры',
      ua: 'Автогрейдери',
      ro: 'Autogredere',
      tr: 'Greyderler',
      pl: 'Równiarki drogowe',
    },
    singular: {
      en: 'Motor grader',
      ru: 'Автогрейдер',
      ua: 'Автогрейдер',
      ro: 'Autogreder',
      tr: 'Greyder',
      pl: 'Równiarka drogowa',
    },
    drawing: 'grader',
    segment: 'earthworks',
    figure: 'weight',
    unit: 't',
    perShift: [300, 480],
    inTop: false,
    models: models(
      'Caterpillar 120 18.9, Caterpillar 140 19.7, Komatsu GD675-7 19.3, Volvo G940 19.4, Case 885B 18.1',
    ),
  },
  {
    alias: 'road-rollers',
    name: {
      en: 'Road rollers',
      ru: 'Дорожные катки',
      ua: 'Дорожні котки',
      ro: 'Cilindri compactori',
      tr: 'Yol silindirleri',
      pl: 'Walce drogowe',
    },
    singular: {
      en: 'Road roller',
      ru: 'Дорожный каток',
      ua: 'Дорожній коток',
      ro: 'Cilindru compactor',
      tr: 'Yol silindiri',
      pl: 'Walec drogowy',
    },
    drawing: 'roller',
    segment: 'site',
    figure: 'weight',
    unit: 't',
    perShift: [110, 290],
    inTop: false,
    models: models(
      'BOMAG BW_120_AD-5 2.6, BOMAG BW_213_D-5 12.6, Dynapac CC1300 4.2, Caterpillar CS54B 10.9, Dynapac CA2500D 10.4',
    ),
  },
  {
    alias: 'asphalt-pavers',
    name: {
      en: 'Asphalt pavers',
      ru: 'Асфальтоукладчики',
      ua: 'Асфальтоукладачі',
      ro: 'Finisoare de asfalt',
      tr: 'Asfalt finişerleri',
      pl: 'Rozściełacze asfaltu',
    },
    singular: {
      en: 'Asphalt paver',
      ru: 'Асфальтоукладчик',
      ua: 'Асфальтоукладач',
      ro: 'Finisor de asfalt',
      tr: 'Asfalt finişeri',
      pl: 'Rozściełacz asfaltu',
    },
    drawing: 'paver',
    segment: 'site',
    figure: 'width',
    unit: 'm',
    perShift: [420, 880],
    inTop: false,
    models: models(
      'Vögele SUPER_1300-3i 5, Vögele SUPER_1800-3i 9, Dynapac SD2500C 8.8, BOMAG BF_300_C 5',
    ),
  },
  {
    alias: 'mobile-cranes',
    name: {
      en: 'Mobile cranes',
      ru: 'Автокраны',
      ua: 'Автокрани',
      ro: 'Automacarale',
      tr: 'Mobil vinçler',
      pl: 'Żurawie samojezdne',
    },
    singular: {
      en: 'Mobile crane',
      ru: 'Автокран',
      ua: 'Автокран',
      ro: 'Automacara',
      tr: 'Mobil vinç',
      pl: 'Żuraw samojezdny',
    },
    drawing: 'crane',
    segment: 'lifting',
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
    name: {
      en: 'Tower cranes',
      ru: 'Башенные краны',
      ua: 'Баштові крани',
      ro: 'Macarale turn',
      tr: 'Kule vinçler',
      pl: 'Żurawie wieżowe',
    },
    singular: {
      en: 'Tower crane',
      ru: 'Башенный кран',
      ua: 'Баштовий кран',
      ro: 'Macara turn',
      tr: 'Kule vinç',
      pl: 'Żuraw wieżowy',
    },
    drawing: 'towerCrane',
    segment: 'lifting',
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
    name: {
      en: 'Telehandlers',
      ru: 'Телескопические погрузчики',
      ua: 'Телескопічні навантажувачі',
      ro: 'Manipulatoare telescopice',
      tr: 'Teleskopik yükleyiciler',
      pl: 'Ładowarki teleskopowe',
    },
    singular: {
      en: 'Telehandler',
      ru: 'Телескопический погрузчик',
      ua: 'Телескопічний навантажувач',
      ro: 'Manipulator telescopic',
      tr: 'Teleskopik yükleyici',
      pl: 'Ładowarka teleskopowa',
    },
    drawing: 'telehandler',
    segment: 'lifting',
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
    name: {
      en: 'Scissor lifts',
      ru: 'Ножничные подъёмники',
      ua: 'Ножичні підіймачі',
      ro: 'Nacele tip foarfecă',
      tr: 'Makaslı platformlar',
      pl: 'Podnośniki nożycowe',
    },
    singular: {
      en: 'Scissor lift',
      ru: 'Ножничный подъёмник',
      ua: 'Ножичний підіймач',
      ro: 'Nacelă tip foarfecă',
      tr: 'Makaslı platform',
      pl: 'Podnośnik nożycowy',
    },
    drawing: 'scissorLift',
    segment: 'lifting',
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
    name: {
      en: 'Boom lifts',
      ru: 'Коленчатые подъёмники',
      ua: 'Колінчасті підіймачі',
      ro: 'Nacele articulate',
      tr: 'Eklemli platformlar',
      pl: 'Podnośniki przegubowe',
    },
    singular: {
      en: 'Boom lift',
      ru: 'Коленчатый подъёмник',
      ua: 'Колінчастий підіймач',
      ro: 'Nacelă articulată',
      tr: 'Eklemli platform',
      pl: 'Podnośnik przegubowy',
    },
    drawing: 'boomLift',
    segment: 'lifting',
    figure: 'reach',
    unit: 'm',
    perShift: [110, 360],
    inTop: false,
    models: models(
      'Genie Z-45_XC 15.9, Genie Z-60_FE 20.2, JLG 450AJ 15.7, JLG 600AJ 20.5, Haulotte HA16_RTJ 16, Manitou 200_ATJ 20',
    ),
  },
  {
    alias: 'dump-trucks',
    name: {
      en: 'Dump trucks',
      ru: 'Самосвалы',
      ua: 'Самоскиди',
      ro: 'Autobasculante',
      tr: 'Damperli kamyonlar',
      pl: 'Wywrotki',
    },
    singular: {
      en: 'Dump truck',
      ru: 'Самосвал',
      ua: 'Самоскид',
      ro: 'Autobasculantă',
      tr: 'Damperli kamyon',
      pl: 'Wywrotka',
    },
    drawing: 'dumper',
    segment: 'site',
    figure: 'lift',
    unit: 't',
    perShift: [210, 560],
    inTop: true,
    models: models('Volvo A30G 29, Volvo FMX_460_8x4 25, Caterpillar 730 28, Komatsu HM300-5 28'),
  },
  {
    alias: 'generators',
    name: {
      en: 'Generators',
      ru: 'Генераторы',
      ua: 'Генератори',
      ro: 'Generatoare',
      tr: 'Jeneratörler',
      pl: 'Agregaty prądotwórcze',
    },
    singular: {
      en: 'Diesel generator',
      ru: 'Дизельный генератор',
      ua: 'Дизельний генератор',
      ro: 'Generator diesel',
      tr: 'Dizel jeneratör',
      pl: 'Agregat prądotwórczy',
    },
    drawing: 'generator',
    segment: 'site',
    figure: 'power',
    unit: 'kVA',
    perShift: [35, 240],
    inTop: false,
    models: models(
      'Atlas_Copco QAS_60 60, Atlas_Copco QAS_200 200, Caterpillar XQ125 125, Himoinsa HRYW-100 100, Himoinsa HYW-45 45',
    ),
  },
  {
    alias: 'air-compressors',
    name: {
      en: 'Air compressors',
      ru: 'Передвижные компрессоры',
      ua: 'Пересувні компресори',
      ro: 'Motocompresoare',
      tr: 'Seyyar kompresörler',
      pl: 'Sprężarki przewoźne',
    },
    singular: {
      en: 'Portable compressor',
      ru: 'Передвижной компрессор',
      ua: 'Пересувний компресор',
      ro: 'Motocompresor',
      tr: 'Seyyar kompresör',
      pl: 'Sprężarka przewoźna',
    },
    drawing: 'compressor',
    segment: 'site',
    figure: 'air',
    unit: 'm³/min',
    perShift: [30, 120],
    inTop: false,
    models: models(
      'Atlas_Copco XAS_88 5, Atlas_Copco XATS_138 7.1, Atlas_Copco XAHS_186 10.6, Kaeser M50 5, Kaeser M122 11.1, Kaeser M27 2.6',
    ),
  },
];
