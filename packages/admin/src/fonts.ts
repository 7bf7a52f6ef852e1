/** Every font of the screens. A browser loads a file when a character of its range appears. */
import '@fontsource-variable/inter';
import '@fontsource/roboto-mono/400.css';
