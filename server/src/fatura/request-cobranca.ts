import { nextDiaUtil } from '@vitrine/rules/pagamento'

import type { FornecedorVivo } from '#fornecedor'
import type { Sql } from '#infra'
import { fimDoBoleto } from '#pagamento'
import type { Provedor } from '#provedor'

import { saveCriada, type CobrancaRow } from './cobranca.repository.ts'

/** Asks the provider to make a charge that is stored with its key; asked again, it is the same charge. */
export async function requestCobranca(
  sql: Sql,
  cobranca: CobrancaRow,
  { provedor, fornecedor }: { provedor: Provedor; fornecedor: FornecedorVivo },
): Promise<void> {
  const { idcobranca, chave_idempotencia: chave, txid, idfornecedor, numpedido, valor, pagador } = cobranca
  const nova = { chave, txid, idfornecedor, numpedido, valor, pagador }
  if (cobranca.tipo === 'BOLETO') {
    const vencimento = nextDiaUtil(cobranca.boleto?.vencimento ?? '')
    const { idexterno, boleto } = await provedor.createBoleto({ ...nova, vencimento })
    const expira_em = fimDoBoleto(boleto.vencimento)
    return saveCriada(sql, idcobranca, { idexterno, boleto, expira_em, brcode: null })
  }
  const { razaosocial: nome, cidade, chave_pix } = fornecedor
  const pix = await provedor.createPix({ ...nova, recebedor: { nome, cidade, chave_pix } })
  const { idexterno, brcode, expira_em } = pix
  return saveCriada(sql, idcobranca, { idexterno, brcode, expira_em, boleto: null })
}
