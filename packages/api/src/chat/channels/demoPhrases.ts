import type { LanguageCode } from '@rentyard/contract/languages';

type Lines = Readonly<Record<LanguageCode, readonly string[]>>;

/** First messages of demo customers. */
export const demoQuestions: Lines = {
  en: [
    'Good morning, is the 20-tonne excavator free next week?',
    'Do you deliver the telehandler to the site, or do we pick it up?',
    'We need a mobile crane for two shifts, lifting about 8 tonnes to the third floor.',
    'Can I extend the rental of the roller until Friday?',
    'What documents do you need from a company?',
  ],
  ru: [
    'Здравствуйте! Свободен ли экскаватор на 20 тонн на следующей неделе?',
    'Подскажите, вы привозите погрузчик на объект или забирать самим?',
    'Нужен автокран на две смены, поднять около 8 тонн на третий этаж.',
    'Можно продлить аренду катка до пятницы?',
    'Какие документы нужны от компании?',
  ],
  ua: [
    'Доброго дня! Чи вільний екскаватор на 20 тонн наступного тижня?',
    'Підкажіть, ви привозите навантажувач на об’єкт чи забирати самим?',
    'Потрібен автокран на дві зміни, підняти близько 8 тонн на третій поверх.',
    'Чи можна продовжити оренду котка до п’ятниці?',
    'Які документи потрібні від компанії?',
  ],
  ro: [
    'Bună ziua! Este liber excavatorul de 20 de tone săptămâna viitoare?',
    'Aduceți încărcătorul pe șantier sau îl ridicăm noi?',
    'Avem nevoie de o automacara pentru două schimburi, de ridicat vreo 8 tone la etajul trei.',
    'Pot prelungi închirierea cilindrului până vineri?',
    'Ce acte trebuie să prezinte o firmă?',
  ],
  tr: [
    'Merhaba, 20 tonluk ekskavatör gelecek hafta boş mu?',
    'Teleskopik yükleyiciyi şantiyeye getiriyor musunuz, yoksa biz mi alacağız?',
    'İki vardiya için mobil vinç gerekiyor, üçüncü kata yaklaşık 8 ton kaldırılacak.',
    'Silindirin kiralama süresini cumaya kadar uzatabilir miyim?',
    'Şirketten hangi belgeleri istiyorsunuz?',
  ],
  pl: [
    'Dzień dobry, czy koparka 20-tonowa jest wolna w przyszłym tygodniu?',
    'Czy dowozicie ładowarkę na budowę, czy odbieramy sami?',
    'Potrzebny dźwig samojezdny na dwie zmiany, do podniesienia około 8 ton na trzecie piętro.',
    'Czy mogę przedłużyć wynajem walca do piątku?',
    'Jakie dokumenty są potrzebne od firmy?',
  ],
};

/** Replies to a message of an agent. */
export const demoAnswers: Lines = {
  en: [
    'Great, thank you! That works for us.',
    'And how much is it with an operator?',
    'Understood. I will check with the foreman and write back.',
    'Could you send the contract by e-mail?',
  ],
  ru: [
    'Отлично, спасибо! Нам подходит.',
    'А сколько выйдет вместе с оператором?',
    'Понял. Уточню у прораба и напишу.',
    'Можете прислать договор на почту?',
  ],
  ua: [
    'Чудово, дякую! Нам підходить.',
    'А скільки вийде разом з оператором?',
    'Зрозумів. Уточню у виконроба й напишу.',
    'Можете надіслати договір на пошту?',
  ],
  ro: [
    'Perfect, mulțumesc! Ne convine.',
    'Și cât costă cu operator?',
    'Am înțeles. Verific cu șeful de șantier și revin.',
    'Puteți trimite contractul pe e-mail?',
  ],
  tr: [
    'Harika, teşekkürler! Bize uyar.',
    'Operatörle birlikte ne kadar tutar?',
    'Anladım. Şantiye şefine sorup yazacağım.',
    'Sözleşmeyi e-postayla gönderebilir misiniz?',
  ],
  pl: [
    'Świetnie, dziękuję! Pasuje nam.',
    'A ile wyjdzie razem z operatorem?',
    'Rozumiem. Sprawdzę z kierownikiem budowy i napiszę.',
    'Czy możecie przesłać umowę mailem?',
  ],
};
