import type { CustomerNotice } from '@rentyard/contract/entities/chat/customerNotices';
import type { LanguageCode } from '@rentyard/contract/languages';

type OwnerNotice = Extract<CustomerNotice, `offer_${string}` | `owner_${string}`>;

/** The texts of the product for owners. */
export const ownerTexts: Readonly<Record<OwnerNotice, Readonly<Record<LanguageCode, string>>>> = {
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
