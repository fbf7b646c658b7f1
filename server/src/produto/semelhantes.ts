import { PorGeracao, type Db, type Geracoes, type Notificacoes } from '#infra'

import type { Consulta } from '#busca'
import type { ProdutoRow } from './produto.repository.ts'
import { listSemelhantes } from './semelhantes.repository.ts'

/** What a search that found nothing offers instead. */
export interface Semelhantes {
  rows: ProdutoRow[]
  /** The words that some of them hold, as written; none: they are what sells most. */
  palavras: string[]
}

/** Reads, or remembers, what stands in for a search that found nothing: at most one statement. Rows are shared: never write to them. */
export type FindSemelhantes = (idfornecedor: string, consulta: Consulta) => Promise<Semelhantes>

/** A shelf of them. */
const MAX_SEMELHANTES = 12
const MAX_GUARDADOS = 300
/** Rows are kept, with all that is shown of them. */
const AREAS = ['produto', 'preco', 'estoque'] as const

/**
 * The same words are asked again and again (a slip, a thing that the shop does not have): their answer is kept while no product
 * of the supplier changes, stock neither. It is the same for everybody; prices are put on it for whoever asks.
 */
export function createSemelhantes(db: Db, geracoes: Geracoes, notificacoes: Notificacoes): FindSemelhantes {
  const guardados = new PorGeracao<Semelhantes>(geracoes, notificacoes, MAX_GUARDADOS)
  return async (idfornecedor, consulta) => {
    const chave = consulta.palavras.map(({ digitada }) => digitada).join(' ')
    const guardado = guardados.get(idfornecedor, chave, AREAS)
    if (guardado) return guardado
    const keep = guardados.begin(idfornecedor, AREAS)
    const rows = await listSemelhantes(db, { idfornecedor, consulta, limit: MAX_SEMELHANTES })
    const palavras = [...new Set(rows.flatMap(({ palavras }) => palavras ?? []))]
    keep(chave, () => ({ rows, palavras }))
    return { rows, palavras }
  }
}
