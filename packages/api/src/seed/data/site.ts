import { type Machinery, models } from './category.ts';
import { inSix } from './texts.ts';

/** Machines for roads, transport and power supply. */
export const site: readonly Machinery[] = [
  {
    alias: 'road-rollers',
    name: inSix(
      'Road rollers | Дорожные катки | Дорожні котки | Cilindri compactori | Yol silindirleri | Walce drogowe',
    ),
    singular: inSix(
      'Road roller | Дорожный каток | Дорожній коток | Cilindru compactor | Yol silindiri | Walec drogowy',
    ),
    drawing: 'roller',
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
    name: inSix(
      'Asphalt pavers | Асфальтоукладчики | Асфальтоукладачі | Finisoare de asfalt | Asfalt finişerleri | Rozściełacze asfaltu',
    ),
    singular: inSix(
      'Asphalt paver | Асфальтоукладчик | Асфальтоукладач | Finisor de asfalt | Asfalt finişeri | Rozściełacz asfaltu',
    ),
    drawing: 'paver',
    figure: 'width',
    unit: 'm',
    perShift: [420, 880],
    inTop: false,
    models: models(
      'Vögele SUPER_1300-3i 5, Vögele SUPER_1800-3i 9, Dynapac SD2500C 8.8, BOMAG BF_300_C 5',
    ),
  },
  {
    alias: 'dump-trucks',
    name: inSix(
      'Dump trucks | Самосвалы | Самоскиди | Autobasculante | Damperli kamyonlar | Wywrotki',
    ),
    singular: inSix(
      'Dump truck | Самосвал | Самоскид | Autobasculantă | Damperli kamyon | Wywrotka',
    ),
    drawing: 'dumper',
    figure: 'lift',
    unit: 't',
    perShift: [210, 560],
    inTop: true,
    models: models('Volvo A30G 29, Volvo FMX_460_8x4 25, Caterpillar 730 28, Komatsu HM300-5 28'),
  },
  {
    alias: 'generators',
    name: inSix(
      'Generators | Генераторы | Генератори | Generatoare | Jeneratörler | Agregaty prądotwórcze',
    ),
    singular: inSix(
      'Diesel generator | Дизельный генератор | Дизельний генератор | Generator diesel | Dizel jeneratör | Agregat prądotwórczy',
    ),
    drawing: 'generator',
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
    name: inSix(
      'Air compressors | Передвижные компрессоры | Пересувні компресори | Motocompresoare | Seyyar kompresörler | Sprężarki przewoźne',
    ),
    singular: inSix(
      'Portable compressor | Передвижной компрессор | Пересувний компресор | Motocompresor | Seyyar kompresör | Sprężarka przewoźna',
    ),
    drawing: 'compressor',
    figure: 'air',
    unit: 'm³/min',
    perShift: [30, 120],
    inTop: false,
    models: models(
      'Atlas_Copco XAS_88 5, Atlas_Copco XATS_138 7.1, Atlas_Copco XAHS_186 10.6, Kaeser M50 5, Kaeser M122 11.1, Kaeser M27 2.6',
    ),
  },
];
