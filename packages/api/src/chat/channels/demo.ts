import { buttonLabels, type MessageButton } from '@rentyard/contract/entities/chat/messageButtons';
import type { LanguageCode } from '@rentyard/contract/languages';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { receiveMessage } from '../messages/receive.ts';
import type { Channel } from './channel.ts';

/** How long a simulated customer waits before a reply, and how long between two customers, in ms. */
const thinks = { from: 3_000, to: 9_000 };
const quiet = { from: 15_000, to: 60_000 };
/** Unread messages after which a customer stops writing. */
const maxUnread = 3;

interface AnswerPayload {
  readonly room: number;
  readonly message: number;
  /** The button that the customer presses instead of writing. */
  readonly button?: MessageButton | undefined;
}

const answerJob = 'demo_answer';
const questionJob = 'demo_question';

/** The built-in channel: messages are always delivered, and simulated customers reply to them. */
export function demoChannel({
  jobs,
  isPlaying,
}: {
  readonly jobs: Jobs;
  readonly isPlaying: boolean;
}): Channel {
  return {
    name: 'demo',
    requestsOf: () => [{ calls: 1, send: async () => ({ delivery: 'delivered' }) }],
    async afterSent(tx, { id, room_id, author_id, broadcast_id, buttons }) {
      // Customers reply to agents and press buttons. Only some of them reply to a broadcast.
      const [button] = buttons ?? [];
      if (!isPlaying || (author_id === null && !button)) return;
      if (broadcast_id !== null && id % 5 !== 0) return;
      await jobs.enqueue(tx, {
        kind: answerJob,
        payload: { room: room_id, message: id, button } satisfies AnswerPayload,
        delay: between(thinks, id),
      });
    },
  };
}

/**
 * Simulates customers who write now and then and answer messages, in their language. Their lines
 * are jobs: they survive a restart, and only one process sends each line.
 */
export function playCustomers(db: Database, jobs: Jobs, clock: Clock): { start(): Promise<void> } {
  const queueQuestion = (tx: Transaction, place: number) =>
    jobs.enqueue(tx, {
      kind: questionJob,
      payload: { place: place + 1 },
      delay: between(quiet, place),
    });

  jobs.handle<AnswerPayload>(answerJob, {
    isStored: false,
    async run(job) {
      const { room, message, button } = job.payload;
      await job.step(async (tx) => {
        const line = { room, lines: demoAnswers, place: message, button, now: clock() };
        await sendLine(tx, line);
        return {};
      });
    },
  });

  jobs.handle<{ readonly place: number }>(questionJob, {
    isStored: false,
    async run(job) {
      const { place } = job.payload;
      await job.step(async (tx) => {
        const room = await nextRoom(tx, place);
        if (room !== undefined) {
          await sendLine(tx, { room, lines: demoQuestions, place, now: clock() });
        }
        await queueQuestion(tx, place);
        return {};
      });
    },
  } satisfies JobHandler<{ readonly place: number }>);

  return {
    async start() {
      await db.transaction(async (tx) => {
        await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${questionJob}))`);
        const queued = await tx.one(sql`
          select 1 from jobs where kind = ${questionJob} and state in ('queued', 'running')`);
        if (!queued) await queueQuestion(tx, 0);
      });
    },
  };
}

/** Chooses the next room in turn, with a stride so that the order looks random. */
async function nextRoom(tx: Transaction, place: number): Promise<number | undefined> {
  const found = await tx.one<{ id: number }>(sql`
    with own as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from buzbot_rooms
      where channel = 'demo' and tester_id is null and deleted_at is null and not is_blocked
        and unread < ${maxUnread}
    )
    select id from own where place = (${place}::bigint * 7) % total`);
  return found?.id;
}

interface Line {
  readonly room: number;
  readonly lines: Readonly<Record<LanguageCode, readonly string[]>>;
  /** Selects the line, and makes the id of the message unique. */
  readonly place: number;
  readonly button?: MessageButton | undefined;
  readonly now: Date;
}

async function sendLine(tx: Transaction, { room, lines, place, button, now }: Line): Promise<void> {
  const found = await tx.one<{ chat: string; customer: string; language: LanguageCode }>(sql`
    select external_id as chat, customer_name as customer, language from buzbot_rooms
    where id = ${room} and deleted_at is null`);
  if (!found) return;
  const own = lines[found.language];
  const text = button ? buttonLabels[found.language][button] : (own[place % own.length] ?? '');
  const kind = lines === demoAnswers ? 'answer' : 'question';
  await receiveMessage(
    tx,
    {
      channel: 'demo',
      ...found,
      ...{ text, button },
      externalId: `${kind}-${place}`,
      payload: { chat: found.chat, text },
    },
    now,
  );
}

/** A pseudo-random delay that is the same for the same number in every process. */
function between({ from, to }: { readonly from: number; readonly to: number }, place: number) {
  return from + ((Math.imul(place + 1, 2_654_435_761) >>> 0) % (to - from));
}

type Lines = Readonly<Record<LanguageCode, readonly string[]>>;

/** First messages of demo customers. */
const demoQuestions: Lines = {
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
const demoAnswers: Lines = {
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
