/** The tables of docs/scale.md, in the format of that page. */

/** Shown statements and waits of a load, and the share below which none is shown. */
const shown = { count: 2, share: 0.05 };

/**
 * What each installation does: a row per figure.
 *
 * @param measured the name and the loads (`measureLoad`) of each installation
 */
export function capacityTable(measured) {
  const row = (name, figure) => [name, ...measured.map(({ load }) => figure(load) ?? '')];
  return markdown(
    ['', ...measured.map(({ name }) => name)],
    [
      row('80 % lists, 15 % records, 5 % writes on 50 connections: requests/s', ({ mixed }) =>
        count(mixed.perSecond),
      ),
      row('their p50 / p95 / p99, ms', ({ mixed }) =>
        [mixed.p50, mixed.p95, mixed.p99].map((ms) => Math.round(ms)).join(' / '),
      ),
      row('failed', ({ mixed }) => count(mixed.failed)),
      row('100 lists one after the other, mean ms', ({ lists }) => lists.mean.toFixed(1)),
      row('300 simultaneous sign-ins, per second', ({ signIns }) => count(signIns.perSecond)),
      row('open streams, beside 1,000 screens with a request every 20 s', ({ open }) =>
        count(open.streams),
      ),
      row('p95 of these requests, ms', ({ open }) => Math.round(open.p95)),
      row('an event at all streams, p95 ms', ({ open }) => count(open.eventP95)),
      row('memory of the largest process then, MB', ({ open }) => count(open.memory)),
      row('messages of customers, received per second', ({ received }) =>
        count(received.perSecond),
      ),
      row('that rate for a day, millions', ({ received }) => aDay(received.perSecond)),
      row('messages of a broadcast, sent per second', ({ sent }) => count(sent.perSecond)),
      row('that rate for a day, millions', ({ sent }) => aDay(sent.perSecond)),
      row('the same reads on PostgreSQL without a server, per second', ({ bare }) =>
        count(bare.primary),
      ),
      row('on the replica', ({ bare }) => bare.replica && count(bare.replica)),
      row('largest delay of the replica in the mixed load, ms', ({ mixed, bare }) =>
        bare.replica === undefined ? undefined : Math.round(mixed.activity.replayLag),
      ),
      row('size of the database, MB', ({ megabytes }) => count(megabytes)),
    ],
    'right',
  );
}

/** What ends each load: processor cores, statements and waits during it. */
export function limitTable(measured) {
  const loads = [
    ['requests', ({ mixed }) => mixed],
    ['streams', ({ open }) => open],
    ['messages received', ({ received }) => received],
    ['messages sent', ({ sent }) => sent],
  ];
  return markdown(
    ['load', 'installation', 'cores: server, PostgreSQL', 'statements, by time', 'waits, by time'],
    loads.flatMap(([name, loadOf]) =>
      measured.map(({ name: installation, load }) => {
        const { serverCores, databaseCores, statements, waits } = loadOf(load).activity;
        const cores = [serverCores, databaseCores].map((used) => used?.toFixed(2) ?? 'unknown');
        return [
          name,
          installation,
          cores.join(', '),
          largest(statements, (text) => `\`${text.replaceAll('|', '\\|')}\``),
          largest(
            waits.filter(({ text }) => text !== 'none'),
            (text) => text,
          ),
        ];
      }),
    ),
    'left',
  );
}

/**
 * Lists at several sizes of the table: a column per size.
 *
 * @param measured the number of offers and the lists (`measureLists`) of each size
 */
export function sizeTable(measured) {
  const names = Object.keys(measured[0].lists.times);
  return markdown(
    ['offers', ...measured.map(({ offers }) => count(offers))],
    [
      ...names.map((name) => [
        `${name}, p50 / p95, ms`,
        ...measured.map(({ lists }) => {
          const { p50, p95 } = lists.times[name];
          return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
        }),
      ]),
      ['size of the database, MB', ...measured.map(({ lists }) => count(lists.megabytes))],
    ],
    'right',
  );
}

function largest(shares, print) {
  const found = shares
    .filter(({ share }) => share >= shown.share)
    .slice(0, shown.count)
    .map(({ text, share }) => `${Math.round(100 * share)} % ${print(text)}`);
  return found.join('; ') || `none of ${100 * shown.share} %`;
}

function markdown(head, rows, align) {
  const rule = head.map((_, column) => (align === 'right' && column > 0 ? '---:' : '---'));
  const line = (cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

function count(number) {
  return number.toLocaleString('en-US');
}

function aDay(perSecond) {
  return ((perSecond * 86_400) / 1e6).toFixed(1);
}
