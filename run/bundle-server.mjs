import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { build } from 'vite'

import { root } from './root.mjs'
import { asAscii } from './vite/as-ascii.ts'
import { routerLater } from './vite/router-later.ts'

const saida = join(root, 'server', 'build')
const DIA_MS = 86_400_000

/** Libraries that find files beside themselves, start a thread by a file's name or are not JavaScript; most of them are read by few processes, or later. */
const comArquivos = [
  'sharp',
  'pino',
  'pdfkit',
  'fontkit',
  'nodemailer',
  'read-excel-file',
  'csv-parse',
  '@simplewebauthn/server',
]

/**
 * Files that a module finds beside itself (migrations, places, a worker) stay where they are: it is told where it was written.
 * @type {import('vite').Plugin}
 */
const ondeFoiEscrito = {
  name: 'onde-foi-escrito',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const escrito = JSON.stringify(relative(saida, id).split(sep).join('/'))
      return {
        code: code.replaceAll('import.meta.url', `new URL(${escrito}, import.meta.url).href`),
        map: null,
      }
    },
  },
}

// The server with the packages of this house and its libraries as a few files, server/build (decisions 0185, 0196).
await build({
  configFile: false,
  root: join(root, 'server'),
  logLevel: 'warn',
  publicDir: false,
  plugins: [ondeFoiEscrito, routerLater(), asAscii()],
  ssr: { noExternal: true, external: comArquivos },
  build: {
    ssr: 'src/main.ts',
    outDir: saida,
    // A server that runs meanwhile still reads what it did not need yet.
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    sourcemap: true,
    // All in one folder: each finds what stands beside its source by the same way.
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Node keeps the text of what it has read.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})

for (const nome of readdirSync(saida)) {
  const path = join(saida, nome)
  if (Date.now() - statSync(path).mtimeMs > DIA_MS) rmSync(path)
}
