import type { Plugin } from 'vite'

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/

/**
 * The router reloads without end when a screen's file is missing. Here such a failure reaches the error boundary, which
 * reloads once per visit and then says so, keeping the cart (§2 Route rules).
 */
export function screenFailure(): Plugin {
  return {
    name: 'vitrine-screen-failure',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return null
      if (!RELOAD.test(code))
        this.error('The router loads screens in another way now: look at screen-failure.ts.')
      return { code: code.replace(RELOAD, 'throw error;'), map: null }
    },
  }
}
