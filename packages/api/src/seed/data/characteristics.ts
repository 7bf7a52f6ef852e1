import { inSix, type Texts } from './texts.ts';

/** Characteristics of a category, or of all categories in a group. */
export interface DemoCharacteristic {
  readonly name: Texts;
  readonly required: boolean;
  readonly multiple: boolean;
  /** Custom texts of owners; empty where they are not allowed. */
  readonly ownWords: readonly string[];
  readonly values: readonly Texts[];
  /** Only for a numeric characteristic. */
  readonly figure?: Figure;
}

interface Figure {
  /** The bounds of the bands in ascending order, including the smallest and the greatest number. */
  readonly bands: readonly number[];
  /** The number for a machine of this size. */
  readonly of: (size: number) => number;
}

type Flags = Partial<Pick<DemoCharacteristic, 'required' | 'multiple' | 'ownWords'>>;

const plain = { required: false, multiple: false, ownWords: [], values: [] };

export function figure(
  name: string,
  bands: readonly number[],
  of: Figure['of'],
  flags: Flags = {},
): DemoCharacteristic {
  return { ...plain, ...flags, name: inSix(name), figure: { bands, of } };
}

function choice(name: string, values: readonly string[], flags: Flags = {}): DemoCharacteristic {
  return { ...plain, ...flags, name: inSix(name), values: values.map(inSix) };
}

const bucket = figure(
  'Bucket volume, m³ | Объём ковша, м³ | Об’єм ковша, м³ | Volumul cupei, m³ | Kova hacmi, m³ | Pojemność łyżki, m³',
  [0.02, 0.3, 1, 4],
  (size) => size * 0.048,
);
const depth = figure(
  'Digging depth, m | Глубина копания, м | Глибина копання, м | Adâncime de săpare, m | Kazı derinliği, m | Głębokość kopania, m',
  [1, 3, 6, 12],
  (size) => 2.1 + Math.sqrt(size),
);
const drive = choice('Drive | Привод | Привід | Acționare | Tahrik | Napęd', [
  'Diesel | Дизельный | Дизельний | Diesel | Dizel | Spalinowy',
  'Electric | Электрический | Електричний | Electric | Elektrikli | Elektryczny',
  'Hybrid | Гибридный | Гібридний | Hibrid | Hibrit | Hybrydowy',
]);

/** By the alias of their category, in addition to its main characteristic. */
export const ownCharacteristics: Readonly<Record<string, readonly DemoCharacteristic[]>> = {
  'crawler-excavators': [bucket, depth],
  'wheeled-excavators': [bucket, depth],
  'mini-excavators': [bucket, depth],
  'backhoe-loaders': [depth],
  'wheel-loaders': [
    figure(
      'Operating weight, t | Эксплуатационная масса, т | Експлуатаційна маса, т | Masă operațională, t | Çalışma ağırlığı, t | Masa eksploatacyjna, t',
      [2, 10, 20, 60],
      (size) => size * 5.4,
    ),
  ],
  'skid-steer-loaders': [
    choice(
      'Undercarriage | Ходовая часть | Ходова частина | Tren de rulare | Yürüyüş takımı | Podwozie',
      [
        'Wheels | Колёса | Колеса | Roți | Tekerlek | Koła',
        'Tracks | Гусеницы | Гусениці | Șenile | Palet | Gąsienice',
      ],
    ),
  ],
  bulldozers: [
    choice('Blade | Отвал | Відвал | Lamă | Bıçak | Lemiesz', [
      'Straight | Прямой | Прямий | Dreaptă | Düz | Prosty',
      'Semi-universal | Полусферический | Напівсферичний | Semiuniversală | Yarı U | Półkulisty',
      'Universal | Сферический | Сферичний | Universală | U tipi | Kulisty',
      'Angled | Поворотный | Поворотний | Orientabilă | Açılı | Skośny',
    ]),
  ],
  'motor-graders': [
    figure(
      'Blade width, m | Ширина отвала, м | Ширина відвала, м | Lățimea lamei, m | Bıçak genişliği, m | Szerokość lemiesza, m',
      [2, 3.7, 4.3, 5],
      (size) => 2.6 + size * 0.07,
    ),
  ],
  'mobile-cranes': [
    figure(
      'Main boom, m | Основная стрела, м | Основна стріла, м | Braț principal, m | Ana bom, m | Wysięgnik główny, m',
      [10, 35, 50, 80],
      (size) => 24 + size * 0.3,
    ),
    choice('Axles | Количество осей | Кількість осей | Axe | Aks sayısı | Liczba osi', [
      '2 | 2 | 2 | 2 | 2 | 2',
      '3 | 3 | 3 | 3 | 3 | 3',
      '4 | 4 | 4 | 4 | 4 | 4',
      '5 | 5 | 5 | 5 | 5 | 5',
    ]),
  ],
  'tower-cranes': [
    figure(
      'Greatest load, t | Максимальный груз, т | Найбільший вантаж, т | Sarcină maximă, t | Azami yük, t | Maksymalny udźwig, t',
      [1, 5, 8, 16],
      (size) => size * 0.11,
      { required: true },
    ),
  ],
  telehandlers: [
    choice(
      'Boom | Стрела | Стріла | Braț | Bom | Wysięgnik',
      [
        'Fixed | Неповоротная | Неповоротна | Fix | Sabit | Stały',
        'Rotating | Поворотная | Поворотна | Rotativ | Döner | Obrotowy',
      ],
      { required: true },
    ),
  ],
  'scissor-lifts': [drive],
  'boom-lifts': [drive],
  'road-rollers': [
    choice('Drums | Вальцы | Вальці | Tamburi | Tambur | Bębny', [
      'Tandem | Двухвальцовый | Двовальцевий | Tandem | Tandem | Tandemowy',
      'Single drum | Одновальцовый | Одновальцевий | Monotambur | Tek tamburlu | Jednobębnowy',
      'Pneumatic | Пневмоколёсный | Пневмоколісний | Pneumatic | Lastik tekerlekli | Ogumiony',
    ]),
  ],
  'asphalt-pavers': [
    choice(
      'Undercarriage | Ходовая часть | Ходова частина | Tren de rulare | Yürüyüş takımı | Podwozie',
      [
        'Wheels | Колёса | Колеса | Roți | Tekerlek | Koła',
        'Tracks | Гусеницы | Гусениці | Șenile | Palet | Gąsienice',
      ],
    ),
  ],
  'dump-trucks': [
    figure(
      'Body volume, m³ | Объём кузова, м³ | Об’єм кузова, м³ | Volumul benei, m³ | Kasa hacmi, m³ | Pojemność skrzyni, m³',
      [5, 12, 18, 30],
      (size) => size * 0.6,
    ),
    choice(
      'Wheels | Колёсная формула | Колісна формула | Formula roților | Tekerlek düzeni | Układ napędowy',
      [
        '6×4 | 6×4 | 6×4 | 6×4 | 6×4 | 6×4',
        '6×6 | 6×6 | 6×6 | 6×6 | 6×6 | 6×6',
        '8×4 | 8×4 | 8×4 | 8×4 | 8×4 | 8×4',
      ],
    ),
  ],
  generators: [
    figure(
      'Fuel tank, l | Топливный бак, л | Паливний бак, л | Rezervor, l | Yakıt deposu, l | Zbiornik paliwa, l',
      [20, 150, 350, 1_000],
      (size) => 60 + size * 2,
    ),
    choice('Enclosure | Исполнение | Виконання | Carcasă | Gövde | Obudowa', [
      'Open | Открытое | Відкрите | Deschisă | Açık | Otwarta',
      'Silenced | Шумозащитное | Шумозахисне | Insonorizată | Sessiz | Wyciszona',
    ]),
  ],
  'air-compressors': [
    figure(
      'Working pressure, bar | Рабочее давление, бар | Робочий тиск, бар | Presiune de lucru, bar | Çalışma basıncı, bar | Ciśnienie robocze, bar',
      [5, 8, 12, 25],
      (size) => 6.5 + size * 0.5,
    ),
  ],
};

