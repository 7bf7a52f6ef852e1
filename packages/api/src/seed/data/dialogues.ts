import type { LanguageCode } from '@rentyard/contract/languages';

/** The author of a line: the customer, an agent or the bot; or a note among agents. */
export type Speaker = 'customer' | 'staff' | 'bot' | 'note';

export type Dialogue = readonly (readonly [Speaker, string])[];

/** Example conversations, the same three in every language. */
export const dialogues: Readonly<Record<LanguageCode, readonly Dialogue[]>> = {
  en: [
    [
      ['customer', 'Hello! Is the 20-tonne crawler excavator free from Monday?'],
      ['bot', 'Hello! We have received your message and will reply soon.'],
      ['staff', 'Good morning! Yes, from Monday to Thursday. Where is the site?'],
      ['customer', 'In the industrial park, gate 3. We need it for two shifts.'],
      ['staff', 'Delivery is included within 25 km. Shall I book it in your name?'],
      ['customer', 'Yes please. Invoice to the company.'],
      ['note', 'Regular customer, pays within a week.'],
      ['staff', 'Booked. The contract is in your mailbox.'],
      ['customer', 'Got it, thank you!'],
    ],
    [
      ['customer', 'How much is a telescopic handler per hour?'],
      ['bot', 'Every offer shows its prices per shift and per hour.'],
      ['customer', 'And with an operator?'],
      ['staff', 'With an operator it is about a quarter more, four hours at least.'],
      ['customer', 'Clear. I will come back to you tomorrow.'],
    ],
    [
      ['customer', 'The roller you brought does not start.'],
      ['staff', 'Sorry about that! A mechanic leaves in ten minutes. Is the battery switch on?'],
      ['customer', 'It was off. Now it runs, thanks.'],
      ['staff', 'Glad to hear it. Have a good shift!'],
      ['customer', 'Can we keep it until Friday?'],
    ],
  ],
  ru: [
    [
      ['customer', 'Здравствуйте! Гусеничный экскаватор на 20 тонн свободен с понедельника?'],
      ['bot', 'Здравствуйте! Мы получили ваше сообщение и скоро ответим.'],
      ['staff', 'Доброе утро! Да, с понедельника по четверг. Где объект?'],
      ['customer', 'Промзона, третьи ворота. Нужен на две смены.'],
      ['staff', 'Доставка до 25 км входит в цену. Оформляю на вас?'],
      ['customer', 'Да, пожалуйста. Счёт на фирму.'],
      ['note', 'Постоянный клиент, платит в течение недели.'],
      ['staff', 'Готово. Договор у вас на почте.'],
      ['customer', 'Получил, спасибо!'],
    ],
    [
      ['customer', 'Сколько стоит телескопический погрузчик в час?'],
      ['bot', 'Цены указаны в каждом предложении: за смену и за час.'],
      ['customer', 'А с оператором?'],
      ['staff', 'С оператором примерно на четверть дороже, минимум четыре часа.'],
      ['customer', 'Понятно. Завтра вернусь с ответом.'],
    ],
    [
      ['customer', 'Каток, который вы привезли, не заводится.'],
      ['staff', 'Извините! Механик выезжает через десять минут. Выключатель массы включён?'],
      ['customer', 'Был выключен. Теперь работает, спасибо.'],
      ['staff', 'Отлично. Хорошей смены!'],
      ['customer', 'Можно оставить его до пятницы?'],
    ],
  ],
  ua: [
    [
      ['customer', 'Доброго дня! Гусеничний екскаватор на 20 тонн вільний з понеділка?'],
      ['bot', 'Вітаємо! Ми отримали ваше повідомлення й скоро відповімо.'],
      ['staff', 'Доброго ранку! Так, з понеділка до четверга. Де об’єкт?'],
      ['customer', 'Промзона, треті ворота. Потрібен на дві зміни.'],
      ['staff', 'Доставка до 25 км входить у ціну. Оформлюю на вас?'],
      ['customer', 'Так, будь ласка. Рахунок на фірму.'],
      ['note', 'Постійний клієнт, платить протягом тижня.'],
      ['staff', 'Готово. Договір у вас на пошті.'],
      ['customer', 'Отримав, дякую!'],
    ],
    [
      ['customer', 'Скільки коштує телескопічний навантажувач за годину?'],
      ['bot', 'Ціни вказані в кожній пропозиції: за зміну та за годину.'],
      ['customer', 'А з оператором?'],
      ['staff', 'З оператором приблизно на чверть дорожче, щонайменше чотири години.'],
      ['customer', 'Зрозуміло. Завтра повернуся з відповіддю.'],
    ],
    [
      ['customer', 'Каток, який ви привезли, не заводиться.'],
      ['staff', 'Перепрошуємо! Механік виїжджає за десять хвилин. Вимикач маси ввімкнено?'],
      ['customer', 'Був вимкнений. Тепер працює, дякую.'],
      ['staff', 'Чудово. Гарної зміни!'],
      ['customer', 'Чи можна залишити його до п’ятниці?'],
    ],
  ],
  ro: [
    [
      ['customer', 'Bună ziua! Excavatorul pe șenile de 20 de tone este liber de luni?'],
      ['bot', 'Bună ziua! Am primit mesajul și răspundem în curând.'],
      ['staff', 'Bună dimineața! Da, de luni până joi. Unde este șantierul?'],
      ['customer', 'În parcul industrial, poarta 3. Ne trebuie pentru două schimburi.'],
      ['staff', 'Livrarea până la 25 km este inclusă. Îl rezerv pe numele dvs.?'],
      ['customer', 'Da, vă rog. Factura pe firmă.'],
      ['note', 'Client fidel, plătește într-o săptămână.'],
      ['staff', 'Rezervat. Contractul este pe e-mail.'],
      ['customer', 'L-am primit, mulțumesc!'],
    ],
    [
      ['customer', 'Cât costă un încărcător telescopic pe oră?'],
      ['bot', 'Prețurile pe schimb și pe oră sunt în fiecare ofertă.'],
      ['customer', 'Dar cu operator?'],
      ['staff', 'Cu operator e cam cu un sfert mai mult, minimum patru ore.'],
      ['customer', 'Am înțeles. Revin mâine.'],
    ],
    [
      ['customer', 'Cilindrul pe care l-ați adus nu pornește.'],
      [
        'staff',
        'Ne cerem scuze! Mecanicul pleacă în zece minute. Întrerupătorul bateriei e pornit?',
      ],
      ['customer', 'Era oprit. Acum merge, mulțumesc.'],
      ['staff', 'Mă bucur. Spor la treabă!'],
      ['customer', 'Îl putem păstra până vineri?'],
    ],
  ],
  tr: [
    [
      ['customer', 'Merhaba! 20 tonluk paletli ekskavatör pazartesiden itibaren boş mu?'],
      ['bot', 'Merhaba! Mesajınızı aldık, kısa süre içinde yanıtlayacağız.'],
      ['staff', 'Günaydın! Evet, pazartesiden perşembeye kadar. Şantiye nerede?'],
      ['customer', 'Sanayi bölgesi, 3 numaralı kapı. İki vardiya gerekiyor.'],
      ['staff', '25 km’ye kadar teslimat fiyata dahil. Adınıza ayırayım mı?'],
      ['customer', 'Evet, lütfen. Fatura şirkete.'],
      ['note', 'Düzenli müşteri, bir hafta içinde öder.'],
      ['staff', 'Ayırdım. Sözleşme e-postanızda.'],
      ['customer', 'Aldım, teşekkürler!'],
    ],
    [
      ['customer', 'Teleskopik yükleyicinin saati ne kadar?'],
      ['bot', 'Vardiya ve saat ücretleri her teklifte yazar.'],
      ['customer', 'Operatörle birlikte?'],
      ['staff', 'Operatörle yaklaşık dörtte bir daha fazla, en az dört saat.'],
      ['customer', 'Anladım. Yarın size dönerim.'],
    ],
    [
      ['customer', 'Getirdiğiniz silindir çalışmıyor.'],
      ['staff', 'Kusura bakmayın! Teknisyen on dakikaya çıkıyor. Akü şalteri açık mı?'],
      ['customer', 'Kapalıymış. Şimdi çalışıyor, teşekkürler.'],
      ['staff', 'Sevindim. Kolay gelsin!'],
      ['customer', 'Cumaya kadar bizde kalabilir mi?'],
    ],
  ],
  pl: [
    [
      ['customer', 'Dzień dobry! Czy koparka gąsienicowa 20 ton jest wolna od poniedziałku?'],
      ['bot', 'Dzień dobry! Otrzymaliśmy wiadomość i wkrótce odpowiemy.'],
      ['staff', 'Dzień dobry! Tak, od poniedziałku do czwartku. Gdzie jest budowa?'],
      ['customer', 'Park przemysłowy, brama 3. Potrzebna na dwie zmiany.'],
      ['staff', 'Dowóz do 25 km jest w cenie. Rezerwować na Pana nazwisko?'],
      ['customer', 'Tak, proszę. Faktura na firmę.'],
      ['note', 'Stały klient, płaci w ciągu tygodnia.'],
      ['staff', 'Zarezerwowane. Umowa jest w Pana skrzynce.'],
      ['customer', 'Mam, dziękuję!'],
    ],
    [
      ['customer', 'Ile kosztuje ładowarka teleskopowa za godzinę?'],
      ['bot', 'Ceny za zmianę i za godzinę są w każdej ofercie.'],
      ['customer', 'A z operatorem?'],
      ['staff', 'Z operatorem około jednej czwartej więcej, minimum cztery godziny.'],
      ['customer', 'Jasne. Odezwę się jutro.'],
    ],
    [
      ['customer', 'Walec, który przywieźliście, nie odpala.'],
      [
        'staff',
        'Przepraszamy! Mechanik wyjeżdża za dziesięć minut. Czy wyłącznik akumulatora jest włączony?',
      ],
      ['customer', 'Był wyłączony. Teraz działa, dzięki.'],
      ['staff', 'Cieszę się. Miłej zmiany!'],
      ['customer', 'Czy możemy go zatrzymać do piątku?'],
    ],
  ],
};
