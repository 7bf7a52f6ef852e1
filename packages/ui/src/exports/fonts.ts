// Importing this entry loads Inter, cut by unicode ranges: a page fetches only the alphabets it shows.
import '@fontsource-variable/inter/wght.css';
