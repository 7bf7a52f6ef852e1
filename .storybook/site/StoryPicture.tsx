import { Skeleton } from '@rentyard/ui/Skeleton';
import { theme } from '@rentyard/ui/theme';
import { composeStory } from '@storybook/react-vite';
import {
  Component,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import type { SiteTheme } from '../siteThemes.ts';
import { findStory, type StoryFile } from './storyFile.ts';

interface StoryPictureProps {
  readonly file: StoryFile;
  /** The export name of the story; `Default` without one. */
  readonly story?: string | undefined;
  /** Height of a frame; without it the story is part of the page. */
  readonly frame?: number | undefined;
  readonly theme: SiteTheme;
  /** Pressed in the frame as soon as it is there. */
  readonly press?: string | undefined;
  /** Without it nothing in the frame can be pressed or take the focus. */
  readonly isInert?: boolean | undefined;
  /** Arguments of the story as in Storybook's address. */
  readonly args?: string | undefined;
  /** Receives the rendered story. */
  readonly onReady?: ((root: HTMLElement) => void) | undefined;
}

/** A story without its play function: to look at and to try, not to be tested. */
export function StoryPicture({ frame, ...props }: StoryPictureProps): ReactNode {
  return frame ? <Framed {...props} height={frame} /> : <Inline {...props} />;
}

function Inline({ file, story, onReady }: StoryPictureProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const Composed = useMemo(() => {
    const { story: found, exportName } = findStory(file, story);
    // A copy of the meta, because it gets a title.
    return composeStory(found, { ...file.meta }, {}, exportName);
  }, [file, story]);
  useLayoutEffect(() => {
    if (root.current) onReady?.(root.current);
  }, [onReady]);
  return (
    <Box ref={root} className="sb-unstyled" onClickCapture={blockLinks}>
      <Suspense fallback={<Skeleton height={32} />}>
        <Composed />
      </Suspense>
    </Box>
  );
}

/** Links of stories lead nowhere. */
function blockLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

type FramedProps = Omit<StoryPictureProps, 'frame'> & { readonly height: number };

/** Inert, because dialogs that open in a frame would take the focus of the page. */
function Framed(props: FramedProps): ReactNode {
  const { file, story, theme: name, height, press, isInert = true, args, onReady } = props;
  const query = new URLSearchParams({
    ...(args && { args }),
    id: findStory(file, story).id,
    viewMode: 'story',
    // An embedded frame skips play functions.
    embed: 'true',
    globals: `theme:${name};a11y.manual:!true`,
  });
  return (
    <Frame
      inert={isInert}
      title={`${file.name}, ${findStory(file, story).name}, ${name}`}
      src={`iframe.html?${query}`}
      loading="lazy"
      style={{ height }}
      onLoad={(event) => {
        const { contentDocument } = event.currentTarget;
        if (contentDocument) whenRendered(contentDocument, press, onReady);
      }}
    />
  );
}

/** Calls back as soon as the story of a frame has elements. */
function whenRendered(
  frame: Document,
  press: string | undefined,
  onReady: StoryPictureProps['onReady'],
): void {
  const check = () => {
    const root = frame.getElementById('storybook-root');
    const target = press && root ? root.querySelector<HTMLElement>(press) : root?.firstElementChild;
    if (!root || !target) return false;
    if (press) (target as HTMLElement).click();
    // What has been pressed opens in the next frames.
    setTimeout(() => onReady?.(frame.body), press ? 400 : 50);
    return true;
  };
  if (check()) return;
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(frame, { childList: true, subtree: true });
}

/** Shows the rest of the page when a story cannot be rendered without its loaders. */
export class StoryBoundary extends Component<PropsWithChildren, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const Box = styled.div`
  min-width: 0;
  font: 400 14px / 20px ${theme.fontSans};
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${theme.radius};
  background: ${theme.page};
`;
