import { falhas } from '@vitrine/contract'

import { confirmacaoOf, findProximaLivre } from '#entrega'
import type { FormaPagamentoViva } from '#fornecedor'
import { Falha, type Db } from '#infra'

import type { EmSubmissao } from './checks.ts'

/** What the next free window depends on. */
type EmEntrega = Pick<EmSubmissao, 'formaEntrega' | 'fornecedor' | 'lugar' | 'gramas' | 'agora'> & {
  /** How it is paid: the next window comes after its money. Absent: not chosen yet, or paid at once. */
  formaPagamento?: FormaPagamentoViva | undefined
  orcamento?: boolean
}

/** A window past its cut-off, before its money, or at its capacity: the answer names the next free one. */
export class SemJanela extends Falha {
  readonly em: EmEntrega

  constructor(codigo: 'horario_encerrado' | 'antes_do_pagamento' | 'horario_lotado', em: EmEntrega) {
    const error = `${falhas.pedido_recusado.mensagem} ${falhas[codigo].mensagem}`
    super(codigo, { error, mensagemErro: error, itensName: '' })
    this.em = em
  }
}

/** Throws the refusal again, a `SemJanela` with the next free window: 'Próxima: …' and in `detalhes.proxima`. */
export async function nameProxima(db: Db, error: unknown): Promise<never> {
  if (!(error instanceof SemJanela)) throw error
  const { codigo, extra, em } = error
  const { formaEntrega, formaPagamento, fornecedor, orcamento = false } = em
  const dinheiro =
    formaPagamento && !orcamento ? confirmacaoOf(formaPagamento, fornecedor, em.agora) : undefined
  const proxima = formaEntrega && (await findProximaLivre(db, fornecedor, formaEntrega, { ...em, dinheiro }))
  throw new Falha(
    codigo,
    proxima
      ? { ...extra, mensagemErro: `${extra.error} Próxima: ${proxima.rotulo}.`, detalhes: { proxima } }
      : extra,
  )
}
