import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Writes `.br` and `.gz` beside each text asset of the browser's build, so that serving costs no CPU. Once the whole build has ended: the router
 * writes its map of routes last, when a plugin's turn is over.
 */
export function precompress(buildDirectory: string): void {
  const pasta = join(buildDirectory, 'client', 'assets')
  for (const nome of readdirSync(pasta).filter((nome) => /\.(js|css|svg|json|wasm)$/.test(nome))) {
    const bytes = readFileSync(join(pasta, nome))
    writeFileSync(join(pasta, `${nome}.br`), brotliCompressSync(bytes))
    writeFileSync(join(pasta, `${nome}.gz`), gzipSync(bytes, { level: 9 }))
  }
}
