import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { broadcastVariables } from '@rentyard/contract/entities/chat/broadcastVariables';
import { declaredNotices } from '@rentyard/contract/entities/chat/customerNotices';
import { replyVariables } from '@rentyard/contract/entities/chat/reply';
import axe from 'axe-core';
import { fontProblems } from '../../support/browser/fontProblems.ts';
import { rememberColors } from '../../support/browser/rememberColors.ts';
import { expectNone } from '../../support/expectNone.ts';

/** Widths to support: phone, tablet, desktop. */
export const widths = [360, 768, 1440] as const;

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Opens a path in the light theme and waits until nothing is loading and fonts are rendered. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs axe on the current page (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(axeOf(page).withTags(accessibilityTags));
}

/** Runs axe without the contrast rule, which does not depend on the width and takes most of the time. */
export async function expectAccessibleStructure(page: Page): Promise<void> {
  await expectNoViolation(axeOf(page).withTags(accessibilityTags).disableRules(['color-contrast']));
}

/** Runs axe with the contrast rule only. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(axeOf(page).withRules(['color-contrast']));
}

const axeSource = `${axe.source};(${rememberColors})(axe)`;

/** Without frames and with violations only: half of the time. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode();
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
  expectNone('violations of accessibility', found);
}

/**
 * Checks that nothing scrolls sideways and no text is clipped without an ellipsis. Repeats, because scripts
 * show and hide elements a frame after a resize.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(sidewaysOverflow), 'pixels of horizontal overflow')
    .toBeLessThanOrEqual(0);
  await expect.poll(() => page.evaluate(clippedTexts), 'clipped texts').toEqual([]);
  await expect.poll(() => page.evaluate(cutPlaceholders), 'placeholders that are cut').toEqual([]);
}

/** Runs in the page. */
function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Runs in the page. */
function clippedTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, th')]
    .filter((element) => element.checkVisibility() && element.clientWidth > 2)
    .filter((element) => {
      const style = getComputedStyle(element);
      return (
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflow !== 'visible' &&
        style.textOverflow !== 'ellipsis'
      );
    })
    .map((element) => element.textContent?.trim() ?? '');
}

/** Runs in the page. A placeholder has no box of its own, so its width is measured. */
function cutPlaceholders(): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return [];
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]:placeholder-shown')]
    .filter((input) => {
      const style = getComputedStyle(input);
      const room =
        input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      canvas.font = style.font;
      const { width } = canvas.measureText(input.placeholder);
      return input.checkVisibility() && room > 2 && width > room + 1;
    })
    .map((input) => input.placeholder);
}

/** Checks that every column of a list is whole: inside its frame, and no head or value is cut. */
export async function expectWholeColumns(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cutColumns), 'columns that are cut').toEqual([]);
}

/** Checks that a list shows these columns; a narrow one hides others. */
export async function expectColumns(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(page.getByRole('columnheader', { name }).first()).toBeVisible();
  }
}

/** Runs in the page. Names have any length, and values with a title are cut on purpose. */
function cutColumns(): string[] {
  const table = document.querySelector('table[aria-rowcount]');
  const frame = table?.parentElement?.getBoundingClientRect();
  if (!table || !frame) return [];
  const isCut = (element: Element): boolean => {
    const { overflow } = getComputedStyle(element);
    const { scrollWidth, clientWidth } = element;
    return overflow !== 'visible' && clientWidth > 2 && scrollWidth > clientWidth + 1;
  };
  return [...table.querySelectorAll(':is(th, td):not([data-primary])')]
    .filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      const parts = [cell, ...cell.querySelectorAll('*:not([title])')];
      return right > frame.right + 1 || left < frame.left - 1 || parts.some(isCut);
    })
    .map((cell) => cell.textContent ?? '');
}

/** Checks that no message key and no unfilled placeholder is visible, and that no text needs a system font. */
export async function expectTranslated(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
  expectNone('unfilled placeholders', unfilled(text, new URL(page.url()).pathname));
  expect(text).not.toMatch(messageKey);
  expectNone('texts in fonts that do not ship', await fontProblems(page));
}

/** Variables that a screen explains, which people type as they are. */
const explained: Readonly<Record<string, readonly string[]>> = {
  buzbot_broadcast: broadcastVariables,
  settings: ['number', ...Object.values(declaredNotices).flatMap(({ variables }) => variables)],
};

/** Placeholders of messages; those of canned responses are filled when they are sent. */
function unfilled(text: string, path: string): readonly string[] {
  const [, , screen = ''] = path.split('/');
  const shown = new Set<string>([...replyVariables, ...(explained[screen] ?? [])]);
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !shown.has(name));
}

/** A message key: `offers.empty`. */
const messageKey = new RegExp(`\\b(?:field|problem|${keyStarts().join('|')})\\.[a-z_]+\\b`);

function keyStarts(): readonly string[] {
  const source = 'packages/admin/src';
  const starts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /essages\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^ {4}'([a-z_]+)\.[\w.]+':/gm),
    ])
    .map(([, start = '']) => start);
  return [...new Set(starts)];
}
