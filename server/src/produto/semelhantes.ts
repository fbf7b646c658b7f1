import { PorGeracao, type Db, type Geracoes, type Notificacoes } from '#infra'

import { chaveDaPalavra, type Consulta } from '#busca'
import type { ProdutosVivos } from './produtos-vivos.ts'
import type { ProdutoRow } from './produto.repository.ts'
import { listSemelhantes } from './semelhantes.repository.ts'

/** What a search that found nothing offers instead. */
export interface Semelhantes {
  rows: readonly ProdutoRow[]
  /** The words that some of them hold, as written; none: they are what sells most. */
  palavras: string[]
}

interface Lembrados extends Pick<Semelhantes, 'palavras'> {
  ids: readonly string[]
}

/** A shelf of them. */
const MAX_SEMELHANTES = 12
/** Of some 700 bytes each: ids are those of products in memory. */
const MAX_LEMBRADOS = 2000

/**
 * The same words are asked again and again (a slip, a thing that the shop does not have): what stands in for them is kept while no product
 * of the supplier changes, nor its synonyms. It is the same for everybody; prices are put on it for whoever asks. Rows are shared: never write to them.
 */
export class SemelhantesVivos {
  readonly #db: Db
  readonly #produtos: ProdutosVivos
  readonly #lembrados: PorGeracao<Lembrados>

  constructor(db: Db, produtos: ProdutosVivos, geracoes: Geracoes, notificacoes: Notificacoes) {
    this.#db = db
    this.#produtos = produtos
    this.#lembrados = new PorGeracao(geracoes, notificacoes, MAX_LEMBRADOS)
  }

  /** What stands in for a search that found nothing, if it is in memory. */
  peek(idfornecedor: string, consulta: Consulta): Semelhantes | undefined {
    const lembrados = this.#lembrados.get(idfornecedor, chaveOf(consulta))
    const rows = lembrados && this.#produtos.peekInOrder(idfornecedor, lembrados.ids)
    return rows && { rows, palavras: lembrados.palavras }
  }

  /** Reads it, or remembers: at most one statement. */
  async find(idfornecedor: string, consulta: Consulta): Promise<Semelhantes> {
    const chave = chaveOf(consulta)
    const lembrados = this.#lembrados.get(idfornecedor, chave)
    if (lembrados) {
      const { ids, palavras } = lembrados
      return { rows: await this.#produtos.listInOrder(idfornecedor, ids), palavras }
    }
    const keep = this.#lembrados.begin(idfornecedor)
    const keepRows = this.#produtos.begin(idfornecedor)
    const lidas = await listSemelhantes(this.#db, { idfornecedor, consulta, limit: MAX_SEMELHANTES })
    const palavras = [...new Set(lidas.flatMap((row) => row.palavras ?? []))]
    const rows = keepRows(lidas)
    keep(chave, () => ({ ids: rows.map(({ id }) => id), palavras }))
    return { rows, palavras }
  }
}

const chaveOf = ({ palavras }: Consulta) => palavras.map(chaveDaPalavra).join(' ')
