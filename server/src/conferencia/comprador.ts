import type { Submissao } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import type { Ciclo } from './ciclo.ts'
import type { LeEstado } from './estados-juntos.ts'
import { computeImpressao } from './impressao.ts'

export interface SubmissaoDeps {
  sql: Sql
  pagamentos: Pagamentos
  config: EnderecoDaLoja
  /** Products in memory; without them each is read. */
  vivos?: ProdutosVivos
  /** Reads submissions of one moment together; without it each is read by itself. */
  leEstado?: LeEstado
}

/** A request for approval that a submission is about (decision 0052). */
export interface PorAprovacao {
  /** A request for approval or a preview, not an order: the rules of the company do not refuse it. */
  pede?: boolean
  idaprovacao: string
  /** As the person who approves saw it. */
  revisao: number
  quemPediu: string
  /** The people who agreed to it, and the one who makes it. */
  feitas: readonly string[]
  motivo: string
  /** The cart is still what was asked for. */
  esvazia: boolean
}

/** An attendant closes the order of the cart that it holds, as it saw its negotiation (decision 0109). */
export interface Fechamento {
  idusuario: string
  revisao: number
}

/** Why an order is made without a cart that was sent. */
export interface PorQue {
  ciclo?: Ciclo | null
  aprovacao?: PorAprovacao | null
  fechamento?: Fechamento | null
}

/** Who submits, and what of them does not change between two tries. */
export interface Comprador {
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  idcliente: string
  idusuario: string | null
  impressao: Buffer
  ciclo: Ciclo | null
  aprovacao: PorAprovacao | null
  fechamento: Fechamento | null
  /** Who collects the supplier's money online. */
  provedor: string | null
}

/** Throws without a cliente or without a fornecedor. */
export function toComprador(
  submissao: Submissao,
  contexto: ContextoComprador,
  { ciclo = null, aprovacao = null, fechamento = null }: PorQue = {},
): Comprador {
  const { fornecedor, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('nao_encontrado')
  // The price of an order is the price under its own delivery type and payment method, whatever the query said.
  const doPedido = {
    ...contexto,
    tipoEntrega: submissao.tipoEntrega,
    idformapagto: submissao.formaPagamento.idformapagto,
  }
  const impressao = computeImpressao(submissao, idcliente, ciclo)
  const { idusuario } = contexto
  return {
    contexto: doPedido,
    fornecedor,
    idcliente,
    idusuario,
    impressao,
    ciclo,
    aprovacao,
    fechamento,
    provedor: null,
  }
}
