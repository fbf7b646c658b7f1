import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

import { trabalhador } from './build-trabalhador.ts'
import { asAscii } from '../run/vite/as-ascii.ts'
import { orderGroups } from '../run/vite/order-groups.ts'
import { reactAsText } from '../run/vite/react-as-text.ts'
import { reactAtOnce } from '../run/vite/react-at-once.ts'
import { readAtOnce } from '../run/vite/read-at-once.ts'
import { routerStill } from '../run/vite/router-still.ts'
import { routerWithoutHandoff } from '../run/vite/router-without-handoff.ts'
import { screenFailure } from '../run/vite/screen-failure.ts'
import { shortMessages } from '../run/vite/short-messages.ts'

/**
 * What screens share, with all that it needs, as few files: many small ones of the same code cost a tenth more and a request
 * each (docs/bytes.md). What is in none of these goes where the bundler finds it is used.
 */
const groups = orderGroups([
  {
    name: 'loja',
    test: /(storefront[\\/]src[\\/](root|imagem[\\/]foto|shell[\\/]pendente)|ui[\\/]src[\\/]money)\.tsx?|data[\\/](escrita|formato|relogio)\.ts/,
  },
  // Days are counted on fewer screens than a clock is read.
  { name: 'dias', test: /data[\\/](dia|hoje|instante|nomes)\.ts/ },
  {
    name: 'quantidade',
    test: /compra[\\/](campo-quantidade|incentivo|describe-pix)\.tsx?|src[\\/]carrinho[\\/]use-change-carrinho\.ts|preco[\\/]faixa\.ts/,
  },
  // What every screen that names an order shows of it.
  {
    name: 'pedido',
    test: /data[\\/]relativo\.ts|src[\\/]pedido[\\/](format-quando|pilula-status|use-open-cobranca)\.tsx?/,
  },
  { name: 'miniaturas', test: /miniaturas?\.tsx/ },
  // Two small ones of the list and the home.
  { name: 'andamento', test: /progress-bar\.tsx|save-arquivo\.ts/ },
  { name: 'cartao', test: /produto[\\/]cartao\.tsx/ },
  // Small things of the cart that another screen has too: three files of a few lines each.
  { name: 'compra', test: /src[\\/]carrinho[\\/](list-produtos|bloqueio)\.ts|entrega[\\/]frete\.ts/ },
  // Which coupon an order would take: for cart and checkout alone.
  {
    name: 'cupom',
    test: /src[\\/]carrinho[\\/](em-vigor|use-previa)\.ts|cupom[\\/](alternativas|em-vigor)\.ts|carrinho[\\/]add-frete\.ts/,
  },
])

/** Most of React runs on every load: compiled whole beside the page's thread, not function by function on it (decision 0193). */
const compiladoInteiro: Plugin = {
  name: 'compilado-inteiro',
  // Its file is another one with that line than without.
  augmentChunkHash: ({ name }) => (name === 'react' ? 'inteiro' : undefined),
  generateBundle(_, arquivos) {
    for (const arquivo of Object.values(arquivos))
      if (arquivo.type === 'chunk' && arquivo.name === 'react')
        arquivo.code = `//# allFunctionsCalledOnLoad\n${arquivo.code}`
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    screenFailure(),
    shortMessages(),
    trabalhador(),
    compiladoInteiro,
    reactAsText(),
    reactAtOnce(),
    routerStill(),
    routerWithoutHandoff(),
    asAscii(),
  ],
  // Packages of this repository stand beside this folder.
  server: { fs: { allow: ['..'] } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // A lazy part's style comes with it; the files that it imports it names itself. Their names beside every `import()` were 1.5 KB of
    // each screen's first load, for one way less to a part that is mostly prepared before it opens (docs/bytes.md).
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Names of files stand in what loads them, and their hashes cannot be compressed: seven letters tell builds apart as well as eight.
          output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
    },
    // Node keeps the text of what it has read: without comments and long names it is half.
    ssr: {
      build: { minify: true, rolldownOptions: { output: { codeSplitting: { groups: [readAtOnce()] } } } },
    },
  },
  // The built server carries its own React, in its production form whatever NODE_ENV the process has.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
