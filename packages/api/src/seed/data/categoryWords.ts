import type { Drawing, Machinery } from './category.ts';
import { inSix, type Texts } from './texts.ts';

type Line = readonly [one: string, two: string];

/** The genitive singular and plural, in the languages that have them: `English | Русский | Українська | Polski`. */
const declensionLines: Readonly<Record<string, Line>> = {
  'crawler-excavators': [
    'crawler excavator | гусеничного экскаватора | гусеничного екскаватора | koparki gąsienicowej',
    'crawler excavators | гусеничных экскаваторов | гусеничних екскаваторів | koparek gąsienicowych',
  ],
  'wheeled-excavators': [
    'wheeled excavator | колёсного экскаватора | колісного екскаватора | koparki kołowej',
    'wheeled excavators | колёсных экскаваторов | колісних екскаваторів | koparek kołowych',
  ],
  'mini-excavators': [
    'mini excavator | мини-экскаватора | мініекскаватора | minikoparki',
    'mini excavators | мини-экскаваторов | мініекскаваторів | minikoparek',
  ],
  'backhoe-loaders': [
    'backhoe loader | экскаватора-погрузчика | екскаватора-навантажувача | koparko-ładowarki',
    'backhoe loaders | экскаваторов-погрузчиков | екскаваторів-навантажувачів | koparko-ładowarek',
  ],
  'wheel-loaders': [
    'wheel loader | фронтального погрузчика | фронтального навантажувача | ładowarki kołowej',
    'wheel loaders | фронтальных погрузчиков | фронтальних навантажувачів | ładowarek kołowych',
  ],
  'skid-steer-loaders': [
    'skid-steer loader | мини-погрузчика | мінінавантажувача | miniładowarki',
    'skid-steer loaders | мини-погрузчиков | мінінавантажувачів | miniładowarek',
  ],
  bulldozers: [
    'bulldozer | бульдозера | бульдозера | spycharki',
    'bulldozers | бульдозеров | бульдозерів | spycharek',
  ],
  'motor-graders': [
    'motor grader | автогрейдера | автогрейдера | równiarki',
    'motor graders | автогрейдеров | автогрейдерів | równiarek',
  ],
  'mobile-cranes': [
    'mobile crane | автокрана | автокрана | żurawia samojezdnego',
    'mobile cranes | автокранов | автокранів | żurawi samojezdnych',
  ],
  'tower-cranes': [
    'tower crane | башенного крана | баштового крана | żurawia wieżowego',
    'tower cranes | башенных кранов | баштових кранів | żurawi wieżowych',
  ],
  telehandlers: [
    'telehandler | телескопического погрузчика | телескопічного навантажувача | ładowarki teleskopowej',
    'telehandlers | телескопических погрузчиков | телескопічних навантажувачів | ładowarek teleskopowych',
  ],
  'scissor-lifts': [
    'scissor lift | ножничного подъёмника | ножичного підіймача | podnośnika nożycowego',
    'scissor lifts | ножничных подъёмников | ножичних підіймачів | podnośników nożycowych',
  ],
  'boom-lifts': [
    'boom lift | коленчатого подъёмника | колінчастого підіймача | podnośnika przegubowego',
    'boom lifts | коленчатых подъёмников | колінчастих підіймачів | podnośników przegubowych',
  ],
  'road-rollers': [
    'road roller | дорожного катка | дорожнього котка | walca drogowego',
    'road rollers | дорожных катков | дорожніх котків | walców drogowych',
  ],
  'asphalt-pavers': [
    'asphalt paver | асфальтоукладчика | асфальтоукладача | rozściełacza asfaltu',
    'asphalt pavers | асфальтоукладчиков | асфальтоукладачів | rozściełaczy asfaltu',
  ],
  'dump-trucks': [
    'dump truck | самосвала | самоскида | wywrotki',
    'dump trucks | самосвалов | самоскидів | wywrotek',
  ],
  generators: [
    'generator | генератора | генератора | agregatu prądotwórczego',
    'generators | генераторов | генераторів | agregatów prądotwórczych',
  ],
  'air-compressors': [
    'air compressor | передвижного компрессора | пересувного компресора | sprężarki przewoźnej',
    'air compressors | передвижных компрессоров | пересувних компресорів | sprężarek przewoźnych',
  ],
};

/** Both forms of a category's name, by language. */
export function declensionsOf(alias: string): readonly [Partial<Texts>, Partial<Texts>] {
  const [one, two] = declensionLines[alias] ?? ['', ''];
  return [inFour(one), inFour(two)];
}

