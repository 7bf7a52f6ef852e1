/** The click function of a test: `userEvent` of Testing Library or Storybook, or a similar object. */
interface Clicker {
  readonly click: (element: Element) => Promise<unknown>;
}

/**
 * Answers the open question of a `ConfirmSheet` or of `useConfirm()`.
 * @throws if no question is open.
 */
export async function answerConfirm(answer: 'confirm' | 'cancel', user: Clicker): Promise<void> {
  const sheet = document.querySelector('dialog[role=alertdialog]');
  const buttons = sheet?.querySelectorAll('button');
  const button = answer === 'cancel' ? buttons?.[0] : buttons?.[buttons.length - 1];
  if (!button) {
    throw new Error(
      'No question is open, so there is nothing to answer. Press what asks first, and wait for the dialog to appear.',
    );
  }
  await user.click(button);
}

/** The texts of the alerts on the page, oldest first. */
export function readAlerts(): readonly string[] {
  return [...document.querySelectorAll('[data-alert]')].map((alert) => alert.textContent ?? '');
}
