import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import type { LanguageCode } from '@rentyard/contract/languages';

type OwnerNotice = Extract<CustomerNotice, `offer_${string}` | `owner_${string}`>;

/** The texts of the product for owners. */
const ownerTexts: Readonly<Record<OwnerNotice, Readonly<Record<LanguageCode, string>>>> = {
  offer_approved: {
    en: 'Your offer is approved\n\nHello, {first_name}! {offer} ({code}) is active now. Customers of {project} can order it.',
    ru: 'Ваше предложение одобрено\n\nЗдравствуйте, {first_name}! Предложение «{offer}» ({code}) теперь активно. Клиенты {project} уже могут его заказать.',
    ua: 'Вашу пропозицію схвалено\n\nВітаємо, {first_name}! Пропозицію «{offer}» ({code}) тепер активна. Клієнти {project} вже можуть її замовити.',
    ro: 'Oferta dumneavoastră este aprobată\n\nBună ziua, {first_name}! Oferta „{offer}” ({code}) este activă acum. Clienții {project} o pot comanda acum.',
    tr: 'Teklifiniz onaylandı\n\nMerhaba, {first_name}! “{offer}” ({code}) artık etkin. {project} müşterileri sipariş verebilir.',
    pl: 'Oferta została zatwierdzona\n\nDzień dobry! Oferta „{offer}” ({code}) jest teraz aktywna. Klienci {project} mogą ją już zamawiać.',
  },
  offer_rejected: {
    en: 'Your offer needs changes\n\nHello, {first_name}! {offer} ({code}) was not approved. Reason: {reason}\n\nReply to this message if you have questions.',
    ru: 'Предложение нужно исправить\n\nЗдравствуйте, {first_name}! Предложение «{offer}» ({code}) отклонено. Причина: {reason}\n\nЕсли есть вопросы, ответьте на это сообщение.',
    ua: 'Пропозицію потрібно виправити\n\nВітаємо, {first_name}! Пропозицію «{offer}» ({code}) відхилено. Причина: {reason}\n\nЯкщо є запитання, відповідайте на це повідомлення.',
    ro: 'Oferta trebuie corectată\n\nBună ziua, {first_name}! Oferta „{offer}” ({code}) a fost respinsă. Motiv: {reason}\n\nDacă aveți întrebări, răspundeți la acest mesaj.',
    tr: 'Teklifinizde düzeltme gerekiyor\n\nMerhaba, {first_name}! “{offer}” ({code}) reddedildi. Neden: {reason}\n\nSorunuz varsa bu mesajı yanıtlayın.',
    pl: 'Oferta wymaga poprawek\n\nDzień dobry! Oferta „{offer}” ({code}) została odrzucona. Powód: {reason}\n\nW razie pytań prosimy odpowiedzieć na tę wiadomość.',
  },
  offer_hidden: {
    en: 'Your offer is hidden\n\nHello, {first_name}! {offer} ({code}) is no longer shown to customers. Reply to this message to have it shown again.',
    ru: 'Ваше предложение скрыто\n\nЗдравствуйте, {first_name}! Предложение «{offer}» ({code}) больше не показывается клиентам. Чтобы вернуть его, ответьте на это сообщение.',
    ua: 'Вашу пропозицію приховано\n\nВітаємо, {first_name}! Пропозицію «{offer}» ({code}) більше не показують клієнтам. Щоб повернути її, відповідайте на це повідомлення.',
    ro: 'Oferta dumneavoastră este ascunsă\n\nBună ziua, {first_name}! Oferta „{offer}” ({code}) nu mai este afișată clienților. Pentru a o afișa din nou, răspundeți la acest mesaj.',
    tr: 'Teklifiniz gizlendi\n\nMerhaba, {first_name}! “{offer}” ({code}) artık müşterilere gösterilmiyor. Yeniden gösterilmesi için bu mesajı yanıtlayın.',
    pl: 'Oferta została ukryta\n\nDzień dobry! Oferta „{offer}” ({code}) nie jest już widoczna dla klientów. Aby ją przywrócić, prosimy odpowiedzieć na tę wiadomość.',
  },
  owner_order_approved: {
    en: 'New rental: {offer}\n\nHello, {first_name}! Your machine is rented from {from} to {to} (order {code}). Total: {total}.',
    ru: 'Новая аренда: {offer}\n\nЗдравствуйте, {first_name}! Ваша техника сдана с {from} до {to} (заказ {code}). Сумма: {total}.',
    ua: 'Нова оренда: {offer}\n\nВітаємо, {first_name}! Вашу техніку здано з {from} до {to} (замовлення {code}). Сума: {total}.',
    ro: 'Închiriere nouă: {offer}\n\nBună ziua, {first_name}! Utilajul dumneavoastră este închiriat de la {from} până la {to} (comanda {code}). Total: {total}.',
    tr: 'Yeni kiralama: {offer}\n\nMerhaba, {first_name}! Makineniz {from} – {to} için kiralandı (sipariş {code}). Toplam: {total}.',
    pl: 'Nowy wynajem: {offer}\n\nDzień dobry! Maszyna jest wynajęta od {from} do {to} (zamówienie {code}). Razem: {total}.',
  },
  owner_order_changed: {
    en: 'Rental changed: {offer}\n\nHello, {first_name}! Order {code} is now from {from} to {to}. Total: {total}.',
    ru: 'Аренда изменена: {offer}\n\nЗдравствуйте, {first_name}! Заказ {code} теперь с {from} до {to}. Сумма: {total}.',
    ua: 'Оренду змінено: {offer}\n\nВітаємо, {first_name}! Замовлення {code} тепер з {from} до {to}. Сума: {total}.',
    ro: 'Închiriere modificată: {offer}\n\nBună ziua, {first_name}! Comanda {code} este acum de la {from} până la {to}. Total: {total}.',
    tr: 'Kiralama değişti: {offer}\n\nMerhaba, {first_name}! {code} numaralı sipariş artık {from} – {to}. Toplam: {total}.',
    pl: 'Zmiana wynajmu: {offer}\n\nDzień dobry! Zamówienie {code} obowiązuje teraz od {from} do {to}. Razem: {total}.',
  },
  owner_order_cancelled: {
    en: 'Rental cancelled: {offer}\n\nHello, {first_name}! Order {code} from {from} to {to} is cancelled, and the machine is free again. Reason: {reason}',
    ru: 'Аренда отменена: {offer}\n\nЗдравствуйте, {first_name}! Заказ {code} с {from} до {to} отменён, техника снова свободна. Причина: {reason}',
    ua: 'Оренду скасовано: {offer}\n\nВітаємо, {first_name}! Замовлення {code} з {from} до {to} скасовано, техніка знову вільна. Причина: {reason}',
    ro: 'Închiriere anulată: {offer}\n\nBună ziua, {first_name}! Comanda {code} de la {from} până la {to} este anulată, iar utilajul este din nou liber. Motiv: {reason}',
    tr: 'Kiralama iptal edildi: {offer}\n\nMerhaba, {first_name}! {code} numaralı sipariş ({from} – {to}) iptal edildi ve makine yeniden boş. Neden: {reason}',
    pl: 'Wynajem anulowany: {offer}\n\nDzień dobry! Zamówienie {code} od {from} do {to} zostało anulowane, a maszyna jest znów wolna. Powód: {reason}',
  },
};

