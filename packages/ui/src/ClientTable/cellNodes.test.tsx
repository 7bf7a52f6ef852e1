import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Badge } from '../primitives/Badge.tsx';
import { type CellNode, cellNodes, patchCell, writeText } from './cellNodes.ts';

const looks = { badge: 'pill' };
const Own = (): ReactNode => 'own';

const amount = (value: string, currency: string): ReactNode => (
  <>
    {value} <span data-part="quiet">{currency}</span>
  </>
);

test.each([
  { name: 'a text', node: 'Crawler', html: 'Crawler' },
  { name: 'a number', node: 0, html: '0' },
  { name: 'nothing', node: null, html: '' },
  { name: 'several texts', node: ['20', ' ', 't'], html: '20 t' },
  {
    name: 'an amount with its currency',
    node: amount('12.50', 'USD'),
    html: '12.50 <span data-part="quiet">USD</span>',
  },
  {
    name: 'a moment',
    node: (
      <time dateTime="2026-05-31" title="May 31">
        today
      </time>
    ),
    html: '<time datetime="2026-05-31" title="May 31">today</time>',
  },
  {
    name: 'a link',
    node: <a href="#/1">Open</a>,
    html: '<a href="#/1" tabindex="-1">Open</a>',
  },
  {
    name: 'a badge',
    node: <Badge tone="info">New</Badge>,
    html: '<span class="pill" data-tone="info">New</span>',
  },
])('$name is written without React', ({ node, html }) => {
  const host = document.createElement('td');
  patchCell(host, cellNodes(node, looks) ?? [], []);
  expect(host.innerHTML).toBe(html);
});

test.each([
  { name: 'a component', node: <Own /> },
  { name: 'a listener', node: <button type="button" onClick={() => undefined} /> },
  { name: 'a style', node: <i style={{ color: 'red' }} /> },
  {
    name: 'a component deep inside',
    node: (
      <span>
        <Own />
      </span>
    ),
  },
])('$name is left to React', ({ node }) => {
  expect(cellNodes(node, looks)).toBeUndefined();
});

test('an element that shows another record keeps its nodes and changes only what differs', () => {
  const host = document.createElement('td');
  const show = (value: string, currency: string): readonly CellNode[] =>
    cellNodes(amount(value, currency), looks) ?? [];
  const first = show('12.50', 'USD');
  patchCell(host, first, []);
  const nodes = [...host.childNodes];
  const second = show('9.00', 'UAH');
  patchCell(host, second, first);
  expect(host.textContent).toBe('9.00 UAH');
  expect([...host.childNodes]).toEqual(nodes);
  patchCell(host, cellNodes('on request', looks) ?? [], second);
  expect(host.innerHTML).toBe('on request');
});

test('an element loses attributes that the next record does not have', () => {
  const host = document.createElement('td');
  const titled = cellNodes(<time title="May 31">today</time>, looks) ?? [];
  const plain = cellNodes(<time>yesterday</time>, looks) ?? [];
  patchCell(host, titled, []);
  patchCell(host, plain, titled);
  expect(host.innerHTML).toBe('<time>yesterday</time>');
});

describe('on a page that the browser has translated', () => {
  const translate = (host: Element) => {
    const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
    }
  };

  test('an element shows the texts of the next record', () => {
    const host = document.createElement('td');
    const first = cellNodes(amount('12.50', 'USD'), looks) ?? [];
    patchCell(host, first, []);
    translate(host);
    patchCell(host, cellNodes(amount('9.00', 'UAH'), looks) ?? [], first);
    expect(host.textContent).toBe('9.00 UAH');
  });

  test('an element shows the text of the next record', () => {
    const host = document.createElement('td');
    host.textContent = 'Crawler excavator';
    translate(host);
    writeText(host, 'Tower crane');
    expect(host.textContent).toBe('Tower crane');
  });
});
