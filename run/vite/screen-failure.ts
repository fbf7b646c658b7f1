import { swap, type Troca } from './swap.ts'

const TROCAS: readonly Troca[] = [
  {
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/,
    before:
      /console\.error\(`Error loading route module[\s\S]*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
    after: 'console.error(error); return { default() { throw error; }, clientLoader() { throw error; } };',
  },
  {
    file: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js/,
    before: /await import\([^)]*route\.clientLoaderModule\s*\)/,
    after:
      'await import(/* @vite-ignore */ route.clientLoaderModule).catch((error) => ({ clientLoader() { throw error; } }))',
  },
]

/**
 * The router reloads without end when a screen's file is missing. Here such a screen throws its failure when it is drawn,
 * so that the error boundary reloads once per visit and then says so, keeping the cart (§2 Route rules). One that reads by itself
 * before it is drawn throws it then: without a reader the router waits for the page forever.
 */
export const screenFailure = () => swap('screen-failure', TROCAS, 'client')
