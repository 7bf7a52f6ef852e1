import { renderToString } from 'react-dom/server';
import { Screen } from './screen.tsx';

/** Printed for the test to read. */
console.log(renderToString(<Screen name="Komatsu" />));
