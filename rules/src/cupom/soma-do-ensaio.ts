import { addDias } from '#data'
import { fromCentavos } from '#dinheiro'

import type { Impedimento } from './avaliacao.ts'
import type { JulgamentoDoEnsaio, PedidoDoEnsaio } from './ensaio.ts'

/** Orders of one day that it would have been in force in, and what it takes off them in reais. */
export interface DiaDoEnsaio {
  dia: string
  pedidos: number
  desconto: number
}

/** Another coupon that wants the same orders: in how many the one that is tried takes its place, and in how many it is the better one. */
export interface DisputaDoEnsaio {
  codigocupom: string
  nome: string
  automatico: boolean
  vence: number
  perde: number
}

/** An order by its numbers alone. */
export interface ExemploDoEnsaio {
  numpedido: number
  dia: string
  valor: number
  desconto: number
  /** What it takes off without the one that is tried. */
  antes: number
  venceu: boolean
  /** Code of the other coupon. */
  rival: string | null
}

/** Margins in percent of what is paid for goods whose cost is known. */
interface MargemDoEnsaio {
  antes: number
  depois: number
  /** Percent of the goods whose cost is known. */
  coberta: number
  /** Orders that would have been sold below cost, and were not. */
  abaixo: number
}

/** What a coupon would have done, in reais. */
export interface SomaDoEnsaio {
  pedidos: number
  vendido: number
  /** Orders that it could have been used in. */
  servem: number
  /** Orders that it would have been in force in, their goods, and what it takes off them. */
  vencidos: number
  vendidoNeles: number
  desconto: number
  /** Beyond what other coupons take off the same orders. */
  aMais: number
  /** Of what was sold in all. */
  percentual: number
  margem: MargemDoEnsaio | null
  disputas: DisputaDoEnsaio[]
  impedimentos: { impedimento: Impedimento; pedidos: number }[]
  porDia: DiaDoEnsaio[]
  exemplos: ExemploDoEnsaio[]
}

/** Of each kind. */
const EXEMPLOS = 5

/** Adds up what became of orders, tried one by one. */
export function createSoma() {
  const t = { pedidos: 0, vendido: 0, servem: 0, vencidos: 0, vendidoNeles: 0, desconto: 0, aMais: 0 }
  const custo = { conhecido: 0, antes: 0, depois: 0, custo: 0, abaixo: 0 }
  const disputas = new Map<string, DisputaDoEnsaio>()
  const impedimentos = new Map<Impedimento, number>()
  const dias = new Map<string, { pedidos: number; desconto: number }>()
  const exemplos = { vencidos: [] as ExemploDoEnsaio[], perdidos: [] as ExemploDoEnsaio[] }

  function countVencido({ dia }: PedidoDoEnsaio, julgado: JulgamentoDoEnsaio) {
    t.vencidos += 1
    t.vendidoNeles += julgado.valor
    t.desconto += julgado.desconto
    t.aMais += julgado.desconto - julgado.semEle
    const { conhecido, antes, depois, custo: custou } = julgado.custo
    custo.conhecido += conhecido
    custo.antes += antes
    custo.depois += depois
    custo.custo += custou
    if (antes >= custou && depois < custou) custo.abaixo += 1
    const doDia = dias.get(dia) ?? { pedidos: 0, desconto: 0 }
    dias.set(dia, { pedidos: doDia.pedidos + 1, desconto: doDia.desconto + julgado.desconto })
  }

  function countDisputa({ rival, venceu }: JulgamentoDoEnsaio) {
    if (!rival) return
    const { idcupom, codigocupom, nome, aplicacao_automatica: automatico } = rival
    const disputa = disputas.get(idcupom) ?? { codigocupom, nome, automatico, vence: 0, perde: 0 }
    disputas.set(idcupom, {
      ...disputa,
      vence: disputa.vence + (venceu ? 1 : 0),
      perde: disputa.perde + (venceu ? 0 : 1),
    })
  }

  return {
    add(pedido: PedidoDoEnsaio, julgado: JulgamentoDoEnsaio): void {
      const { impedimento, venceu } = julgado
      t.pedidos += 1
      t.vendido += julgado.valor
      if (impedimento !== null)
        return void impedimentos.set(impedimento, (impedimentos.get(impedimento) ?? 0) + 1)
      t.servem += 1
      if (venceu) countVencido(pedido, julgado)
      countDisputa(julgado)
      const lista = venceu ? exemplos.vencidos : exemplos.perdidos
      lista.push(toExemplo(pedido, julgado))
      if (lista.length > EXEMPLOS) lista.shift()
    },
    /** All of it, with every day from one to the other. */
    sum: (desde: string, ate: string): SomaDoEnsaio =>
      sumContas({ totais: t, custo, disputas, impedimentos, dias, exemplos }, desde, ate),
  }
}

