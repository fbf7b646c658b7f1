import { encodeBarras, toLinhaDigitavel } from '@vitrine/rules/boleto'

import type { CobrancaBoleto, DadosBoleto } from './provedor.ts'

/** No bank has this number: the check digits are right, but the slip cannot be paid. */
const BANCO = '000'

/** Bars and line of the simulated bank, with correct check digits; its own field comes from the charge's identity. */
export function makeBoletoSimulado({
  txid,
  valor,
  vencimento,
}: Pick<CobrancaBoleto, 'txid' | 'valor' | 'vencimento'>): DadosBoleto {
  const campoLivre = (BigInt(`0x${txid}`) % 10n ** 25n).toString().padStart(25, '0')
  const codigo_barras = encodeBarras({ banco: BANCO, valor, vencimento, campoLivre })
  return {
    linha_digitavel: toLinhaDigitavel(codigo_barras),
    codigo_barras,
    vencimento,
    nosso_numero: campoLivre.slice(-11),
    url: null,
  }
}
