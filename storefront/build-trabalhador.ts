import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

/** Screens that most visits come to, without the folder; what they load is warmed while the first page rests. */
const TELAS = ['vitrine/lista', 'produto/produto', 'lista-compras/listas']
/** With what it opens: all of it is looked at without a connection. */
const INTEIRA = 'tela-carrinho/carrinho'
const PARTIDA = /\/src\/(?:entry\.client|root)\.tsx/

/**
 * What makes a store an app: what a page begins once it rests, and the service worker (trabalhador/main.ts), built after the browser's files because it knows some of them by name. They
 * stand beside `assets/`, not in it: the server answers with them (server/src/aplicativo).
 */
export function trabalhador(): Plugin {
  let inicio = ''
  return {
    name: 'vitrine-trabalhador',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // No screen loads it, so no screen's first load grows: the page asks for it by an address of its own.
    buildStart() {
      inicio = this.emitFile({
        type: 'chunk',
        id: join(import.meta.dirname, 'src', 'aplicativo', 'start.ts'),
      })
    },
    async writeBundle({ dir = '' }, bundle) {
      const start = `import { startAplicativo } from '/${this.getFileName(inicio)}'\nvoid startAplicativo()\n`
      writeFileSync(join(dir, 'aplicativo.js'), start)
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __ARQUIVOS__: JSON.stringify(listMoldura(bundle)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: join(import.meta.dirname, 'trabalhador', 'main.ts'),
            formats: ['iife'],
            name: 'trabalhador',
            fileName: () => 'trabalhador.js',
          },
        },
      })
    },
  }
}

/** Scripts of the frame and of those screens, with all that they import, and their styles. */
function listMoldura(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((saida) => saida.type === 'chunk')
  const nomes = new Set<string>()
  const add = (nome: string) => {
    if (nomes.has(nome)) return
    nomes.add(nome)
    const saida = bundle[nome]
    if (saida?.type === 'chunk') for (const outro of saida.imports) add(outro)
  }
  for (const { fileName, facadeModuleId } of chunks) if (isDaMoldura(pathOf(facadeModuleId))) add(fileName)
  const inteira = chunks.filter(({ facadeModuleId }) => isTela(pathOf(facadeModuleId), INTEIRA))
  for (const { fileName, dynamicImports } of inteira)
    for (const nome of [fileName, ...dynamicImports]) add(nome)
  // A lazy part's style may be any of them; all together are less than one picture.
  const estilos = Object.keys(bundle).filter((nome) => nome.endsWith('.css'))
  return [...nomes, ...estilos].map((nome) => `/${nome}`)
}

const pathOf = (modulo: string | null) => (modulo ?? '').replaceAll('\\', '/')
const isTela = (path: string, tela: string) => path.includes(`/src/${tela}.route.tsx`)
const isDaMoldura = (path: string) => PARTIDA.test(path) || TELAS.some((tela) => isTela(path, tela))
