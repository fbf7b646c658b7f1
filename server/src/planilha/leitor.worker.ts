import { parentPort, workerData } from 'node:worker_threads'

import { ArquivoIlegivel } from './arquivo-ilegivel.ts'
import { readLinhas, type PlanilhaLida } from './read-linhas.ts'

/** What the thread answers: what it read, or why it cannot be. */
export type Lido = { planilha: PlanilhaLida } | { erro: string }

// A thread of its own (read-planilha.ts): what a file does to its memory and time is its own affair.
const answer = async (): Promise<Lido> => {
  try {
    return { planilha: await readLinhas(Buffer.from(workerData as Uint8Array)) }
  } catch (error) {
    if (error instanceof ArquivoIlegivel) return { erro: error.message }
    throw error
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer())
