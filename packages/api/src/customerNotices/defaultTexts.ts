import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import type { LanguageCode } from '@rentyard/contract/languages';
import { ownerTexts } from './ownerTexts.ts';

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
