import { drawBarras } from '@vitrine/rules/boleto'
import { addDias } from '@vitrine/rules/data'
import { nextDiaUtil } from '@vitrine/rules/pagamento'

import { Falha, uuidv7 } from '#infra'
import type { DadosBoleto, Pagador } from '#provedor'

import { makeCobranca, type CobrancasDeps } from './cobrancas.ts'
import { listPorId, type Dono, type FaturaRow } from './fatura.repository.ts'

/** A slip for one invoice, registered at the bank. */
export interface SegundaVia {
  fatura: FaturaRow
  /** Centavos. */
  valor: number
  boleto: DadosBoleto
  pagador: Pagador
  /** Of the bank of the demo. */
  simulado: boolean
}

/**
 * Slips for these invoices, each its own, in the order of their due days: the one that is registered and can still be paid, or a
 * new one. What is overdue is due on the next day of bank business. Throws `nao_encontrado`, `fatura_indisponivel`,
 * `pagamento_indisponivel` where no bank makes slips, or it does not answer now.
 */
export async function makeSegundasVias(
  deps: CobrancasDeps,
  dono: Dono,
  { ids, hoje }: { ids: readonly string[]; hoje: string },
): Promise<SegundaVia[]> {
  const faturas = await listPorId(deps.sql, dono, ids)
  if (faturas.length < new Set(ids).size) throw new Falha('nao_encontrado')
  if (faturas.some(({ status }) => status !== 'ABERTA')) throw new Falha('fatura_indisponivel')
  const vias: SegundaVia[] = []
  for (const fatura of faturas) vias.push(await makeVia(deps, dono, fatura, hoje))
  return vias
}

async function makeVia(
  deps: CobrancasDeps,
  dono: Dono,
  fatura: FaturaRow,
  hoje: string,
): Promise<SegundaVia> {
  const isVencida = fatura.vencimento < hoje
  const { provedor, boleto, valor, pagador } = await makeCobranca(deps, {
    ...dono,
    tipo: 'BOLETO',
    faturas: [fatura.idfatura],
    idcobranca: uuidv7(),
    vencimento: isVencida ? nextDiaUtil(addDias(hoje, 1)) : fatura.vencimento,
  })
  // The bank does not answer: the slip is stored, and the job asks for it again.
  if (!boleto?.codigo_barras) throw new Falha('pagamento_indisponivel')
  return { fatura, valor, boleto, pagador, simulado: provedor === 'simulador' }
}

/** Bars as an SVG path, to be drawn by page and by paper alike. */
export function drawVia({ boleto }: SegundaVia) {
  return drawBarras(boleto.codigo_barras)
}
