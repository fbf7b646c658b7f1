import { openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import { pick } from './catalogo.ts'
import type { BenchData } from './data.ts'
import { runLoad } from './load.ts'
import type { Server } from './processes.ts'

/** Prices written a second, of any products, while visitors ask for the list. */
const RITMOS = [0, 1, 10, 100]

/**
 * Visitors' list from memory beside writes of prices (issue 16, direction 2): each round asks once at each pace, so that what the machine does
 * besides falls on all; shares are of the quiet pace of the same round.
 */
export async function printEscritas(
  url: string,
  { loja, produtos }: BenchData,
  { port }: Server,
  { rounds, ms, connections }: { rounds: number; ms: number; connections: number },
): Promise<void> {
  const sql = openDatabase(url, { max: 1, prazos: prazos.manutencao })
  const toLista = () => ({ method: 'GET' as const, path: `/v1/app/${loja.slug}/listaprodutosf/0?page=1` })
  const partes = new Map<number, { partes: number[]; porSegundo: number }>(
    RITMOS.map((ritmo) => [ritmo, { partes: [], porSegundo: 0 }]),
  )
  await runLoad(port, toLista, { ms: ms / 2, connections })
  for (let round = 0; round < rounds; round += 1) {
    let quieto = 0
    for (const [ritmo, medida] of partes) {
      const stop = writePrecos(sql, loja.idfornecedor, produtos, ritmo)
      const { perSecond } = await runLoad(port, toLista, { ms, connections })
      await stop()
      if (ritmo === 0) quieto = perSecond
      medida.partes.push(perSecond / quieto)
      medida.porSegundo = perSecond
    }
  }
  await sql.end()
  process.stdout.write('\nlist (JSON) beside writes of prices\nwrites/s      req/s   of the quiet pace\n')
  for (const [ritmo, { partes: lidas, porSegundo }] of partes) {
    const middle = lidas.toSorted((a, b) => a - b)[Math.floor(lidas.length / 2)] ?? 0
    process.stdout.write(
      `${String(ritmo).padStart(8)} ${porSegundo.toFixed(0).padStart(10)}   ${middle.toFixed(2)}\n`,
    )
  }
}

/** Writes so many prices a second until it is stopped, one after the other; a price stays above its offer, as the table asks. */
function writePrecos(
  sql: Sql,
  idfornecedor: string,
  produtos: readonly string[],
  porSegundo: number,
): () => Promise<void> {
  if (porSegundo === 0) return () => Promise.resolve()
  let escrita: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = pick(produtos, Math.floor(Math.random() * produtos.length))
    escrita = escrita.then(
      () =>
        sql`update produto set preco = greatest(10000 + (preco + 100) % 90000, precooferta + 100) where idfornecedor = ${idfornecedor} and idcadastroextraproduto = ${id}`,
    )
  }, 1000 / porSegundo)
  return async () => {
    clearInterval(timer)
    await escrita
  }
}
