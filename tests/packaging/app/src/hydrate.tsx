import { hydrateRoot } from 'react-dom/client';
import { Site } from './site.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <Site />, { onRecoverableError: (error) => console.error(error) });