export const emissions = choice(
  'Emission stage | Экологический класс | Екологічний клас | Normă de emisii | Emisyon sınıfı | Norma emisji',
  [
    'Stage II | Stage II | Stage II | Stage II | Stage II | Stage II',
    'Stage IIIA | Stage IIIA | Stage IIIA | Stage IIIA | Stage IIIA | Stage IIIA',
    'Stage IV | Stage IV | Stage IV | Stage IV | Stage IV | Stage IV',
    'Stage V | Stage V | Stage V | Stage V | Stage V | Stage V',
  ],
);

export const attachments = choice(
  'Attachments | Навесное оборудование | Навісне обладнання | Echipamente atașabile | Ataşmanlar | Osprzęt',
  [
    'Hydraulic hammer | Гидромолот | Гідромолот | Ciocan hidraulic | Hidrolik kırıcı | Młot hydrauliczny',
    'Grading bucket | Планировочный ковш | Планувальний ківш | Cupă de nivelare | Tesviye kovası | Łyżka skarpowa',
    'Auger | Бур | Бур | Burghiu | Burgu | Świder',
    'Pallet forks | Паллетные вилы | Палетні вила | Furci pentru paleți | Palet çatalı | Widły do palet',
    'Grapple | Грейфер | Грейфер | Graifer | Polip | Chwytak',
  ],
  {
    multiple: true,
    ownWords: ['Tiltrotator Engcon EC226', 'Rototilt R4', 'Leica 3D GNSS', 'Lehnhoff MS10'],
  },
);

export const certificates = choice(
  'Certificates | Сертификаты | Сертифікати | Certificate | Belgeler | Certyfikaty',
  [
    'CE | CE | CE | CE | CE | CE',
    'EAC | EAC | EAC | EAC | EAC | EAC',
    'Yearly inspection | Ежегодный осмотр | Щорічний огляд | Inspecție anuală | Yıllık muayene | Przegląd roczny',
  ],
  { multiple: true, ownWords: ['TÜV Süd 2026', 'UDT 2026', 'ISCIR 2026'] },
);

export const noise = figure(
  'Noise at 7 m, dB | Шум на 7 м, дБ | Шум на 7 м, дБ | Zgomot la 7 m, dB | 7 m’de gürültü, dB | Hałas w 7 m, dB',
  [50, 65, 75, 110],
  (size) => 62 + Math.sqrt(size),
);
