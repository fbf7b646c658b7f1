import {
  createGrupos,
  createIguais,
  geracaoDosProdutos,
  isDeUm,
  Memoria,
  portaoOf,
  type Geracoes,
  type Notificacoes,
  type Sql,
} from '#infra'

import { listProdutosById, type ProdutoVersionado } from './produto.repository.ts'

/**
 * Products in memory by id, for carts and previews: never more than a notification old (decision 0016), their stock not further
 * from the truth than a factor of two (migration 0067). An order is priced
 * with them too, and written only if their versions are still those of the database (0027).
 */
export interface ProdutosVivos {
  /** Those that are sold, in no order; at most one statement, for what is not in memory. Rows are shared: never write to them. */
  listById(idfornecedor: string, ids: readonly string[]): Promise<ProdutoVersionado[]>
  /** The same in the order of `ids`; asked again with the very same array, nothing is looked up while no product of the supplier changes. */
  listInOrder(idfornecedor: string, ids: readonly string[]): Promise<readonly ProdutoVersionado[]>
  /** The same of what is in memory, without waiting; undefined: one of them is not. */
  peekInOrder(idfornecedor: string, ids: readonly string[]): readonly ProdutoVersionado[] | undefined
  /** Take this before rows are read by a statement of one's own; it gives them back as they are shared from then on. */
  begin(idfornecedor: string): (rows: readonly ProdutoVersionado[]) => ProdutoVersionado[]
  /** These were found to be old before a notification said so: the next one who asks reads them. */
  forget(idfornecedor: string, ids: readonly string[]): void
}

interface Guardado {
  idfornecedor: string
  row: ProdutoVersionado
}

interface EmOrdem {
  geracao: number
  rows: readonly ProdutoVersionado[]
}

const MAX_GUARDADOS = 12_000
/** Brands, packages, units and categories of all stores whose products are in memory. */
const igual = createIguais(8000)

export function createProdutosVivos(db: Sql, geracoes: Geracoes, notificacoes: Notificacoes): ProdutosVivos {
  const guardados = new Memoria<Guardado>(MAX_GUARDADOS)
  const peek = createPeek(guardados, notificacoes)
  const emOrdem = createEmOrdem((idfornecedor) => geracaoDosProdutos(geracoes, idfornecedor), notificacoes)
  notificacoes.onMudanca((mudanca) => {
    if (!mudanca) return guardados.clear()
    const { idfornecedor, area, ids } = mudanca
    if (area === 'fornecedor') return undefined
    if (ids) forget(idfornecedor, ids)
    else guardados.deleteWhere((guardado) => guardado.idfornecedor === idfornecedor)
    return undefined
  })

  function forget(idfornecedor: string, ids: readonly string[]): void {
    for (const id of ids) guardados.delete(chaveOf(idfornecedor, id))
  }

  function begin(idfornecedor: string): (rows: readonly ProdutoVersionado[]) => ProdutoVersionado[] {
    const antes = geracaoDosProdutos(geracoes, idfornecedor)
    return (lidas) => {
      const rows = lidas.map(toFastRow)
      // Something changed while reading: these rows are used once and not kept.
      if (antes === geracaoDosProdutos(geracoes, idfornecedor))
        for (const row of rows) guardados.set(chaveOf(idfornecedor, row.id), { idfornecedor, row })
      return rows
    }
  }

  const read = createLeProdutos(db, begin)

  async function listById(idfornecedor: string, ids: readonly string[]): Promise<ProdutoVersionado[]> {
    const rows: ProdutoVersionado[] = []
    const faltam: string[] = []
    for (const id of new Set(ids)) {
      const guardado = peek(idfornecedor, id)
      if (guardado) rows.push(guardado.row)
      else faltam.push(id)
    }
    return faltam.length > 0 ? [...rows, ...(await read(idfornecedor, faltam))] : rows
  }

  return {
    listById,
    // As it was read last: rows of it may have made room for others meanwhile.
    peekInOrder: (idfornecedor, ids) =>
      emOrdem.get(idfornecedor, ids) ?? collectAll(ids, (id) => peek(idfornecedor, id)?.row),
    async listInOrder(idfornecedor, ids) {
      const keep = emOrdem.begin(idfornecedor)
      return emOrdem.get(idfornecedor, ids) ?? keep(ids, await listById(idfornecedor, ids))
    },
    begin,
    forget(idfornecedor, ids) {
      forget(idfornecedor, ids)
      emOrdem.clear()
    },
  }
}

type LeProdutos = (idfornecedor: string, ids: readonly string[]) => Promise<readonly ProdutoVersionado[]>

interface Pedido {
  idfornecedor: string
  ids: readonly string[]
}

