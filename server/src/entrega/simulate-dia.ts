import { DIAS_A_SIMULAR, type DiaSimulado, type FormaEntrega } from '@vitrine/contract'
import { addDias, DIA_MS, instantOf, todayIn, wallClockOf } from '@vitrine/rules/data'
import { findFechado, hoursOf } from '@vitrine/rules/entrega'

import type { FornecedorVivo } from '#fornecedor'
import { Falha } from '#infra'

import {
  answerAt,
  describeLugar,
  openTeste,
  type EnderecoATestar,
  type LugarTestado,
  type TesteDeps,
} from './try-endereco.ts'

/** A day has no more changes than that, whatever a store writes into its forms. */
const MOMENTOS = 200

/**
 * A whole day at a place (issue 17, line 7; decision 0166): what a shopper who asks at each time of it is offered, by the function that answers the
 * shop. The answer changes only where a window closes, or comes within the week in which its cut-off is told: between two such moments it is one.
 * Windows are as full as orders have made them by now. Errors: `entrada_invalida` for a day before today or too far away.
 */
export async function simulateDia(
  deps: TesteDeps,
  fornecedor: FornecedorVivo,
  { dia, ...endereco }: EnderecoATestar & { dia: string },
): Promise<DiaSimulado> {
  const { fuso } = fornecedor
  const hoje = todayIn(fuso, new Date())
  if (dia < hoje || dia > addDias(hoje, DIAS_A_SIMULAR))
    throw new Falha('entrada_invalida', { campos: { dia: 'Escolha de hoje até um ano à frente.' } })
  const testado = await openTeste(deps, fornecedor, { ...endereco, desde: dia })
  return {
    dia,
    ...describeLugar(fornecedor, testado),
    fechado: nameFechado(fornecedor, dia),
    lojas: listHorarios(fornecedor, dia),
    momentos: listMomentos(fornecedor, testado, dia),
  }
}

type Momento = DiaSimulado['momentos'][number]

function listMomentos(fornecedor: FornecedorVivo, testado: LugarTestado, dia: string): Momento[] {
  const { fuso } = fornecedor
  const fim = instantOf(addDias(dia, 1), '00:00', fuso).getTime()
  const momentos: Momento[] = []
  let agora = instantOf(dia, '00:00', fuso).getTime()
  while (agora < fim && momentos.length < MOMENTOS) {
    const resposta = answerAt(fornecedor, testado, new Date(agora))
    const muda = findMudanca(resposta.formas, agora)
    const ate = Math.min(muda, fim)
    momentos.push({
      instante: new Date(agora).toISOString(),
      desde: wallClockOf(new Date(agora), fuso).hora,
      ate: ate === fim ? '24:00' : wallClockOf(new Date(ate), fuso).hora,
      ...resposta,
    })
    agora = ate
  }
  return momentos
}

/** When an answer is another: a window closes, or the week begins in which a cut-off is told. Milliseconds since 1970. */
function findMudanca(formas: readonly FormaEntrega[], agora: number): number {
  const fechamentos = formas.flatMap(({ datas }) =>
    datas.flatMap(({ janelas }) => janelas.map(({ encerra_em }) => Date.parse(encerra_em))),
  )
  const mudancas = fechamentos.flatMap((encerra) => [encerra - 7 * DIA_MS, encerra])
  return mudancas.filter((quando) => quando > agora).reduce((a, b) => Math.min(a, b), Infinity)
}

/** The holiday, or what the store itself closed the day for; null: neither. Forms that serve holidays are offered for one all the same. */
function nameFechado({ diasFechados, uf }: FornecedorVivo, dia: string): string | null {
  const fechado = findFechado(dia, { diasFechados, uf })
  return fechado && (fechado.nome ?? 'Feriado')
}

/** When its stores are open on that day; null: closed, or no hours are told. */
function listHorarios({ lojas, diasFechados }: FornecedorVivo, dia: string): DiaSimulado['lojas'] {
  const isFechada = diasFechados.some(({ data }) => data === dia)
  return lojas.map(({ idloja, nome, horarios }) => {
    const [horas] = isFechada ? [] : hoursOf(horarios ?? [], dia)
    return { idloja, nome, horario: horas ? `${horas.abre}-${horas.fecha}` : null }
  })
}
