import { type Machinery, models } from './category.ts';
import { inSix } from './texts.ts';

/** Machines for earthworks. */
export const earthworks: readonly Machinery[] = [
  {
    alias: 'crawler-excavators',
    name: inSix(
      'Crawler excavators | Гусеничные экскаваторы | Гусеничні екскаватори | Excavatoare pe șenile | Paletli ekskavatörler | Koparki gąsienicowe',
    ),
    singular: inSix(
      'Crawler excavator | Гусеничный экскаватор | Гусеничний екскаватор | Excavator pe șenile | Paletli ekskavatör | Koparka gąsienicowa',
    ),
    drawing: 'excavator',
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
    name: inSix(
      'Wheeled excavators | Колёсные экскаваторы | Колісні екскаватори | Excavatoare pe roți | Lastik tekerlekli ekskavatörler | Koparki kołowe',
    ),
    singular: inSix(
      'Wheeled excavator | Колёсный экскаватор | Колісний екскаватор | Excavator pe roți | Lastik tekerlekli ekskavatör | Koparka kołowa',
    ),
    drawing: 'wheeledExcavator',
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
    name: inSix(
      'Mini excavators | Мини-экскаваторы | Мініекскаватори | Miniexcavatoare | Mini ekskavatörler | Minikoparki',
    ),
    singular: inSix(
      'Mini excavator | Мини-экскаватор | Мініекскаватор | Miniexcavator | Mini ekskavatör | Minikoparka',
    ),
    drawing: 'miniExcavator',
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
    name: inSix(
      'Backhoe loaders | Экскаваторы-погрузчики | Екскаватори-навантажувачі | Buldoexcavatoare | Beko loderler | Koparko-ładowarki',
    ),
    singular: inSix(
      'Backhoe loader | Экскаватор-погрузчик | Екскаватор-навантажувач | Buldoexcavator | Beko loder | Koparko-ładowarka',
    ),
    drawing: 'backhoe',
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
    name: inSix(
      'Wheel loaders | Фронтальные погрузчики | Фронтальні навантажувачі | Încărcătoare frontale | Lastikli yükleyiciler | Ładowarki kołowe',
    ),
    singular: inSix(
      'Wheel loader | Фронтальный погрузчик | Фронтальний навантажувач | Încărcător frontal | Lastikli yükleyici | Ładowarka kołowa',
    ),
    drawing: 'loader',
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
    name: inSix(
      'Skid steer loaders | Мини-погрузчики | Мінінавантажувачі | Miniîncărcătoare | Mini yükleyiciler | Miniładowarki',
    ),
    singular: inSix(
      'Skid steer loader | Мини-погрузчик | Мінінавантажувач | Miniîncărcător | Mini yükleyici | Miniładowarka',
    ),
    drawing: 'skidSteer',
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
    name: inSix('Bulldozers | Бульдозеры | Бульдозери | Buldozere | Dozerler | Spycharki'),
    singular: inSix('Bulldozer | Бульдозер | Бульдозер | Buldozer | Dozer | Spycharka'),
    drawing: 'dozer',
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
    name: inSix(
      'Motor graders | Автогрейдеры | Автогрейдери | Autogredere | Greyderler | Równiarki drogowe',
    ),
    singular: inSix(
      'Motor grader | Автогрейдер | Автогрейдер | Autogreder | Greyder | Równiarka drogowa',
    ),
    drawing: 'grader',
    figure: 'weight',
    unit: 't',
    perShift: [300, 480],
    inTop: false,
    models: models(
      'Caterpillar 120 18.9, Caterpillar 140 19.7, Komatsu GD675-7 19.3, Volvo G940 19.4, Case 885B 18.1',
    ),
  },
];
