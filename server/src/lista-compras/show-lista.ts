import { idListaRitmo, type ItemLista, type ListaCompras, type ListaDetalhe } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { fromMilesimos, multiplyReais, sumReais } from '@vitrine/rules/dinheiro'
import { describeRitmo } from '@vitrine/rules/lista-compras'
import { choosePreco } from '@vitrine/rules/preco'
import { fitQuantidade, isBuyable } from '@vitrine/rules/quantidade'

import type { ContextoComprador } from '#acesso'
import { Falha, type Db } from '#infra'
import { toProdutoLista, type ProdutoRow, type ProdutosVivos } from '#produto'

import {
  findLista,
  listListas,
  listRitmo,
  type Dono,
  type ItemListaRow,
  type ListaRow,
  type QualLista,
  type ResumoRow,
  type RitmoRow,
} from './lista-compras.repository.ts'

export interface Fonte {
  db: Db
  vivos: ProdutosVivos
}

/** Orders that the rhythm is computed from. */
const ULTIMOS_PEDIDOS = 12

/** Every list that a cliente sees, its own first: one statement, and one for the rhythm of past orders. */
export async function showListas(
  db: Db,
  dono: Dono,
  { tipo, fuso }: { tipo?: 'FROM_CLIENT' | 'TO_CLIENT'; fuso: string },
): Promise<ListaCompras[]> {
  const [rows, ritmo] = await Promise.all([
    listListas(db, dono, { tipo: tipo ?? null }),
    tipo === 'FROM_CLIENT' ? [] : listRitmo(db, dono, { ultimos: ULTIMOS_PEDIDOS, fuso }),
  ])
  const listas = rows.map(toLista)
  const proprias = listas.filter((lista) => lista.tipo === 'FROM_CLIENT')
  const daLoja = listas.filter((lista) => lista.tipo === 'TO_CLIENT')
  return [...proprias, ...(ritmo.length > 0 ? [toListaRitmo(ritmo)] : []), ...daLoja]
}

/** One own list as it is listed; `nao_encontrado` when it does not exist or is of another cliente. */
export async function showResumo(db: Db, dono: Dono, idlista: string): Promise<ListaCompras> {
  const [row] = await listListas(db, dono, { idlista })
  if (!row) throw new Falha('nao_encontrado')
  return toLista(row)
}

/** A list with its lines for whoever asks: two statements at most. Errors: `nao_encontrado`. */
export async function showLista(
  { db, vivos }: Fonte,
  qual: QualLista,
  contexto: ContextoComprador,
): Promise<ListaDetalhe> {
  const { lista, itens } = await readLista(db, qual, contexto)
  const { idfornecedor = '' } = contexto.fornecedor ?? {}
  const produtos =
    itens.length > 0
      ? await vivos.listById(
          idfornecedor,
          itens.map(({ id }) => id),
        )
      : []
  const porId = new Map(produtos.map((produto) => [produto.id, produto]))
  const mostrados = itens.map((item) => toItem(item, porId.get(item.id), contexto))
  const comPreco = contexto.podeVerPrecos && { total: sumReais(...mostrados.map(({ total = 0 }) => total)) }
  const imagens = mostrados.flatMap(({ produto }) => produto?.imagem ?? []).slice(0, 4)
  return { ...lista, totalItens: itens.length, imagens, itens: mostrados, ...comPreco }
}

type ItemLido = ItemListaRow & { motivo?: string }

interface Lida {
  lista: ListaCompras
  itens: ItemLido[]
}

/** A stored list, a shared one, or the rhythm of past orders. */
export async function readLista(db: Db, qual: QualLista, contexto: ContextoComprador): Promise<Lida> {
  const { fornecedor, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor, fuso } = fornecedor
  if ('idlista' in qual && qual.idlista === idListaRitmo) {
    if (!idcliente) throw new Falha('nao_encontrado')
    // Every cliente has one; until there is a rhythm it is empty.
    const ritmo = await listRitmo(db, { idfornecedor, idcliente }, { ultimos: ULTIMOS_PEDIDOS, fuso })
    const itens = ritmo.map((item) => ({ ...item, motivo: describeRitmo({ ...item, hoje: contexto.hoje }) }))
    return { lista: toListaRitmo(ritmo), itens }
  }
  const row = await findLista(db, { idfornecedor, idcliente }, qual)
  if (!row) throw new Falha('nao_encontrado')
  const isDono = idcliente !== null && row.idcliente === idcliente
  const lista = toLista({ ...row, total: row.itens.length, imagens: [] })
  // Somebody who reads a list by its code is not told what else the code allows.
  return {
    lista: { ...lista, editavel: isDono, ...(!isDono && { codigocompartilhar: null }) },
    itens: row.itens,
  }
}

function toLista(row: ListaRow & Pick<ResumoRow, 'total' | 'imagens'>): ListaCompras {
  const isPropria = row.idcliente !== null
  return {
    idlista: row.idlista,
    nome: row.nome,
    tipo: isPropria ? 'FROM_CLIENT' : 'TO_CLIENT',
    motivo: row.motivo,
    totalItens: row.total,
    imagens: row.imagens,
    atualizada_em: row.atualizada_em.toISOString(),
    codigocompartilhar: row.codigocompartilhar,
    editavel: isPropria,
  }
}

function toListaRitmo(ritmo: readonly RitmoRow[]): ListaCompras {
  const pedidos = ritmo[0]?.pedidos ?? 0
  return {
    idlista: idListaRitmo,
    nome: 'O que você sempre compra',
    tipo: 'TO_CLIENT',
    motivo: pedidos > 0 ? `baseada nos seus últimos ${pedidos} pedidos` : 'baseada nos seus pedidos',
    totalItens: ritmo.length,
    imagens: ritmo.flatMap(({ imagem }) => imagem ?? []).slice(0, 4),
    atualizada_em: null,
    codigocompartilhar: null,
    editavel: false,
  }
}

function toItem(item: ItemLido, row: ProdutoRow | undefined, contexto: ContextoComprador): ItemLista {
  const produto = row ? toProdutoLista(row, contexto) : null
  const quantidade = fromMilesimos(item.quantidade)
  const total = produto && totalOf(produto, quantidade, contexto)
  return {
    id: item.id,
    nome: produto?.name ?? item.nome,
    quantidade,
    produto,
    estoque: item.estoque === null ? null : fromMilesimos(item.estoque),
    ultimacompra: item.ultimacompra,
    motivo: item.motivo ?? '',
    ...(total !== null && { total }),
  }
}

/** What the line would cost in the cart; null when it cannot be bought or its price is hidden. */
function totalOf(
  produto: ReturnType<typeof toProdutoLista>,
  quantidade: number,
  { fornecedor }: ContextoComprador,
): number | null {
  if (!produto.disponivel || !isBuyable(produto)) return null
  const multiplies = !hasTag(fornecedor?.tags ?? [], 'disable-product-multiple')
  const comprada = fitQuantidade(produto, quantidade).quantidade
  const preco = choosePreco(produto, comprada, { multiplies })
  return preco === null ? null : multiplyReais(preco, comprada)
}
