import { toCentavos, fromCentavos } from '#dinheiro'

import type { ConfiguracaoAprovacao, PessoaAprovacao } from './configuracao.ts'
import { planAprovacao, type PedidoAJulgar } from './plan-aprovacao.ts'

/** An order that was made, the oldest first. */
export type PedidoPassado = Omit<PedidoAJulgar, 'gastos'>

export interface SimulacaoAprovacao {
  pedidos: number
  precisariam: number
  semAprovador: number
  porRegra: { nome: string; pedidos: number }[]
}

/** What the rules would have meant for the orders that were made: "12 de 84 teriam precisado de aprovação, 2 sem aprovador". */
export function simulateAprovacao(
  configuracao: ConfiguracaoAprovacao,
  pessoas: readonly PessoaAprovacao[],
  pedidos: readonly PedidoPassado[],
): SimulacaoAprovacao {
  const gastos = new Map<string, number>()
  const porRegra = new Map<string, number>()
  let precisariam = 0
  let semAprovador = 0
  for (const pedido of pedidos) {
    const { centro, dia, total } = pedido
    const mes = `${dia.slice(0, 7)}:${centro}`
    const gasto = gastos.get(mes) ?? 0
    const plano = planAprovacao(configuracao, pessoas, {
      ...pedido,
      gastos: centro === null ? {} : { [centro]: fromCentavos(gasto) },
    })
    if (plano.precisa) precisariam += 1
    if (plano.semAprovador) semAprovador += 1
    for (const nome of plano.motivos) porRegra.set(nome, (porRegra.get(nome) ?? 0) + 1)
    gastos.set(mes, gasto + toCentavos(total ?? 0))
  }
  return {
    pedidos: pedidos.length,
    precisariam,
    semAprovador,
    porRegra: [...porRegra].map(([nome, quantos]) => ({ nome, pedidos: quantos })),
  }
}
