import { Memoria, type Db, type Geracoes, type Notificacoes } from '#infra'

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

/**
 * The same words are asked again and again (a slip, a thing that the shop does not have): their answer is kept while no product
 * of the supplier changes, stock neither. It is the same for everybody; prices are put on it for whoever asks.
 */
export function createSemelhantes(db: Db, geracoes: Geracoes, notificacoes: Notificacoes): FindSemelhantes {
  const guardados = new Memoria<Semelhantes & { geracao: number }>(MAX_GUARDADOS)
  return async (idfornecedor, consulta) => {
    const geracao = geracoes.of(idfornecedor, 'produto') + geracoes.of(idfornecedor, 'estoque')
    const chave = `${idfornecedor} ${consulta.palavras.map(({ digitada }) => digitada).join(' ')}`
    const guardado = notificacoes.isListening() ? guardados.get(chave) : undefined
    if (guardado?.geracao === geracao) return guardado
    const rows = await listSemelhantes(db, { idfornecedor, consulta, limit: MAX_SEMELHANTES })
    const palavras = [...new Set(rows.flatMap(({ palavras }) => palavras ?? []))]
    guardados.set(chave, { geracao, rows, palavras })
    return { rows, palavras }
  }
}
