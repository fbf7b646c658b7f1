import type { Server } from './processes.ts'

/** What the JavaScript heap of our server holds, garbage included, and what lies beside it. */
export async function heapMiB(server: Server): Promise<string> {
  const nomes = ['heap_size_used', 'heap_size_total', 'external_memory']
  const bytes = await Promise.all(nomes.map((nome) => readMedida(server, `nodejs_${nome}_bytes`)))
  const [used, total, external] = bytes.map((n) => (n / 2 ** 20).toFixed(0))
  return `${used} of ${total} MiB, outside it ${external}`
}

/** A number of the server's metrics; 0 where there is none, as of the reference. */
export async function readMedida({ adminPort }: Server, nome: string): Promise<number> {
  const metrics = await fetch(`http://127.0.0.1:${adminPort}/metrics`).then(
    (response) => response.text(),
    () => '',
  )
  return Number(new RegExp(`^${nome} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0)
}
