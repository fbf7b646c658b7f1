import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes `.br` and `.gz` beside each text asset of the browser's build, so that serving costs no CPU. */
export function precompress(): Plugin {
  return {
    name: 'vitrine-precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }, bundle) {
      for (const nome of Object.keys(bundle).filter((nome) => /\.(js|css|svg|json|wasm)$/.test(nome))) {
        const bytes = readFileSync(join(dir, nome))
        writeFileSync(join(dir, `${nome}.br`), brotliCompressSync(bytes))
        writeFileSync(join(dir, `${nome}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
