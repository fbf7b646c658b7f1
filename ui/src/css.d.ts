/** Styles that a piece brings along; the bundler reads them. */
declare module '*.css'