interface Contas {
  /** Centavos. */
  totais: Pick<
    SomaDoEnsaio,
    'pedidos' | 'vendido' | 'servem' | 'vencidos' | 'vendidoNeles' | 'desconto' | 'aMais'
  >
  custo: JulgamentoDoEnsaio['custo'] & { abaixo: number }
  disputas: ReadonlyMap<string, DisputaDoEnsaio>
  impedimentos: ReadonlyMap<Impedimento, number>
  dias: ReadonlyMap<string, { pedidos: number; desconto: number }>
  exemplos: { vencidos: ExemploDoEnsaio[]; perdidos: ExemploDoEnsaio[] }
}

function sumContas(contas: Contas, desde: string, ate: string): SomaDoEnsaio {
  const { totais, custo, disputas, impedimentos, dias, exemplos } = contas
  return {
    ...totais,
    vendido: fromCentavos(totais.vendido),
    vendidoNeles: fromCentavos(totais.vendidoNeles),
    desconto: fromCentavos(totais.desconto),
    aMais: fromCentavos(totais.aMais),
    percentual: percentOf(totais.desconto, totais.vendido),
    margem: custo.custo > 0 ? toMargem(custo, totais.vendidoNeles) : null,
    disputas: [...disputas.values()].toSorted((a, b) => b.vence + b.perde - a.vence - a.perde),
    impedimentos: [...impedimentos]
      .map(([impedimento, pedidos]) => ({ impedimento, pedidos }))
      .toSorted((a, b) => b.pedidos - a.pedidos),
    porDia: listDias(desde, ate).map((dia) => {
      const { pedidos = 0, desconto = 0 } = dias.get(dia) ?? {}
      return { dia, pedidos, desconto: fromCentavos(desconto) }
    }),
    exemplos: [...exemplos.vencidos, ...exemplos.perdidos].toReversed(),
  }
}

function toExemplo(
  { numpedido, dia }: PedidoDoEnsaio,
  { valor, desconto, semEle, venceu, rival }: JulgamentoDoEnsaio,
): ExemploDoEnsaio {
  return {
    numpedido,
    dia,
    valor: fromCentavos(valor),
    desconto: fromCentavos(desconto),
    antes: fromCentavos(semEle),
    venceu,
    rival: rival?.codigocupom ?? null,
  }
}

function toMargem(
  { conhecido, antes, depois, custo, abaixo }: JulgamentoDoEnsaio['custo'] & { abaixo: number },
  vendido: number,
): MargemDoEnsaio {
  return {
    antes: percentOf(antes - custo, antes),
    depois: percentOf(depois - custo, depois),
    coberta: percentOf(conhecido, vendido),
    abaixo,
  }
}

/** With two decimals; 0 of nothing. */
const percentOf = (parte: number, todo: number): number =>
  todo === 0 ? 0 : Math.round((parte * 10_000) / todo) / 100

function listDias(desde: string, ate: string): string[] {
  const dias: string[] = []
  for (let dia = desde; dia <= ate; dia = addDias(dia, 1)) dias.push(dia)
  return dias
}
