import { renderToString } from 'react-dom/server';
import { Screen } from './screen.tsx';

/** Printed for the test. */
console.log(renderToString(<Screen name="Komatsu" />));
