import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wrapMixedTexts, wrapTexts } from './wrapTexts.tsx';

const html = renderToStaticMarkup;

test.each([
  ['a text', 'Save', '<span>Save</span>'],
  ['texts beside each other', ['Save ', 3, ' offers'], '<span>Save 3 offers</span>'],
  ['a text beside an element', ['Save', <b key="b">3</b>], '<span>Save</span><b>3</b>'],
  [
    'a text with blanks around it',
    [<b key="b">Dear</b>, ' machines ', <b key="c">3</b>],
    '<b>Dear</b> <span>machines</span> <b>3</b>',
  ],
  [
    'a fragment',
    <>
      {'Save'}
      <b>3</b>
    </>,
    '<span>Save</span><b>3</b>',
  ],
])('%s is in an element', (_, children, expected) => {
  expect(html(<p>{wrapTexts(children)}</p>)).toBe(`<p>${expected}</p>`);
});

test('texts without an element beside them stay one text', () => {
  expect(html(<p>{wrapMixedTexts(['Save ', 3, false])}</p>)).toBe('<p>Save 3</p>');
});

test('an element keeps its index when a text before it disappears', () => {
  const index = (children: readonly ReactNode[]) =>
    (
      wrapTexts(children) as ReactElement<{ children: readonly ReactNode[] }>
    ).props.children.findIndex(
      (child) =>
        typeof child === 'object' && child !== null && (child as { type?: unknown }).type === 'b',
    );
  const mark = <b key="b">3</b>;
  expect(index(['Save', ' all', mark])).toBe(2);
  expect(index(['Save', false, mark])).toBe(2);
});
