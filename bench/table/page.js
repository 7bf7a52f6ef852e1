import { compareBy, makeRows } from './data.js';

/**
 * The page that `scripts/bench/benchTable.mjs` drives: one table at a time. Times go from the call to the painted
 * frame with the result.
 */
const grids = {
  rentyard: () => import('./grids/rentyard.jsx'),
  'hand DOM': () => import('./grids/vanillaDom.js'),
  'React rows': () => import('./grids/reactRows.jsx'),
  'TanStack + virtual': () => import('./grids/tanstack.jsx'),
  'react-data-grid': () => import('./grids/reactDataGrid.jsx'),
  'AG Grid Community': () => import('./grids/agGrid.js'),
};

const root = document.getElementById('root');
let rows = [];
let grid;
let table;

window.bench = {
  prepare: async (name, size, seed) => {
    grid = await grids[name]();
    rows = makeRows(size, seed);
    // The root of React and our theme exist before the table, as in an application.
    await grid.prepare?.(root);
  },
  mount: () =>
    timed(
      () => {
        table = grid.mount(rows, root);
      },
      () => firstRow()?.includes(rows[0].code),
    ),
  sort: (id) => {
    const compare = compareBy(id);
    const first = rows.reduce((least, row) => (compare(row, least) < 0 ? row : least));
    return timed(
      () => table.sort(id),
      () => firstRow()?.includes(first.code),
    );
  },
  filter: (text) => {
    const wanted = text.toLowerCase();
    return timed(
      () => table.filter(text),
      () => firstRow()?.toLowerCase().includes(wanted),
    );
  },
  clear: () => table.filter(''),
  scroll,
};

/** Frames painted while scrolling, and how many of them had a blank row. */
async function scroll(milliseconds, pixelsPerFrame) {
  const scroller = scrollerIn(root);
  scroller.scrollTop = 0;
  await nextFrame();
  const start = await nextFrame();
  let now = start;
  let frames = 0;
  let blank = 0;
  while (now - start < milliseconds) {
    scroller.scrollTop += pixelsPerFrame;
    now = await nextFrame();
    frames++;
    if (hasBlank()) blank++;
  }
  return { framesPerSecond: (frames * 1000) / (now - start), blank, frames };
}

/** The element that scrolls. */
function scrollerIn(host) {
  return [...host.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight * 20 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
}

function hasBlank() {
  const { height } = root.getBoundingClientRect();
  return [0.15, 0.5, 0.9].some((part) => !textAt(height * part));
}

function firstRow() {
  return textAt(grid.headHeight + 12);
}

/** The text of the row at a height. */
function textAt(y) {
  const element = document.elementFromPoint(30, y);
  return element?.closest('tbody tr, [role="row"]')?.textContent.trim();
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}

/** Milliseconds from an action to the end of the frame that shows its result. */
async function timed(action, isSeen) {
  await nextFrame();
  await afterPaint();
  const start = performance.now();
  action();
  for (let frame = 0; frame < 600; frame++) {
    await nextFrame();
    if (isSeen()) return (await afterPaint()) - start;
  }
  throw new Error('The outcome never came into sight.');
}

/** A task queued inside a frame runs after that frame is painted. */
function afterPaint() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(undefined);
  });
}