type NoticeTexts = Readonly<Record<LanguageCode, string>>;

/** The texts of the product. The first line is also the subject of an e-mail. */
export const defaultTexts: Readonly<Record<CustomerNotice, NoticeTexts>> = {
  ...ownerTexts,
  order_approved: {
    en: 'Order {code} is confirmed\n\nHello, {first_name}! {offer} is reserved for you from {from} to {to}. Total: {total}.',
    ru: 'Заказ {code} подтверждён\n\nЗдравствуйте, {first_name}! {offer}: техника забронирована для вас с {from} до {to}. Сумма: {total}.',
    ua: 'Замовлення {code} підтверджено\n\nВітаємо, {first_name}! {offer}: техніку заброньовано для вас з {from} до {to}. Сума: {total}.',
    ro: 'Comanda {code} este confirmată\n\nBună ziua, {first_name}! {offer} este rezervat pentru dumneavoastră de la {from} până la {to}. Total: {total}.',
    tr: '{code} numaralı sipariş onaylandı\n\nMerhaba, {first_name}! {offer}, {from} – {to} için size ayrıldı. Toplam: {total}.',
    pl: 'Zamówienie {code} potwierdzone\n\nDzień dobry! {offer}: maszyna jest zarezerwowana od {from} do {to}. Razem: {total}.',
  },
  order_rejected: {
    en: 'Order {code} was not accepted\n\nHello, {first_name}! We cannot rent you {offer}. Reason: {reason}\n\nReply to this message if you would like another machine.',
    ru: 'Заказ {code} отклонён\n\nЗдравствуйте, {first_name}! Мы не можем сдать вам в аренду: {offer}. Причина: {reason}\n\nОтветьте на это сообщение, если хотите подобрать другую технику.',
    ua: 'Замовлення {code} відхилено\n\nВітаємо, {first_name}! Ми не можемо здати вам в оренду: {offer}. Причина: {reason}\n\nВідповідайте на це повідомлення, якщо бажаєте підібрати іншу техніку.',
    ro: 'Comanda {code} a fost respinsă\n\nBună ziua, {first_name}! Nu vă putem închiria {offer}. Motiv: {reason}\n\nRăspundeți la acest mesaj dacă doriți alt utilaj.',
    tr: '{code} numaralı sipariş reddedildi\n\nMerhaba, {first_name}! {offer} makinesini kiralayamıyoruz. Neden: {reason}\n\nBaşka bir makine isterseniz bu mesajı yanıtlayın.',
    pl: 'Zamówienie {code} odrzucone\n\nDzień dobry! Nie możemy wynająć maszyny: {offer}. Powód: {reason}\n\nProsimy odpowiedzieć na tę wiadomość, aby dobrać inną maszynę.',
  },
  order_changed: {
    en: 'Order {code} has changed\n\nHello, {first_name}! {offer} is now reserved from {from} to {to}. Total: {total}.',
    ru: 'Заказ {code} изменён\n\nЗдравствуйте, {first_name}! {offer}: теперь бронь с {from} до {to}. Сумма: {total}.',
    ua: 'Замовлення {code} змінено\n\nВітаємо, {first_name}! {offer}: тепер бронювання з {from} до {to}. Сума: {total}.',
    ro: 'Comanda {code} s-a modificat\n\nBună ziua, {first_name}! {offer} este acum rezervat de la {from} până la {to}. Total: {total}.',
    tr: '{code} numaralı sipariş değişti\n\nMerhaba, {first_name}! {offer} artık {from} – {to} için ayrıldı. Toplam: {total}.',
    pl: 'Zamówienie {code} zmienione\n\nDzień dobry! {offer}: nowy termin od {from} do {to}. Razem: {total}.',
  },
  order_cancelled: {
    en: 'Order {code} is cancelled\n\nHello, {first_name}! The rental of {offer} from {from} to {to} is cancelled. Reason: {reason}',
    ru: 'Заказ {code} отменён\n\nЗдравствуйте, {first_name}! {offer}: аренда с {from} до {to} отменена. Причина: {reason}',
    ua: 'Замовлення {code} скасовано\n\nВітаємо, {first_name}! {offer}: оренду з {from} до {to} скасовано. Причина: {reason}',
    ro: 'Comanda {code} este anulată\n\nBună ziua, {first_name}! Închirierea {offer} de la {from} până la {to} este anulată. Motiv: {reason}',
    tr: '{code} numaralı sipariş iptal edildi\n\nMerhaba, {first_name}! {offer} için {from} – {to} kiralaması iptal edildi. Neden: {reason}',
    pl: 'Zamówienie {code} anulowane\n\nDzień dobry! {offer}: wynajem od {from} do {to} został anulowany. Powód: {reason}',
  },
  return_tomorrow: {
    en: 'Please return {offer} tomorrow\n\nHello, {first_name}! The rental of order {code} ends on {to}. Reply to this message if you need it longer.',
    ru: 'Завтра срок возврата: {offer}\n\nЗдравствуйте, {first_name}! Аренда по заказу {code} заканчивается {to}. Ответьте на это сообщение, если техника нужна дольше.',
    ua: 'Завтра термін повернення: {offer}\n\nВітаємо, {first_name}! Оренда за замовленням {code} закінчується {to}. Відповідайте на це повідомлення, якщо техніка потрібна довше.',
    ro: 'Mâine este termenul de returnare: {offer}\n\nBună ziua, {first_name}! Închirierea comenzii {code} se încheie la {to}. Răspundeți la acest mesaj dacă aveți nevoie de mai mult timp.',
    tr: '{offer} yarın iade edilmeli\n\nMerhaba, {first_name}! {code} numaralı siparişin kiralaması {to} tarihinde bitiyor. Daha uzun süre gerekiyorsa bu mesajı yanıtlayın.',
    pl: 'Jutro termin zwrotu: {offer}\n\nDzień dobry! Wynajem z zamówienia {code} kończy się {to}. Prosimy odpowiedzieć na tę wiadomość, jeśli maszyna jest potrzebna dłużej.',
  },
  return_late: {
    en: '{offer} is overdue\n\nHello, {first_name}! The rental of order {code} ended on {to}, and the machine has not been returned. Please return it or reply to extend the rental.',
    ru: 'Срок возврата прошёл: {offer}\n\nЗдравствуйте, {first_name}! Аренда по заказу {code} закончилась {to}, а техника ещё не возвращена. Верните её или ответьте на это сообщение, чтобы продлить аренду.',
    ua: 'Термін повернення минув: {offer}\n\nВітаємо, {first_name}! Оренда за замовленням {code} закінчилася {to}, а техніку ще не повернено. Поверніть її або відповідайте на це повідомлення, щоб продовжити оренду.',
    ro: 'Termenul de returnare a trecut: {offer}\n\nBună ziua, {first_name}! Închirierea comenzii {code} s-a încheiat la {to}, iar utilajul nu a fost returnat. Returnați-l sau răspundeți pentru a prelungi închirierea.',
    tr: '{offer} iadesi gecikti\n\nMerhaba, {first_name}! {code} numaralı siparişin kiralaması {to} tarihinde bitti ve makine henüz iade edilmedi. Lütfen iade edin veya uzatmak için bu mesajı yanıtlayın.',
    pl: 'Termin zwrotu minął: {offer}\n\nDzień dobry! Wynajem z zamówienia {code} zakończył się {to}, a maszyna nie została zwrócona. Prosimy o zwrot lub odpowiedź, aby przedłużyć wynajem.',
  },
};
