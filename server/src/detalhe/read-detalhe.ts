import type { Comprador, UltimaCompra } from '#compra'
import { PorGeracao, type AreaMudanca, type Geracoes, type Notificacoes } from '#infra'
import type { Catalogo, ProdutoRow } from '#produto'

import { findDetalhe, type DetalheRow, type Ficha } from './detalhe.repository.ts'

/** What stands on a product's page, the same for everybody: its rows are read from the memory of products. */
interface DetalheLembrado {
  id: string
  ficha: Ficha
  variantes: string[]
  similares: string[]
}

export type DetalhesLembrados = PorGeracao<DetalheLembrado>

export interface Linha {
  /** Shared: never write to it. */
  row: ProdutoRow
  compra: UltimaCompra | null | undefined
}

export interface Detalhe {
  ficha: Ficha
  produto: Linha
  /** All of its family, itself among them. */
  variantes: Linha[]
  similares: Linha[]
}

interface Pergunta {
  id: string
  semSimilares: boolean
  comprador: Comprador
}

export interface Fontes {
  catalogo: Pick<Catalogo, 'db' | 'produtos' | 'compras' | 'cartoesDe'>
  detalhes: DetalhesLembrados
}

const MAX_DETALHES = 12_000
const MAX_LETRAS = 8 * 1024 * 1024
/** Names of categories are the supplier's. */
const AREAS: readonly AreaMudanca[] = ['produto', 'fornecedor']

export function createDetalhesLembrados(geracoes: Geracoes, notificacoes: Notificacoes): DetalhesLembrados {
  return new PorGeracao(geracoes, notificacoes, {
    max: MAX_DETALHES,
    maxTamanho: MAX_LETRAS,
    tamanhoOf: (lembrado) => JSON.stringify(lembrado).length,
  })
}

/**
 * A product as a page shows it; null: it is not sold. One statement the first time; then none for a visitor and one by keys for a customer
 * (decision 0133).
 */
export async function readDetalhe(
  fontes: Fontes,
  idfornecedor: string,
  pergunta: Pergunta,
): Promise<Detalhe | null> {
  const { detalhes } = fontes
  const chave = `${pergunta.id}|${pergunta.semSimilares}`
  const lembrado = detalhes.get(idfornecedor, chave, AREAS)
  const daMemoria = lembrado && (await readDaMemoria(fontes, idfornecedor, lembrado, pergunta.comprador))
  if (daMemoria) return daMemoria
  const keep = detalhes.begin(idfornecedor, AREAS)
  const keepProdutos = fontes.catalogo.produtos.begin(idfornecedor)
  const rows = await findDetalhe(fontes.catalogo.db, idfornecedor, pergunta)
  const detalhe = toDetalhe(rows, keepProdutos(rows))
  if (detalhe) keep(chave, () => toLembrado(detalhe))
  return detalhe
}

/** Null: what the customer bought is not kept, or the product has gone. */
async function readDaMemoria(
  { catalogo }: Fontes,
  idfornecedor: string,
  { id, ficha, variantes, similares }: DetalheLembrado,
  comprador: Comprador,
): Promise<Detalhe | null> {
  const [agora, rows] = await Promise.all([
    catalogo.compras.read(idfornecedor, { comprador, estoqueDe: [] }),
    catalogo.produtos.listById(idfornecedor, [id, ...variantes, ...similares]),
  ])
  if (!agora) return null
  const linhas = new Map(rows.map((row) => [row.id, { row, compra: agora.compras.get(row.id) }]))
  const produto = linhas.get(id)
  const pick = (ids: readonly string[]) => ids.flatMap((outro) => linhas.get(outro) ?? [])
  return produto ? { ficha, produto, variantes: pick(variantes), similares: pick(similares) } : null
}

/** `produtos`: the same rows, as they are shared. */
function toDetalhe(rows: readonly DetalheRow[], produtos: readonly ProdutoRow[]): Detalhe | null {
  const linhas = rows.flatMap(({ parte, compra }, posto) => {
    const row = produtos[posto]
    return row ? [{ parte, row, compra }] : []
  })
  const linhasDe = (parte: DetalheRow['parte']) => linhas.filter((linha) => linha.parte === parte)
  const [produto] = linhasDe('produto')
  const lida = rows.find(({ parte }) => parte === 'produto')
  if (!produto || !lida?.categoria) return null
  const { descricao, especificacoes, imagens, categoria, categoriapai } = lida
  return {
    ficha: { descricao, especificacoes, imagens, categoria, categoriapai },
    produto,
    variantes: linhasDe('variante'),
    similares: linhasDe('similar'),
  }
}

function toLembrado({ ficha, produto, variantes, similares }: Detalhe): DetalheLembrado {
  const idOf = ({ row }: Linha) => row.id
  return { id: produto.row.id, ficha, variantes: variantes.map(idOf), similares: similares.map(idOf) }
}
