import { DIA_MS } from '@vitrine/rules/data'
import { addDiasUteis, nextDiaUtil } from '@vitrine/rules/pagamento'

import type { FornecedorVivo } from '#fornecedor'
import type { Sql } from '#infra'
import type { NovaCobranca, Provedor } from '#provedor'

import { findClienteExterno, keepCartao } from '#cartao'
import { fimDaReserva, saveCriada, type CobrancaRow } from './pagamento.repository.ts'

/** An order that a subscription makes early in the morning is found in the mail: its Pix waits a day for it. */
const VALIDADE_DO_CICLO_MS = 24 * 3_600_000

/**
 * Until when a slip may turn out to be paid: its bank tells on the working day after its own, and one more morning is left for that. By
 * the calendar a slip due on a Friday would end before its bank's Monday.
 */
export function fimDoBoleto(vencimento: string): Date {
  return new Date(Date.parse(`${addDiasUteis(vencimento, 1)}T12:00:00Z`) + DIA_MS)
}

/** What the provider made of it. */
type Criada = Parameters<typeof saveCriada>[2]

/** Asks the provider to make a charge that is stored with its key; asked again, it is the same charge. */
export async function requestCobranca(
  sql: Sql,
  provedor: Provedor,
  cobranca: CobrancaRow,
  fornecedor: FornecedorVivo,
): Promise<void> {
  const { chave_idempotencia: chave, txid, numpedido, idfornecedor, pagador } = cobranca
  const { valor, reservado, parcelas, cartao, boleto } = cobranca
  const nova: NovaCobranca = { chave, txid, valor, numpedido, idfornecedor, pagador }
  const { razaosocial, cidade, chave_pix } = fornecedor
  const save = (criada: Criada) => saveCriada(sql, cobranca, criada)
  if (cobranca.tipo === 'PIX') {
    const recebedor = { nome: razaosocial, cidade, chave_pix }
    const validade = cobranca.deciclo && { validade: VALIDADE_DO_CICLO_MS }
    return save(await provedor.createPix({ ...nova, recebedor, ...validade }))
  }
  if (cobranca.tipo === 'BOLETO') {
    const vencimento = nextDiaUtil(boleto?.vencimento ?? '')
    const criado = await provedor.createBoleto({ ...nova, vencimento })
    return save({ ...criado, expira_em: fimDoBoleto(criado.boleto.vencimento) })
  }
  const { token = '', bandeira = '' } = cartao ?? {}
  const idclienteexterno = await findClienteExterno(sql, provedor, cobranca)
  const resposta = await provedor.authorize({
    ...nova,
    valor: reservado ?? valor,
    token,
    bandeira,
    parcelas,
    idclienteexterno,
  })
  const expira_em = resposta.status === 'RESERVADO' ? fimDaReserva() : (resposta.desafio?.expira_em ?? null)
  await save({ ...resposta, expira_em })
  if (resposta.status !== 'RECUSADO') await keepCartao(sql, provedor, cobranca)
}
