import type { Plugin } from 'vite'

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * The router reloads without end when a screen's file is missing. Here such a screen throws its failure when it is drawn,
 * so that the error boundary reloads once per visit and then says so, keeping the cart (§2 Route rules).
 */
export function screenFailure(): Plugin {
  return {
    name: 'vitrine-screen-failure',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return null
      if (!RELOAD.test(code))
        this.error('The router loads screens in another way now: look at screen-failure.ts.')
      return { code: code.replace(RELOAD, 'return { default() { throw error; } };'), map: null }
    },
  }
}
