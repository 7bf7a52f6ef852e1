import type { LanguageCode } from '@rentyard/contract/languages';
import type { Texts } from './texts.ts';

/** A town with offers, and its centre. */
export interface DemoRegion {
  readonly country: string;
  readonly name: Texts;
  readonly lat: number;
  readonly long: number;
  readonly streets: readonly string[];
}

const streets: Readonly<Record<string, readonly string[]>> = {
  MD: [
    'str. Uzinelor',
    'str. Calea Ieșilor',
    'șos. Muncești',
    'str. Petricani',
    'str. Industrială',
  ],
  UA: [
    'вул. Промислова',
    'вул. Заводська',
    'вул. Шевченка',
    'просп. Свободи',
    'вул. Будівельників',
  ],
  RO: ['str. Fabricii', 'bd. Unirii', 'Calea Moldovei', 'str. Depozitelor', 'șos. Centurii'],
  PL: ['ul. Przemysłowa', 'ul. Fabryczna', 'ul. Krakowska', 'al. Jana Pawła II', 'ul. Magazynowa'],
  TR: [
    'Sanayi Cad.',
    'Atatürk Cad.',
    'Organize Sanayi Bölgesi 3. Cad.',
    'İstasyon Cad.',
    'Fabrika Sok.',
  ],
  RU: ['ул. Промышленная', 'ул. Заводская', 'Складской пр.', 'ул. Строителей', 'ш. Энтузиастов'],
  DE: ['Industriestraße', 'Gewerbering', 'Hafenstraße'],
  BG: ['ул. Индустриална', 'бул. Ботевградско шосе'],
  LT: ['Pramonės g.', 'Verkių g.'],
  SK: ['Priemyselná ul.', 'Stará Vajnorská'],
  GR: ['Λεωφ. Αθηνών', 'Οδός Πειραιώς'],
  KW: ['Shuwaikh Industrial, Street 28', 'Canada Dry Street'],
};

// Country | en | ru | ua | ro | tr | pl | latitude | longitude
const table = `
MD|Chișinău|Кишинёв|Кишинів|Chișinău|Kişinev|Kiszyniów|47.0105|28.8638
MD|Bălți|Бельцы|Бєльці|Bălți|Bălți|Bielce|47.7617|27.9289
MD|Orhei|Оргеев|Оргіїв|Orhei|Orhei|Orgiejów|47.3831|28.8231
MD|Cahul|Кагул|Кагул|Cahul|Cahul|Kaguł|45.9075|28.1944
MD|Ungheni|Унгены|Унгени|Ungheni|Ungheni|Ungheni|47.2042|27.7958
MD|Soroca|Сороки|Сороки|Soroca|Soroca|Soroki|48.1558|28.2975
MD|Comrat|Комрат|Комрат|Comrat|Komrat|Komrat|46.3003|28.6572
UA|Kyiv|Киев|Київ|Kiev|Kiev|Kijów|50.4501|30.5234
UA|Odesa|Одесса|Одеса|Odesa|Odesa|Odessa|46.4825|30.7233
UA|Lviv|Львов|Львів|Liov|Lviv|Lwów|49.8397|24.0297
UA|Dnipro|Днепр|Дніпро|Dnipro|Dnipro|Dniepr|48.4647|35.0462
UA|Vinnytsia|Винница|Вінниця|Vinnița|Vinnitsa|Winnica|49.2331|28.4682
UA|Chernivtsi|Черновцы|Чернівці|Cernăuți|Çernivtsi|Czerniowce|48.2921|25.9358
UA|Kharkiv|Харьков|Харків|Harkov|Harkiv|Charków|49.9935|36.2304
RO|Bucharest|Бухарест|Бухарест|București|Bükreş|Bukareszt|44.4268|26.1025
RO|Cluj-Napoca|Клуж-Напока|Клуж-Напока|Cluj-Napoca|Kaloşvar|Kluż-Napoka|46.7712|23.6236
RO|Iași|Яссы|Ясси|Iași|Yaş|Jassy|47.1585|27.6014
RO|Timișoara|Тимишоара|Тімішоара|Timișoara|Temeşvar|Timișoara|45.7489|21.2087
RO|Constanța|Констанца|Констанца|Constanța|Köstence|Konstanca|44.1598|28.6348
RO|Brașov|Брашов|Брашов|Brașov|Braşov|Braszów|45.6427|25.5887
RO|Galați|Галац|Галац|Galați|Kalas|Gałacz|45.4353|28.0080
PL|Warsaw|Варшава|Варшава|Varșovia|Varşova|Warszawa|52.2297|21.0122
PL|Kraków|Краков|Краків|Cracovia|Krakov|Kraków|50.0647|19.9450
PL|Gdańsk|Гданьск|Гданськ|Gdańsk|Gdansk|Gdańsk|54.3520|18.6466
PL|Wrocław|Вроцлав|Вроцлав|Wrocław|Vroclav|Wrocław|51.1079|17.0385
PL|Poznań|Познань|Познань|Poznań|Poznan|Poznań|52.4064|16.9252
TR|Istanbul|Стамбул|Стамбул|Istanbul|İstanbul|Stambuł|41.0082|28.9784
TR|Ankara|Анкара|Анкара|Ankara|Ankara|Ankara|39.9334|32.8597
TR|Izmir|Измир|Ізмір|Izmir|İzmir|Izmir|38.4237|27.1428
TR|Bursa|Бурса|Бурса|Bursa|Bursa|Bursa|40.1885|29.0610
RU|Moscow|Москва|Москва|Moscova|Moskova|Moskwa|55.7558|37.6173
RU|Saint Petersburg|Санкт-Петербург|Санкт-Петербург|Sankt Petersburg|Sankt Petersburg|Petersburg|59.9311|30.3609
RU|Kazan|Казань|Казань|Kazan|Kazan|Kazań|55.8304|49.0661
DE|Berlin|Берлин|Берлін|Berlin|Berlin|Berlin|52.5200|13.4050
DE|Munich|Мюнхен|Мюнхен|München|Münih|Monachium|48.1351|11.5820
BG|Varna|Варна|Варна|Varna|Varna|Warna|43.2141|27.9147
LT|Vilnius|Вильнюс|Вільнюс|Vilnius|Vilnius|Wilno|54.6872|25.2797
SK|Bratislava|Братислава|Братислава|Bratislava|Bratislava|Bratysława|48.1486|17.1077
GR|Athens|Афины|Афіни|Atena|Atina|Ateny|37.9838|23.7275
KW|Kuwait City|Эль-Кувейт|Ель-Кувейт|Kuweit|Kuveyt|Kuwejt|29.3759|47.9774
`;

const columns: readonly LanguageCode[] = ['en', 'ru', 'ua', 'ro', 'tr', 'pl'];

export const regions: readonly DemoRegion[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [country = '', ...cells] = line.split('|');
    return {
      country,
      name: Object.fromEntries(columns.map((code, at) => [code, cells[at]])) as Texts,
      lat: Number(cells[6]),
      long: Number(cells[7]),
      streets: streets[country] ?? [],
    };
  });