function inFour(line: string): Partial<Texts> {
  const [en, ru, ua, pl] = line.split(' | ');
  if (!en || !ru || !ua || !pl) return {};
  return { en, ru, ua, pl };
}

/** Alternative names of some categories. */
export const altNames: Readonly<Record<string, Partial<Texts>>> = {
  'crawler-excavators': { en: 'Tracked diggers', ru: 'Экскаваторы на гусеницах' },
  'mini-excavators': { en: 'Mini diggers', ru: 'Миниэкскаваторы', pl: 'Koparki mini' },
  'backhoe-loaders': { en: 'Diggers with a backhoe', ru: 'Обратные лопаты' },
  'skid-steer-loaders': { en: 'Bobcats', ru: 'Бобкэты', ua: 'Бобкети', ro: 'Bobcaturi' },
  telehandlers: { en: 'Telescopic handlers', ru: 'Телескопы' },
  'dump-trucks': { en: 'Tippers', ro: 'Basculante' },
  generators: { en: 'Gensets', ru: 'Электростанции', ua: 'Електростанції' },
};

/** The text of a category's page, after its name. */
export const rented = inSix(
  'by the hour or by the shift, with or without an operator. | на час или на смену, с машинистом или без. | на годину або на зміну, з машиністом або без. | cu ora sau cu tura, cu sau fără operator. | saatlik veya vardiyalık, operatörlü veya operatörsüz. | na godziny lub na zmiany, z operatorem lub bez.',
);

/** Names of the icon set (`contract/categoryIcons.ts`). */
export const icons: Readonly<Record<Drawing, string>> = {
  excavator: 'shovel',
  wheeledExcavator: 'shovel',
  miniExcavator: 'pickaxe',
  backhoe: 'tractor',
  loader: 'tractor',
  skidSteer: 'tractor',
  dozer: 'mountain',
  grader: 'road',
  roller: 'cylinder',
  paver: 'layers',
  crane: 'construction',
  towerCrane: 'construction',
  telehandler: 'forklift',
  scissorLift: 'move-vertical',
  boomLift: 'arrow-up-from-line',
  dumper: 'truck',
  generator: 'zap',
  compressor: 'wind',
};

const names: Readonly<Record<Machinery['figure'], Texts>> = {
  weight: inSix(
    'Operating weight, t | Эксплуатационная масса, т | Експлуатаційна маса, т | Masă operațională, t | Çalışma ağırlığı, t | Masa eksploatacyjna, t',
  ),
  lift: inSix(
    'Lifting capacity, t | Грузоподъёмность, т | Вантажопідйомність, т | Capacitate de ridicare, t | Kaldırma kapasitesi, t | Udźwig, t',
  ),
  reach: inSix(
    'Working height, m | Рабочая высота, м | Робоча висота, м | Înălțime de lucru, m | Çalışma yüksekliği, m | Wysokość robocza, m',
  ),
  power: inSix(
    'Rated power, kVA | Номинальная мощность, кВА | Номінальна потужність, кВА | Putere nominală, kVA | Anma gücü, kVA | Moc znamionowa, kVA',
  ),
  volume: inSix(
    'Bucket volume, m³ | Объём ковша, м³ | Об’єм ковша, м³ | Volumul cupei, m³ | Kova hacmi, m³ | Pojemność łyżki, m³',
  ),
  width: inSix(
    'Paving width, m | Ширина укладки, м | Ширина укладання, м | Lățime de așternere, m | Serim genişliği, m | Szerokość rozkładania, m',
  ),
  air: inSix(
    'Air delivery, m³/min | Производительность, м³/мин | Продуктивність, м³/хв | Debit de aer, m³/min | Hava debisi, m³/dk | Wydajność, m³/min',
  ),
};

const exceptions: Readonly<Record<string, Texts>> = {
  'tower-cranes': inSix(
    'Jib length, m | Длина стрелы, м | Довжина стріли, м | Lungimea brațului, m | Bom uzunluğu, m | Długość wysięgnika, m',
  ),
  telehandlers: inSix(
    'Lifting height, m | Высота подъёма, м | Висота підйому, м | Înălțime de ridicare, m | Kaldırma yüksekliği, m | Wysokość podnoszenia, m',
  ),
  'dump-trucks': inSix(
    'Payload, t | Полезная нагрузка, т | Корисне навантаження, т | Sarcină utilă, t | Taşıma kapasitesi, t | Ładowność, t',
  ),
};

/** The main characteristic of the machines in a category. */
export function figureName({ alias, figure }: Machinery): Texts {
  return exceptions[alias] ?? names[figure];
}
