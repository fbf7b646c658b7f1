import type { ProdutoLista } from '@vitrine/contract'

import { formaQueConta, type ContextoComprador } from '#acesso'
import type { ComprasVivas, UltimaCompra } from '#compra'
import { toProprios, type Parte, type PessoalDe } from '#infra'

import { toProdutoLista, ultimaCompraOf } from './price-produto.ts'
import type { ProdutoRow } from './produto.repository.ts'

/** Cards as everybody of one price signature sees them, for whoever asks. Shared: never write to one. */
export type CartoesDe = (contexto: ContextoComprador, opcoes: Opcoes) => (row: ProdutoRow) => ProdutoLista

interface Opcoes {
  ignorepolicy: boolean
}

type Cartoes = WeakMap<ProdutoRow, ProdutoLista>

/** Beyond so many all are made anew. */
const MAX_CARTOES = 2000

/**
 * Cards are priced once for all who see the same prices (issue 16, direction 1). One is as good as what it was made of: the row and the supplier
 * are other objects as soon as anything of them changed (ProdutosVivos, FornecedoresVivos), so nothing has to be told.
 */
export function createCartoes(): CartoesDe {
  let guardados = new WeakMap<NonNullable<ContextoComprador['fornecedor']>, Map<string, Cartoes>>()
  let feitos = 0

  function findCartoes({ fornecedor }: ContextoComprador, assinatura: string): Cartoes {
    if (!fornecedor) return new WeakMap()
    const doFornecedor = guardados.get(fornecedor) ?? new Map<string, Cartoes>()
    guardados.set(fornecedor, doFornecedor)
    const daAssinatura = doFornecedor.get(assinatura) ?? new WeakMap<ProdutoRow, ProdutoLista>()
    doFornecedor.set(assinatura, daAssinatura)
    return daAssinatura
  }

  return (contexto, opcoes) => {
    const cartoes = findCartoes(contexto, assinaturaOf(contexto, opcoes))
    return (row) => {
      const guardado = cartoes.get(row)
      if (guardado) return guardado
      const cartao = toProdutoLista(row, contexto, opcoes)
      cartoes.set(row, cartao)
      feitos += 1
      if (feitos > MAX_CARTOES) {
        guardados = new WeakMap()
        feitos = 0
      }
      return cartao
    }
  }
}

const escritos = new WeakMap<ProdutoLista, Buffer>()

/** What of a card is of who asks, or of this moment. */
export type Pessoal = Pick<ProdutoLista, 'ultimacompra' | 'estoque'>

/** A card as it is sent, without its closing brace, and the place before that for what is personal: written once for all who share it. */
function writeCartao(cartao: ProdutoLista): [Buffer, Parte] {
  const escrito = escritos.get(cartao) ?? toProprios(JSON.stringify(cartao).slice(0, -1))
  escritos.set(cartao, escrito)
  return [escrito, cartao]
}

const FIM = Buffer.from('}')
const ENTRE = Buffer.from('},')

/** The same of several, as the items of a list. */
export function writeCartoes(cartoes: readonly ProdutoLista[]): Parte[] {
  const ultimo = cartoes.length - 1
  return cartoes.flatMap((cartao, posto) => [...writeCartao(cartao), posto === ultimo ? FIM : ENTRE])
}

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
