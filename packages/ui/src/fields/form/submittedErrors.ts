import { useEffect } from 'react';

let fields = 0;
let stop = () => {};
/** Set from a submission to the next key or press. */
let submission: AbortController | undefined;

/** Whether the user has submitted a form and done nothing since. */
export function isSubmitting(): boolean {
  return submission !== undefined;
}

/**
 * After a submission that is refused, the first field with an error gets the focus, also when a server refuses it
 * later. Nothing happens if the host has already focused a refused field, or the user has gone on.
 */
export function useSubmittedErrors(): void {
  useEffect(() => {
    fields += 1;
    if (fields === 1) stop = watchSubmissions();
    return () => {
      fields -= 1;
      if (fields === 0) stop();
    };
  }, []);
}

function watchSubmissions(): () => void {
  const handleSubmit = (event: Event) => {
    submission?.abort();
    const current = new AbortController();
    submission = current;
    const end = () => current.abort();
    current.signal.addEventListener('abort', () => {
      if (submission === current) submission = undefined;
    });
    const options = { capture: true, once: true, signal: current.signal };
    window.addEventListener('keydown', end, options);
    window.addEventListener('pointerdown', end, options);
    const [form] = event.composedPath();
    void import('./followErrors.ts').then(
      ({ followErrors }) => followErrors(form, current.signal),
      () => undefined,
    );
  };
  window.addEventListener('submit', handleSubmit, true);
  return () => {
    window.removeEventListener('submit', handleSubmit, true);
    submission?.abort();
  };
}
