import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { MailBody } from './MailView.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a mail has its styles as properties, and neither scripts nor handlers', () => {
  const host = document.createElement('div');
  const html = `<html><body style="background:#f5f7f9"><h1 style="color:#141a21" onclick="run()">Order</h1>
    <p>A price style="big" is text.</p><a href="https://rentyard.test/a">Open</a>
    <a href="javascript:run()">Run</a><script>run()</script></body></html>`;
  act(() => createRoot(host).render(<MailBody title="Order" html={html} />));
  const content = host.firstElementChild?.shadowRoot?.firstElementChild as HTMLElement;
  expect(content.style.background).toContain('rgb(245, 247, 249)');
  const heading = content.querySelector('h1');
  expect(heading?.style.color).toBe('rgb(20, 26, 33)');
  expect(heading?.hasAttribute('onclick')).toBe(false);
  expect(content.querySelector('script')).toBeNull();
  expect(content.textContent).toContain('A price style="big" is text.');
  const [link, script] = content.querySelectorAll('a');
  expect(link?.target).toBe('_blank');
  expect(script?.hasAttribute('href')).toBe(false);
});
