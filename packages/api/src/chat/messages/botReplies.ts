import type { LanguageCode } from '@rentyard/contract/languages';
import { fold } from '@rentyard/validators/fold';

interface Said {
  readonly language: LanguageCode;
  /** Whether the bot or an agent has written in the last hours. */
  readonly isGreeted: boolean;
}

interface Answer {
  /** Undefined when the bot does not reply. */
  readonly text: string | undefined;
  /** Whether an agent must take over. */
  readonly isHandedOver: boolean;
}

/** The reply of the bot to a message of a customer. */
export function botAnswer(message: string, { language, isGreeted }: Said): Answer {
  const words = phrases[language];
  const folded = fold(message);
  if (asksForPerson.test(folded)) return { text: words.person, isHandedOver: true };
  if (asksForPrice.test(folded)) return { text: words.price, isHandedOver: false };
  return { text: isGreeted ? undefined : words.greeting, isHandedOver: false };
}

const asksForPerson = beginningOf(
  ...['operat', 'human', 'person', 'manager', 'consultant', 'konsultant', 'temsilci'],
  ...['yetkili', 'człowiek', 'оператор', 'менеджер', 'человек', 'людин'],
);

const asksForPrice = beginningOf(
  ...['price', 'cost', 'how much', 'preț', 'cât cost', 'fiyat', 'kaç', 'ücret', 'cena', 'cenę'],
  ...['ceny', 'ile koszt', 'цен', 'сколько', 'стои', 'ціна', 'скільки', 'кошту'],
);

/** Finds words that begin like one of these, in a folded text. */
function beginningOf(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.map(fold).join('|')})`, 'u');
}

interface Phrases {
  readonly greeting: string;
  readonly price: string;
  readonly person: string;
}

const phrases: Readonly<Record<LanguageCode, Phrases>> = {
  en: {
    greeting:
      'Hello! We have received your message and will reply soon. Write "operator" to talk to a person.',
    price:
      'Every offer shows its prices per shift and per hour. Tell us the machine and the town, and we will send you the exact price.',
    person: 'A colleague is taking over and will write to you here.',
  },
  ru: {
    greeting:
      'Здравствуйте! Мы получили ваше сообщение и скоро ответим. Напишите «оператор», чтобы поговорить с человеком.',
    price:
      'Цены указаны в каждом предложении: за смену и за час. Напишите, какая техника нужна и в каком городе, и мы назовём точную сумму.',
    person: 'К диалогу подключается коллега и напишет вам здесь.',
  },
  ua: {
    greeting:
      'Вітаємо! Ми отримали ваше повідомлення й скоро відповімо. Напишіть «оператор», щоб поговорити з людиною.',
    price:
      'Ціни вказані в кожній пропозиції: за зміну та за годину. Напишіть, яка техніка потрібна і в якому місті, і ми назвемо точну суму.',
    person: 'До розмови долучається колега й напише вам тут.',
  },
  ro: {
    greeting:
      'Bună ziua! Am primit mesajul și răspundem în curând. Scrieți „operator” pentru a vorbi cu o persoană.',
    price:
      'Prețurile pe schimb și pe oră sunt în fiecare ofertă. Scrieți-ne utilajul și localitatea și vă comunicăm suma exactă.',
    person: 'Un coleg preia conversația și vă scrie aici.',
  },
  tr: {
    greeting:
      'Merhaba! Mesajınızı aldık, kısa süre içinde yanıtlayacağız. Bir kişiyle görüşmek için “operatör” yazın.',
    price:
      'Vardiya ve saat ücretleri her teklifte yazar. Makineyi ve şehri yazın, kesin tutarı söyleyelim.',
    person: 'Bir arkadaşımız devralıyor ve size buradan yazacak.',
  },
  pl: {
    greeting:
      'Dzień dobry! Otrzymaliśmy wiadomość i wkrótce odpowiemy. Napisz „operator”, aby porozmawiać z człowiekiem.',
    price:
      'Ceny za zmianę i za godzinę są w każdej ofercie. Podaj maszynę i miasto, a podamy dokładną kwotę.',
    person: 'Rozmowę przejmuje nasz pracownik i napisze do Ciebie tutaj.',
  },
};
