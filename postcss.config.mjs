/** Tailwind 4 is a PostCSS plugin; its tokens stand in src/ui/tokens.css. */
const config = { plugins: { "@tailwindcss/postcss": {} } };

export default config;