/**
 * Rows that are not in memory, in no order. What is asked for at one moment is one statement for each supplier, and each product is read once in it
 * (decision 0214): searches that were found together lack their rows together. `begin` is told before they are read, and gives them back as they are kept.
 */
export function createLeProdutos(
  db: Sql,
  begin: (idfornecedor: string) => (rows: readonly ProdutoVersionado[]) => ProdutoVersionado[],
): LeProdutos {
  async function read(idfornecedor: string, ids: readonly string[]): Promise<ProdutoVersionado[]> {
    const keep = begin(idfornecedor)
    return keep(await listProdutosById(db, idfornecedor, ids))
  }
  const join = createGrupos<Pedido, readonly ProdutoVersionado[]>({
    portao: portaoOf(db),
    parteOf: ({ idfornecedor }) => idfornecedor,
    work: async (idfornecedor, pedidos) => {
      const [primeiro, ...outros] = pedidos
      if (primeiro && outros.length === 0) return [await read(idfornecedor, primeiro.ids)]
      const rows = await read(idfornecedor, [...new Set(pedidos.flatMap(({ ids }) => ids))])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return pedidos.map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []))
    },
  })
  return (idfornecedor, ids) =>
    join({ idfornecedor, ids }).catch((error: unknown) => {
      if (isDeUm(error)) return read(idfornecedor, ids)
      throw error
    })
}

/** Nothing is known of what nobody tells of. */
const createPeek =
  (guardados: Memoria<Guardado>, { isListening }: Pick<Notificacoes, 'isListening'>) =>
  (idfornecedor: string, id: string): Guardado | undefined =>
    isListening() ? guardados.get(chaveOf(idfornecedor, id)) : undefined

/** Undefined: one of them is not there. */
function collectAll<T>(ids: readonly string[], find: (id: string) => T | undefined): T[] | undefined {
  const todos: T[] = []
  for (const id of ids) {
    const um = find(id)
    if (um === undefined) return undefined
    todos.push(um)
  }
  return todos
}

/** Rows in order by the array of ids itself, for as long as somebody keeps it. */
function createEmOrdem(
  geracaoOf: (idfornecedor: string) => number,
  { isListening }: Pick<Notificacoes, 'isListening'>,
) {
  let emOrdens = new WeakMap<readonly string[], EmOrdem>()
  return {
    get(idfornecedor: string, ids: readonly string[]): EmOrdem['rows'] | undefined {
      const emOrdem = isListening() ? emOrdens.get(ids) : undefined
      return emOrdem?.geracao === geracaoOf(idfornecedor) ? emOrdem.rows : undefined
    },
    /** Take this before they are read. */
    begin(idfornecedor: string) {
      const geracao = geracaoOf(idfornecedor)
      const antes = emOrdens
      return (ids: readonly string[], lidas: EmOrdem['rows']): EmOrdem['rows'] => {
        const byId = new Map(lidas.map((row) => [row.id, row]))
        const rows = ids.flatMap((id) => byId.get(id) ?? [])
        // Forgotten while they were read, they go where nobody asks any more.
        if (geracao === geracaoOf(idfornecedor)) antes.set(ids, { geracao, rows })
        return rows
      }
    },
    clear() {
      emOrdens = new WeakMap()
    },
  }
}

const chaveOf = (idfornecedor: string, id: string) => `${idfornecedor}${id}`

/**
 * The same row written out: filled name by name, as the driver does, an object of so many columns is a hash table of 1 KB;
 * as a literal it is a quarter of that and read faster (docs/bench.md).
 */
function toFastRow(row: ProdutoVersionado): ProdutoVersionado {
  return {
    id: row.id,
    idproduto: row.idproduto,
    sku: row.sku,
    ean: row.ean,
    nome: row.nome,
    marca: igual(row.marca),
    embalagem: igual(row.embalagem),
    idcategoria: igual(row.idcategoria),
    imagem: row.imagem,
    maior_de_18: row.maior_de_18,
    tags: row.tags,
    unidade: igual(row.unidade),
    unidade_base: row.unidade_base,
    fator_unidade: row.fator_unidade,
    peso_gramas: row.peso_gramas,
    ncm: row.ncm,
    origem: row.origem,
    preco: row.preco,
    precooferta: row.precooferta,
    precovendaatacado: row.precovendaatacado,
    preco_embalagem: row.preco_embalagem,
    desconto_progressivo: row.desconto_progressivo,
    tabelas_de_preco: row.tabelas_de_preco,
    minvendaatacado: row.minvendaatacado,
    multiploincremento: row.multiploincremento,
    granularidade: row.granularidade,
    min_por_pedido: row.min_por_pedido,
    maxporpedido: row.maxporpedido,
    disponivel: row.disponivel,
    estoque: row.estoque,
    variantes: row.variantes,
    versao: row.versao,
  }
}
