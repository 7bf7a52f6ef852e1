import { inSix, type Texts } from './texts.ts';

interface DemoPage {
  readonly alias: string;
  readonly type: 'static' | 'dynamic';
  readonly name: Texts;
  /** One sentence; undefined for pages that render their own content. */
  readonly lead?: Texts;
  readonly active: boolean;
}

function written(alias: string, name: string, lead: string, active = true): DemoPage {
  return { alias, type: 'static', name: inSix(name), lead: inSix(lead), active };
}

function filled(alias: string, name: string, active = true): DemoPage {
  return { alias, type: 'dynamic', name: inSix(name), active };
}

/** The pages of the marketplace sites. */
export const pages: readonly DemoPage[] = [
  filled('home', 'Home | Главная | Головна | Acasă | Ana sayfa | Strona główna'),
  filled('catalogue', 'Catalogue | Каталог | Каталог | Catalog | Katalog | Katalog'),
  filled(
    'search',
    'Search results | Результаты поиска | Результати пошуку | Rezultatele căutării | Arama sonuçları | Wyniki wyszukiwania',
  ),
  filled('offer', 'Offer | Предложение | Пропозиція | Ofertă | İlan | Oferta'),
  filled('brand', 'Brand | Марка | Марка | Marcă | Marka | Marka'),
  filled(
    'map',
    'Offers on the map | Предложения на карте | Пропозиції на карті | Oferte pe hartă | Haritada ilanlar | Oferty na mapie',
    false,
  ),
  written(
    'about-us',
    'About us | О нас | Про нас | Despre noi | Hakkımızda | O nas',
    'We bring together owners of machines and those who build. | Мы соединяем владельцев техники и строителей. | Ми поєднуємо власників техніки та будівельників. | Aducem împreună proprietarii de utilaje și constructorii. | Makine sahipleriyle inşaatçıları buluşturuyoruz. | Łączymy właścicieli maszyn z tymi, którzy budują.',
  ),
  written(
    'how-it-works',
    'How it works | Как это работает | Як це працює | Cum funcționează | Nasıl çalışır | Jak to działa',
    'Choose a machine, name the dates, and the owner confirms within an hour. | Выберите машину, укажите даты, и владелец подтвердит заказ в течение часа. | Виберіть машину, вкажіть дати, і власник підтвердить замовлення впродовж години. | Alegeți un utilaj, indicați datele, iar proprietarul confirmă într-o oră. | Makineyi seçin, tarihleri yazın; sahibi bir saat içinde onaylar. | Wybierz maszynę, podaj terminy, a właściciel potwierdzi w ciągu godziny.',
  ),
  written(
    'delivery',
    'Delivery | Доставка | Доставка | Livrare | Nakliye | Dostawa',
    'Machines come to the site by low-loader; the price depends on the distance. | Техника приезжает на площадку тралом; цена зависит от расстояния. | Техніка приїжджає на майданчик тралом; ціна залежить від відстані. | Utilajele ajung pe șantier cu trailerul; prețul depinde de distanță. | Makineler şantiyeye lowbed ile gelir; fiyat mesafeye bağlıdır. | Maszyny przyjeżdżają na budowę niskopodwoziem; cena zależy od odległości.',
  ),
  written(
    'payment',
    'Payment | Оплата | Оплата | Plată | Ödeme | Płatność',
    'Pay by invoice or by card, before the first shift. | Оплата по счёту или картой до первой смены. | Оплата за рахунком або карткою до першої зміни. | Plata prin factură sau card, înainte de prima tură. | Ödeme, ilk vardiyadan önce fatura veya kartla yapılır. | Płatność przelewem lub kartą przed pierwszą zmianą.',
  ),
  written(
    'terms-of-use',
    'Terms of use | Условия использования | Умови користування | Condiții de utilizare | Kullanım koşulları | Regulamin',
    'What owners and customers agree to. | На что соглашаются владельцы и заказчики. | На що погоджуються власники та замовники. | La ce se obligă proprietarii și clienții. | Sahiplerin ve müşterilerin kabul ettikleri. | Na co zgadzają się właściciele i klienci.',
  ),
  written(
    'privacy-policy',
    'Privacy policy | Политика конфиденциальности | Політика конфіденційності | Politica de confidențialitate | Gizlilik politikası | Polityka prywatności',
    'Which data we keep, why, and for how long. | Какие данные мы храним, зачем и как долго. | Які дані ми зберігаємо, навіщо та як довго. | Ce date păstrăm, de ce și cât timp. | Hangi verileri neden ve ne kadar sakladığımız. | Jakie dane przechowujemy, po co i jak długo.',
  ),
  written(
    'contacts',
    'Contacts | Контакты | Контакти | Contacte | İletişim | Kontakt',
    'We answer on working days from 8 to 18. | Отвечаем по рабочим дням с 8 до 18. | Відповідаємо в робочі дні з 8 до 18. | Răspundem în zilele lucrătoare de la 8 la 18. | İş günlerinde 8–18 arası yanıt veriyoruz. | Odpowiadamy w dni robocze od 8 do 18.',
  ),
  written(
    'questions',
    'Questions and answers | Вопросы и ответы | Запитання та відповіді | Întrebări și răspunsuri | Sorular ve yanıtlar | Pytania i odpowiedzi',
    'What people ask before their first rental. | Что спрашивают перед первой арендой. | Що запитують перед першою орендою. | Ce întreabă oamenii înainte de prima închiriere. | İlk kiralamadan önce sorulanlar. | O co pytają przed pierwszym wynajmem.',
  ),
  written(
    'for-owners',
    'For owners | Владельцам техники | Власникам техніки | Pentru proprietari | Makine sahiplerine | Dla właścicieli',
    'Offer your machine in five minutes and keep its calendar here. | Разместите технику за пять минут и ведите её календарь здесь. | Розмістіть техніку за п’ять хвилин і ведіть її календар тут. | Publicați utilajul în cinci minute și țineți-i calendarul aici. | Makinenizi beş dakikada yayımlayın, takvimini burada tutun. | Dodaj maszynę w pięć minut i prowadź tu jej kalendarz.',
  ),
  written(
    'insurance',
    'Insurance | Страхование | Страхування | Asigurare | Sigorta | Ubezpieczenie',
    'Every machine is insured for the time of its rental. | Каждая машина застрахована на время аренды. | Кожна машина застрахована на час оренди. | Fiecare utilaj este asigurat pe durata închirierii. | Her makine kira süresince sigortalıdır. | Każda maszyna jest ubezpieczona na czas wynajmu.',
  ),
  written(
    'safety',
    'Safety on site | Безопасность на площадке | Безпека на майданчику | Siguranța pe șantier | Şantiyede güvenlik | Bezpieczeństwo na budowie',
    'What to check before a machine starts. | Что проверить перед запуском машины. | Що перевірити перед запуском машини. | Ce trebuie verificat înainte de pornirea utilajului. | Makine çalışmadan önce denetlenecekler. | Co sprawdzić przed uruchomieniem maszyny.',
  ),
  written(
    'operators',
    'Operators | Машинисты | Машиністи | Operatori | Operatörler | Operatorzy',
    'Rent a machine together with somebody who knows it. | Арендуйте технику вместе с тем, кто её знает. | Орендуйте техніку разом із тим, хто її знає. | Închiriați utilajul împreună cu cineva care îl cunoaște. | Makineyi onu bilen biriyle birlikte kiralayın. | Wynajmij maszynę razem z kimś, kto ją zna.',
  ),
  written(
    'partners',
    'Partners | Партнёры | Партнери | Parteneri | Ortaklarımız | Partnerzy',
    'Dealers and workshops that we work with. | Дилеры и мастерские, с которыми мы работаем. | Дилери та майстерні, з якими ми працюємо. | Dealeri și ateliere cu care lucrăm. | Birlikte çalıştığımız bayiler ve atölyeler. | Dealerzy i warsztaty, z którymi współpracujemy.',
    false,
  ),
  written(
    'careers',
    'Careers | Вакансии | Вакансії | Cariere | Kariyer | Praca',
    'Who we are looking for. | Кого мы ищем. | Кого ми шукаємо. | Pe cine căutăm. | Kimleri arıyoruz. | Kogo szukamy.',
    false,
  ),
];
