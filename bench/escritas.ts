import { openDatabase, prazos, type Sql } from '../server/src/infra/index.ts'
import { pick } from './catalogo.ts'
import type { BenchData } from './data.ts'
import { runLoad } from './load.ts'
import type { Server } from './processes.ts'

/** Prices written a second while visitors ask for the list; `alheios`: of another supplier, so that what is left is what writing costs the machine. */
const RITMOS = [
  { porSegundo: 0, alheios: false },
  { porSegundo: 1, alheios: false },
  { porSegundo: 10, alheios: false },
  { porSegundo: 100, alheios: false },
  { porSegundo: 100, alheios: true },
]

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
  const medidas = RITMOS.map((ritmo) => ({ ...ritmo, partes: [] as number[], lidas: 0 }))
  const daVizinha = await sql<Produto[]>`
    select p.idfornecedor, p.idcadastroextraproduto as id from produto p join fornecedor f using (idfornecedor) where f.slug = 'vizinha-1' and p.preco is not null`
  const daLoja = produtos.map((id) => ({ idfornecedor: loja.idfornecedor, id }))
  await runLoad(port, toLista, { ms: ms / 2, connections })
  for (let round = 0; round < rounds; round += 1) {
    let quieto = 0
    for (const medida of medidas) {
      const stop = writePrecos(sql, medida.alheios ? daVizinha : daLoja, medida.porSegundo)
      const { perSecond } = await runLoad(port, toLista, { ms, connections })
      await stop()
      if (medida.porSegundo === 0) quieto = perSecond
      medida.partes.push(perSecond / quieto)
      medida.lidas = perSecond
    }
  }
  await sql.end()
  process.stdout.write('\nlist (JSON) beside writes of prices\nwrites/s      req/s   of the quiet pace\n')
  for (const { porSegundo, alheios, partes, lidas } of medidas) {
    const middle = partes.toSorted((a, b) => a - b)[Math.floor(partes.length / 2)] ?? 0
    process.stdout.write(
      `${String(porSegundo).padStart(8)} ${lidas.toFixed(0).padStart(10)}   ${middle.toFixed(2)}${alheios ? ' (of another supplier)' : ''}\n`,
    )
  }
}

interface Produto {
  idfornecedor: string
  id: string
}

/** Writes so many prices a second until it is stopped, one after the other; a price stays above its offer, as the table asks. */
function writePrecos(sql: Sql, produtos: readonly Produto[], porSegundo: number): () => Promise<void> {
  if (porSegundo === 0) return () => Promise.resolve()
  let escrita: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const { idfornecedor, id } = pick(produtos, Math.floor(Math.random() * produtos.length))
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
