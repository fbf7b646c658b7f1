import type { CobrancaFaturas, Fatura, ResumoFaturas } from '@vitrine/contract'
import { diasEntre } from '@vitrine/rules/data'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { situacaoOfFatura } from '@vitrine/rules/fatura'

import { toQr } from '#pagamento'

import type { CobrancaRow } from './cobranca.repository.ts'
import type { FaturaListada, SomasRow } from './fatura.repository.ts'

/** An invoice as the contract has it: centavos become reais; `dias` counts from `hoje` to its due day. */
export function showFatura(row: FaturaListada, hoje: string): Fatura {
  const { idfatura, numpedido, parcela, parcelas, emissao, vencimento } = row
  return {
    idfatura,
    numpedido,
    numPedidoCliente: row.numpedidocliente,
    parcela,
    parcelas,
    emissao,
    vencimento,
    dias: diasEntre(hoje, vencimento),
    valor: fromCentavos(row.valor),
    abatido: fromCentavos(row.abatido),
    devolvido: fromCentavos(row.devolvido),
    situacao: situacaoOfFatura(row, hoje),
    paga_em: row.paga_em?.toISOString() ?? null,
    boleto: row.boleto,
  }
}

/** The sums above the list: centavos become reais. */
export function showResumo(somas: SomasRow): ResumoFaturas {
  return {
    abertas: { valor: fromCentavos(somas.abertas), quantidade: somas.n_abertas },
    vencidas: { valor: fromCentavos(somas.vencidas), quantidade: somas.n_vencidas },
    proximas: { valor: fromCentavos(somas.proximas), quantidade: somas.n_proximas },
    limiteCreditoTotal: fromCentavos(somas.limite),
    limiteCreditoUsado: fromCentavos(somas.usado),
    limiteCreditoDisponivel: fromCentavos(Math.max(0, somas.limite - somas.usado)),
    bloqueio: showBloqueio(somas),
    lembretes: { email: somas.lembrete },
  }
}

function showBloqueio({ bloqueio_dias: dias, bloqueios }: SomasRow): ResumoFaturas['bloqueio'] {
  if (dias === null || bloqueios.length === 0) return null
  return { dias, faturas: bloqueios.map((fatura) => ({ ...fatura, valor: fromCentavos(fatura.valor) })) }
}

/** The charge as its customer sees it; the QR as one SVG path. */
export function showCobranca(row: CobrancaRow, demo: boolean): CobrancaFaturas {
  const { idcobranca, status, brcode, txid, provedor } = row
  const isOpen = status === 'PENDENTE'
  return {
    idcobranca,
    // Its own row stays paid: what is back with its payer is written beside it.
    status: row.voltou > 0 ? 'ESTORNADO' : status,
    valor: fromCentavos(row.valor),
    faturas: row.faturas,
    pix: brcode && isOpen ? { brcode, ...toQr(brcode) } : null,
    expira_em: row.expira_em?.toISOString() ?? null,
    simulador: demo && provedor === 'simulador' && isOpen ? `/dev/banco/${txid}` : null,
  }
}
