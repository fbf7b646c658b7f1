import type { Carrinho, LinhaPedida } from '@vitrine/contract'
import { substituicaoPadrao } from '@vitrine/rules/carrinho'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'

import { hasLimite, listEmJogo, toEstadoCupom } from './apply-cupom.ts'
import type { CarrinhoRow } from './carrinho.repository.ts'
import { composeItens } from './compose-carrinho.ts'
import { findUsos } from './cupom.repository.ts'
import { takeCodigo } from './judge-codigo.ts'
import { limitEstoque } from './limit-estoque.ts'
import { readProdutos, type FonteCarrinho } from './read-stored.ts'
import type { PedidoDeSalvar } from './save-carrinho.ts'
import { toCarrinho } from './to-carrinho.ts'

/** A visitor's cart, priced and stored nowhere: the products, and the uses of coupons where one that it may get has a limit. */
export async function previewCarrinho(
  fonte: FonteCarrinho,
  { cartItens, codigoCupom = null, cupomAplicacaoAutomatica = true }: PedidoDePrevia,
  contexto: ContextoComprador,
): Promise<Carrinho> {
  const { fornecedor } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  const { idfornecedor } = fornecedor
  const estado = { codigo: codigoCupom, automatica: cupomAplicacaoAutomatica }
  const [produtos, usos] = await Promise.all([
    readProdutos(fonte, idfornecedor, cartItens),
    listEmJogo(estado, contexto).some(hasLimite) ? findUsos(fonte.db, idfornecedor) : {},
  ])
  const composicao = limitEstoque(composeItens(cartItens, produtos, contexto), produtos, contexto)
  const row = { ...visitante, usos, cupomautomatico: cupomAplicacaoAutomatica }
  if (!codigoCupom) return toCarrinho(row, composicao, contexto)
  const { codigo, recusa } = takeCodigo(codigoCupom, composicao, toEstadoCupom(row), contexto)
  return toCarrinho({ ...row, cupom: codigo }, composicao, contexto, recusa)
}

export type PedidoDePrevia = Pick<PedidoDeSalvar, 'codigoCupom' | 'cupomAplicacaoAutomatica'> & {
  cartItens: LinhaPedida[]
}

const visitante: Omit<CarrinhoRow, 'itens' | 'mesclas' | 'usos' | 'cupomautomatico'> = {
  revisao: 0,
  salvamentos: [],
  observacao: '',
  numpedidocliente: '',
  substituicao: substituicaoPadrao,
  atendente: null,
  bloqueado_por: null,
  bloqueado_desde: null,
  negociacao: null,
  idtipoassinatura: null,
  cupom: null,
  jaComprou: null,
  servicos: [],
  erro_submit: null,
}
