import { Screen } from './screen.tsx';
import { Tool } from './tool.tsx';

/** What the server renders and the browser hydrates. */
export function Site() {
  return (
    <>
      <Screen name="Komatsu" />
      <Tool />
    </>
  );
}
