import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { CheckIcon } from '../icons/controlIcons.ts';
import { Icon } from '../lib/Icon.tsx';
import { type RenderLink, renderAnchor } from '../lib/link.tsx';
import type { RootProps } from '../lib/rootProps.ts';
import { hiddenTextStyle } from '../primitives/text/hiddenTextStyle.ts';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  /** The URL of the step. A step without it is not available yet. */
  readonly href?: string;
  readonly state?: 'todo' | 'done' | 'error';
}

export interface StepsProps extends RootProps {
  readonly steps: readonly Step[];
  /** Id of the current step. */
  readonly current: string;
  readonly label?: string;
  readonly renderLink?: RenderLink;
}

/** The steps of a wizard, each with its own URL. Marks show completed steps and steps with errors. */
export const Steps = forwardRef<HTMLElement, StepsProps>(function Steps(
  { steps, current, label, renderLink = renderAnchor, ...root },
  ref,
) {
  const t = useUiStrings();
  return (
    <nav {...root} ref={ref} aria-label={label ?? t('steps.label')}>
      <List>
        {steps.map((step, index) => {
          const isCurrent = step.id === current;
          const position = t('steps.position', { index: index + 1, total: steps.length });
          const inside = (
            <>
              <Mark aria-hidden>{renderMark(step, index)}</Mark>
              <Label>
                <VisuallyHidden>{`${position}: `}</VisuallyHidden>
                <span>{step.label}</span>
                {(step.state === 'done' || step.state === 'error') && (
                  <VisuallyHidden>{`, ${t(`steps.${step.state}`)}`}</VisuallyHidden>
                )}
              </Label>
            </>
          );
          return (
            <li
              key={step.id}
              data-state={step.state ?? 'todo'}
              data-current={isCurrent || undefined}
            >
              {step.href === undefined ? (
                <span {...(isCurrent && { 'aria-current': 'step' })}>{inside}</span>
              ) : (
                renderLink({
                  href: step.href,
                  title: step.label,
                  ...(isCurrent && { 'aria-current': 'step' }),
                  children: inside,
                })
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
});

function renderMark(step: Step, index: number): ReactNode {
  if (step.state === 'error') return <Icon of={CircleExclamationPointIcon} />;
  return step.state === 'done' ? <Icon of={CheckIcon} /> : index + 1;
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${theme.outline};
  border-radius: 50%;
  background: ${theme.surface};
  font-size: ${theme.textSm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* On phones only the current step shows its name. The other names remain in the title and for screen readers. */
const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${theme.space2};
  font-size: ${theme.textMd};
  line-height: 18px;

  > li { display: flex; align-items: center; gap: ${theme.space2}; min-width: 0; color: ${theme.textMuted}; }
  > li:not(:last-child) { flex: 0 1 auto; }
  > li:not(:last-child)::after {
    content: '';
    flex: 1 0 16px;
    width: 32px;
    max-width: 64px;
    height: 1px;
    background: ${theme.border};
  }
  > li > a, > li > span {
    display: flex;
    align-items: center;
    gap: ${theme.space2};
    min-width: 0;
    min-height: 36px;
    padding: 0 ${theme.space1};
    border-radius: ${theme.radius};
    color: inherit;
    text-decoration: none;
    ${media.touch} { min-width: 44px; min-height: 44px; }
  }
  /* The first mark begins where the page does. */
  > li:first-child > a, > li:first-child > span { margin-inline-start: calc(-1 * ${theme.space1}); }
  > li > a:hover { color: ${theme.text}; }
  > [data-state='done'] { color: ${theme.textSoft}; }
  > [data-state='done'] ${Mark} { border-color: ${theme.success}; color: ${theme.success}; }
  > [data-state='error'] { color: ${theme.danger}; }
  > [data-state='error'] ${Mark} { border-color: ${theme.danger}; }
  > [data-current] { color: ${theme.text}; font-weight: 500; }
  > [data-current] ${Mark} { border-color: ${theme.accentMark}; box-shadow: 0 0 0 2px ${theme.accentSoft}; }
  > [data-current][data-state='todo'] ${Mark} { border-color: ${theme.accentFill}; background: ${theme.accentFill}; color: ${theme.onAccent}; }
  ${media.phone} {
    > li:not([data-current]) ${Label} { ${hiddenTextStyle} }
  }
`;
