import type { Submissao } from '@vitrine/contract'

import type { ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Sql, type EnderecoDaLoja } from '#infra'
import type { Pagamentos } from '#pagamento'
import type { ProdutosVivos } from '#produto'

import type { Ciclo } from './ciclo.ts'
import { computeImpressao } from './impressao.ts'

export interface SubmissaoDeps {
  sql: Sql
  pagamentos: Pagamentos
  config: EnderecoDaLoja
  /** Products in memory; without them each is read. */
  vivos?: ProdutosVivos
}

/** Who submits, and what of them does not change between two tries. */
export interface Comprador {
  contexto: ContextoComprador
  fornecedor: FornecedorVivo
  idcliente: string
  idusuario: string | null
  impressao: Buffer
  ciclo: Ciclo | null
  /** Who collects the supplier's money online. */
  provedor: string | null
  /** Address of its orders, for the letter. */
  pedidos: string
}

/** Throws when nobody buys, or nowhere. */
export function toComprador(
  submissao: Submissao,
  contexto: ContextoComprador,
  ciclo: Ciclo | null = null,
): Comprador {
  const { fornecedor, idcliente } = contexto
  if (!fornecedor) throw new Falha('fornecedor_desconhecido')
  if (!idcliente) throw new Falha('sessao_expirada')
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
    provedor: null,
    pedidos: '',
  }
}
