import { AlertsProvider } from '@rentyard/ui/Alerts';
import { ConfirmProvider } from '@rentyard/ui/ConfirmProvider';
import { ThemeProvider } from '@rentyard/ui/theme';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  StrictMode,
  useState,
  version,
} from 'react';
import { createRoot } from 'react-dom/client';
import { fireEvent } from 'storybook/test';
import { StoryStrings, setTestLanguage } from '../../.storybook/StoryStrings.tsx';
import { translatePage } from '../../.storybook/translatedPage.ts';

type Args = Readonly<Record<string, unknown>>;
type Decorator = (Story: ComponentType, context: object) => ReactNode;

interface StoryPart {
  readonly args?: Args;
  readonly render?: (args: Args, context: object) => ReactNode;
  readonly decorators?: readonly Decorator[];
}

/** What a story file exports. */
export type StoryModule = Readonly<Record<string, StoryPart>> & {
  readonly default: StoryPart & { readonly component?: ComponentType<Args> };
};

/** A page with other rules than the one in which stories are written. */
export interface Environment {
  readonly name: string;
  /** Prepares the page. Returns what restores it. */
  readonly prepare?: () => (() => void) | Promise<() => void>;
  readonly isInShadowRoot?: boolean;
  readonly isStrict?: boolean;
  readonly nonce?: string;
  /** What is wrong on the rendered page, or why the environment does not concern the story. */
  readonly check?: (
    root: HTMLElement,
  ) => Promise<readonly string[] | string> | readonly string[] | string;
}

const nonce = 'environment';
const textInputs =
  ':is(input:is([type=text], [type=search], [type=tel], [type=password], :not([type])), textarea):not([readonly], :disabled)';

export const environments: readonly Environment[] = [
  { name: `React ${version.split('.')[0]}` },
  { name: 'StrictMode', isStrict: true },
  {
    name: 'Shadow root',
    isInShadowRoot: true,
    check: (root) => {
      const styles = (root.getRootNode() as ShadowRoot).querySelectorAll('style').length;
      return styles > 1 ? [] : ['Its styles are not in the shadow root.'];
    },
  },
  {
    name: 'CSP nonce',
    nonce,
    prepare: () => {
      // The styles of other stories have none.
      const others = [...document.querySelectorAll('style')];
      const theme = document.getElementById('ry-theme');
      theme?.removeAttribute('id');
      known = new Set(others);
      return () => {
        for (const style of document.querySelectorAll('style')) {
          if (style.nonce === nonce) style.remove();
        }
        theme?.setAttribute('id', 'ry-theme');
      };
    },
    check: () =>
      [...document.querySelectorAll('style')]
        .filter((style) => !known.has(style) && style.nonce !== nonce)
        .map((style) => `A style has no nonce: ${style.textContent?.slice(0, 60)}`),
  },
  {
    name: 'Right to left',
    prepare: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
    check: overflowsOf,
  },
  {
    name: '400 %',
    prepare: async () => {
      const { page } = await import('vitest/browser');
      const { innerWidth, innerHeight } = window;
      await page.viewport(320, 256);
      return () => void page.viewport(innerWidth, innerHeight);
    },
    check: overflowsOf,
  },
  {
    name: 'Translated',
    check: async (root) => {
      const staleTexts = translatePage(root);
      try {
        setTestLanguage('ru');
        await frames();
        return staleTexts();
      } finally {
        setTestLanguage(undefined);
      }
    },
  },
  {
    name: 'Composition',
    check: (root) => {
      const inputs = [...root.querySelectorAll<HTMLInputElement>(textInputs)];
      return inputs.length === 0 ? 'no text field' : inputs.flatMap(composeIn);
    },
  },
];

/** Styles before the story. */
let known: ReadonlySet<Element> = new Set();

/** Elements outside of the window that cannot be scrolled to. */
function overflowsOf(): readonly string[] {
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth + 1
    ? [`The page is ${page.scrollWidth} px wide in a window of ${page.clientWidth} px.`]
    : [];
}

/** Types with an input method, and presses its keys. */
function composeIn(input: HTMLInputElement): readonly string[] {
  const problems: string[] = [];
  const before = input.value;
  const set = (value: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.focus();
  fireEvent.compositionStart(input);
  set(`${before}ｎ`);
  fireEvent.input(input, { data: 'ｎ', inputType: 'insertCompositionText', isComposing: true });
  if (input.value !== `${before}ｎ`) problems.push(`The text became “${input.value}”.`);
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'Backspace']) {
    const isUnused = fireEvent.keyDown(input, { key, keyCode: 229, isComposing: true });
    if (!isUnused) problems.push(`${key} was handled.`);
  }
  set(before);
  fireEvent.input(input, { inputType: 'insertCompositionText', isComposing: true });
  fireEvent.compositionEnd(input, { data: '' });
  input.blur();
  return problems;
}

const frames = async () => {
  for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};

/** Renders a story in an environment. Returns its cell of the table: `ok`, why it does not matter, or the problems. */
export async function tryStory(
  { prepare, isInShadowRoot, isStrict, nonce: own, check }: Environment,
  module: StoryModule,
  story: StoryPart,
): Promise<string> {
  const problems: string[] = [];
  const report = (error: unknown) => problems.push(String(error).slice(0, 200));
  const logged = console.error;
  console.error = (...values: readonly unknown[]) => {
    const text = values.join(' ');
    if (!text.includes('act(')) report(text);
  };
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = isInShadowRoot ? host.attachShadow({ mode: 'open' }) : undefined;
  const root = (shadow ?? host).appendChild(document.createElement('div'));
  const restore = await prepare?.();
  const app = createRoot(root);
  try {
    const page = (
      <ThemeProvider theme="light" nonce={own} root={shadow}>
        <StoryStrings language="en">
          <AlertsProvider>
            <ConfirmProvider>
              <StoryView module={module} story={story} />
            </ConfirmProvider>
          </AlertsProvider>
        </StoryStrings>
      </ThemeProvider>
    );
    app.render(isStrict ? <StrictMode>{page}</StrictMode> : page);
    await frames();
    if (root.childElementCount === 0) report('Nothing is rendered.');
    const found = (await check?.(root)) ?? [];
    if (typeof found === 'string' && problems.length === 0) return found;
    problems.push(...(typeof found === 'string' ? [] : found));
  } catch (error) {
    report(error);
  } finally {
    app.unmount();
    host.remove();
    restore?.();
    console.error = logged;
  }
  return problems.length === 0 ? 'ok' : problems.join(' ');
}

/** A story with its decorators. */
function StoryView({
  module: { default: meta },
  story,
}: {
  readonly module: StoryModule;
  readonly story: StoryPart;
}): ReactNode {
  const [Decorated] = useState<ComponentType>(() => {
    const args = { ...meta.args, ...story.args };
    const context = { args, globals: {}, parameters: {}, viewMode: 'story' };
    const render = story.render ?? meta.render;
    const Story = () =>
      render ? render(args, context) : meta.component && createElement(meta.component, args);
    const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
    const Whole = decorators.reduce<ComponentType>(
      (Inner, decorate) => () => decorate(Inner, context),
      Story,
    );
    // State takes a function as its initialiser.
    return Whole;
  });
  return <Decorated />;
}
