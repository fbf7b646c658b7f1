import type { Pedido } from '@vitrine/contract'
import { formatDia, formatDiaDe } from '@vitrine/rules/data'
import { formatReais, toCentavos } from '@vitrine/rules/dinheiro'
import { describeCada, splitParcelas } from '@vitrine/rules/pagamento'

/** How it is paid and how far that is, in sentences. */
export function describePagamento(
  { formaPagamento, pagamento, detalhePagamento }: Pedido,
  fuso: string,
): string[] {
  const { prazo, vencimentos, meio, troco } = detalhePagamento
  const linhas = [`Forma de pagamento: ${formaPagamento.nome}${prazo ? `, ${prazo}` : ''}`]
  for (const { vencimento, valor, paga } of vencimentos)
    linhas.push(`Vencimento em ${formatDia(vencimento)}: ${formatReais(valor)}${paga ? ' (pago)' : ''}`)
  if (meio === 'DINHEIRO' && troco !== null) linhas.push(`Troco para ${formatReais(troco)}`)
  const cartao = pagamento?.cartao
  if (cartao) {
    linhas.push(describeCartao(cartao, pagamento.valor))
    if (cartao.capturado !== null)
      linhas.push(
        `Reservado ${formatReais(cartao.reservado)}, cobrado ${formatReais(cartao.capturado)}, liberado ${formatReais(cartao.liberado)}`,
      )
    else if (pagamento.status === 'RESERVADO')
      linhas.push(`Reservado no cartão: ${formatReais(cartao.reservado)}`)
  }
  if (pagamento?.pago_em) linhas.push(`Pago em ${formatDiaDe(pagamento.pago_em, fuso)}`)
  if (pagamento && pagamento.devolvido > 0) linhas.push(`Devolvido: ${formatReais(pagamento.devolvido)}`)
  return linhas
}

/** The card with its parts as they are charged. */
function describeCartao(
  { bandeira, final, parcelas, capturado, juros }: NonNullable<NonNullable<Pedido['pagamento']>['cartao']>,
  valor: number,
): string {
  const cada = describeCada(splitParcelas(toCentavos(capturado ?? valor), parcelas))
  const dosJuros = juros > 0 ? ' com juros' : ' sem juros'
  return `Cartão ${bandeira} final ${final}, em ${cada}${parcelas > 1 ? dosJuros : ''}`
}
