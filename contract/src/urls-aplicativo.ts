/** What makes a store an app: named by tags of the page and by the browser, not by screens (so not in `urls`, which every screen loads). */
export const urlsAplicativo = {
  manifesto: (slug: string) => `/${slug}/app.webmanifest`,
  /** What a page begins once it rests. */
  inicio: (slug: string) => `/${slug}/aplicativo.js`,
  /** The service worker of the whole store. */
  trabalhador: (slug: string) => `/${slug}/trabalhador.js`,
} as const

/** What of a host belongs to the store: all of its own host, its first path segment at the marketplace. */
export const raizDaLoja = (slug: string, whiteLabel: string | null): string => (whiteLabel ? '/' : `/${slug}`)
