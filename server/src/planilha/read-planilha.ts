import { Worker } from 'node:worker_threads'

import { ArquivoIlegivel } from './arquivo-ilegivel.ts'
import type { Lido } from './leitor.worker.ts'
import type { PlanilhaLida } from './read-linhas.ts'

/** MiB that a file may take of memory while it is read: 50,000 rows of 30 columns take a third of it. */
const MEMORIA_MB = 512
const TEMPO_MS = 60_000

/**
 * Reads a file that somebody sent, XLSX or CSV of any encoding and separator, in a thread of its own: others wait for nothing, and a file that
 * unpacks to gigabytes ends its thread and nothing else. Errors: `ArquivoIlegivel`.
 */
export function readPlanilha(bytes: Uint8Array): Promise<PlanilhaLida> {
  const worker = new Worker(new URL('leitor.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  })
  const demais = () => new ArquivoIlegivel('A planilha é grande demais para ser lida: divida-a em partes.')
  return new Promise<PlanilhaLida>((resolve, reject) => {
    const relogio = setTimeout(() => reject(demais()), TEMPO_MS)
    worker.once('message', (lido: Lido) => {
      clearTimeout(relogio)
      if ('planilha' in lido) resolve(lido.planilha)
      else reject(new ArquivoIlegivel(lido.erro))
    })
    worker.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(relogio)
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? demais() : error)
    })
  }).finally(() => worker.terminate())
}
