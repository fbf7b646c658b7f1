import type { ProdutoLista } from '@vitrine/contract'

import { formaQueConta, type ContextoComprador } from '#acesso'
import type { ComprasVivas, UltimaCompra } from '#compra'
import type { ParteEscrita, PessoalDe } from '#infra'

import { toProdutoLista, ultimaCompraOf } from './price-produto.ts'
import type { ProdutoRow } from './produto.repository.ts'

/** Cards as everybody of one price signature sees them, for whoever asks. Shared: never write to one. */
export type CartoesDe = (contexto: ContextoComprador, opcoes: Opcoes) => (row: ProdutoRow) => ProdutoLista

/** The same as they are sent. */
export type EscritosDe = (contexto: ContextoComprador, opcoes: Opcoes) => (row: ProdutoRow) => CartaoEscrito

/** A card as text, without its closing brace: what is personal goes before that. */
export interface CartaoEscrito extends Pick<ProdutoLista, 'id' | 'preconf'> {
  texto: string
}

interface Opcoes {
  ignorepolicy: boolean
}

/** Beyond so many all are made anew: as objects, which pages are drawn from, and letters of those that are sent. */
const MAX_CARTOES = 2000
const MAX_LETRAS = 8 * 1024 * 1024

/**
 * Cards are priced once for all who see the same prices (issue 16, direction 1). One is as good as what it was made of: the row and the supplier
 * are other objects as soon as anything of them changed (ProdutosVivos, FornecedoresVivos), so nothing has to be told.
 */
export function createCartoes(): CartoesDe {
  const guardados = new PorAssinatura<ProdutoLista>(MAX_CARTOES, () => 1)
  return (contexto, opcoes) =>
    guardados.begin(contexto, opcoes, (row) => toProdutoLista(row, contexto, opcoes))
}

/** Text alone, as a card of which both are kept weighs twice as much. */
export function createEscritos(): EscritosDe {
  const guardados = new PorAssinatura<CartaoEscrito>(MAX_LETRAS, ({ texto }) => texto.length)
  return (contexto, opcoes) =>
    guardados.begin(contexto, opcoes, (row) => writeCartao(toProdutoLista(row, contexto, opcoes)))
}

const writeCartao = (cartao: ProdutoLista): CartaoEscrito => ({
  id: cartao.id,
  preconf: cartao.preconf,
  texto: JSON.stringify(cartao).slice(0, -1),
})

/** What is made of a row for a price signature, up to a size of all of it together. */
class PorAssinatura<V extends object> {
  #guardados = new WeakMap<
    NonNullable<ContextoComprador['fornecedor']>,
    Map<string, WeakMap<ProdutoRow, V>>
  >()
  #tamanho = 0
  readonly #max: number
  readonly #tamanhoOf: (valor: V) => number

  constructor(max: number, tamanhoOf: (valor: V) => number) {
    this.#max = max
    this.#tamanhoOf = tamanhoOf
  }

  begin(contexto: ContextoComprador, opcoes: Opcoes, make: (row: ProdutoRow) => V): (row: ProdutoRow) => V {
    const guardados = this.#find(contexto, assinaturaOf(contexto, opcoes))
    return (row) => {
      const guardado = guardados.get(row)
      if (guardado) return guardado
      const feito = make(row)
      guardados.set(row, feito)
      this.#count(feito)
      return feito
    }
  }

  #find({ fornecedor }: ContextoComprador, assinatura: string): WeakMap<ProdutoRow, V> {
    if (!fornecedor) return new WeakMap()
    const doFornecedor = this.#guardados.get(fornecedor) ?? new Map<string, WeakMap<ProdutoRow, V>>()
    this.#guardados.set(fornecedor, doFornecedor)
    const daAssinatura = doFornecedor.get(assinatura) ?? new WeakMap<ProdutoRow, V>()
    doFornecedor.set(assinatura, daAssinatura)
    return daAssinatura
  }

  #count(feito: V): void {
    this.#tamanho += this.#tamanhoOf(feito)
    if (this.#tamanho <= this.#max) return
    this.#guardados = new WeakMap()
    this.#tamanho = 0
  }
}

/** Several cards as the items of a list, with the places for what is personal. */
export function writeItens(cartoes: readonly CartaoEscrito[]): ParteEscrita[] {
  const ultimo = cartoes.length - 1
  return cartoes.flatMap((cartao, posto) => [cartao.texto, cartao, posto === ultimo ? '}' : '},'])
}

/** What of a card is of who asks, or of this moment. */
export type Pessoal = Pick<ProdutoLista, 'ultimacompra' | 'estoque'>

/** What is personal of a card, as it is put before its end. */
export function writePessoal(pessoal: Pessoal | null | undefined): string {
  const escrito = JSON.stringify(pessoal ?? {})
  return escrito === '{}' ? '' : `,${escrito.slice(1, -1)}`
}

/** What is one person's of products, for an answer that is shared but for that. Null: their purchases are not kept. */
export type ReadPessoal = (contexto: ContextoComprador) => Promise<PessoalDe | null>

const comprasEscritas = new WeakMap<UltimaCompra, string>()

export function createReadPessoal(compras: Pick<ComprasVivas, 'read'>): ReadPessoal {
  return async ({ fornecedor, podeAgir, idcliente }) => {
    if (!fornecedor) return null
    const { idfornecedor, fuso } = fornecedor
    const comprador = podeAgir && idcliente ? { idcliente, fuso } : null
    const agora = await compras.read(idfornecedor, { comprador, estoqueDe: [] })
    return agora && ((id) => writeCompra(agora.compras.get(id)))
  }
}

function writeCompra(compra: UltimaCompra | undefined): string {
  if (!compra) return ''
  const escrita = comprasEscritas.get(compra) ?? writePessoal(ultimaCompraOf(compra))
  comprasEscritas.set(compra, escrita)
  return escrita
}

/** All that prices hang on besides product and supplier: tags that a policy asks for, the way of buying, the day, taxes. */
function assinaturaOf(contexto: ContextoComprador, { ignorepolicy }: Opcoes): string {
  const { fornecedor, podeVerPrecos, tags, tipoEntrega, canalVenda, hoje, uf, contribuinte } = contexto
  const idfornecedor = fornecedor?.idfornecedor
  if (!podeVerPrecos) return `${idfornecedor}|`
  const perguntadas = new Set(fornecedor?.politicas.flatMap(({ condicoes }) => condicoes.tags ?? []))
  const contam = tags.filter((tag) => perguntadas.has(tag)).toSorted()
  return JSON.stringify([
    idfornecedor,
    contam,
    formaQueConta(contexto),
    tipoEntrega,
    canalVenda,
    hoje,
    uf,
    contribuinte,
    ignorepolicy,
  ])
}
