import { addDias } from '#data'
import { fromCentavos } from '#dinheiro'

/** An order that something was tried on. */
interface Pedido {
  numpedido: number
  dia: string
}

/** Goods of an order whose cost is known: what is paid for them without it and with it, and what they cost; centavos. */
export interface CustoDoEnsaio {
  conhecido: number
  antes: number
  depois: number
  custo: number
}

/** What would have become of one order; amounts in centavos. `R`: what stands against it there; `I`: why it says nothing there. */
export interface JulgadoDoEnsaio<R, I> {
  /** Goods before any of it. */
  valor: number
  /** Null: it could be used. */
  impedimento: I | null
  /** It would have been in force. */
  venceu: boolean
  /** What it takes the place of, or what keeps its place. */
  rivais: readonly { quem: R; venceu: boolean }[]
  /** What it takes off, 0 where it is not in force. */
  desconto: number
  /** What is taken off without it. */
  semEle: number
  custo: CustoDoEnsaio
}

/** Orders of one day that it would have been in force in, and what it takes off them in reais. */
export interface DiaDoEnsaio extends Contado {
  dia: string
}

interface Contado {
  pedidos: number
  desconto: number
}

/** Another that wants the same orders: in how many the one that is tried takes its place, and in how many it is the better one. */
interface Disputa<R> {
  quem: R
  vence: number
  perde: number
}

/** An order by its numbers alone. */
interface Exemplo<R> {
  numpedido: number
  dia: string
  valor: number
  desconto: number
  /** What is taken off without the one that is tried. */
  antes: number
  venceu: boolean
  rival: R | null
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

/** What it would have done, in reais. */
export interface SomaDosJulgados<R, I> {
  pedidos: number
  vendido: number
  /** Orders that it could have been used in. */
  servem: number
  /** Orders that it would have been in force in, their goods, and what it takes off them. */
  vencidos: number
  vendidoNeles: number
  desconto: number
  /** Beyond what others take off the same orders. */
  aMais: number
  /** Of what was sold in all. */
  percentual: number
  margem: MargemDoEnsaio | null
  disputas: Disputa<R>[]
  impedimentos: { impedimento: I; pedidos: number }[]
  porDia: DiaDoEnsaio[]
  exemplos: Exemplo<R>[]
}

/** Of each kind. */
const EXEMPLOS = 5

/** Adds up what became of orders, tried one by one: of coupons, policies and combos alike. `chaveOf` tells rivals apart. */
export function createSomaDoEnsaio<R, I>(chaveOf: (rival: R) => string) {
  const t = { pedidos: 0, vendido: 0, servem: 0, vencidos: 0, vendidoNeles: 0, desconto: 0, aMais: 0 }
  const custo = { conhecido: 0, antes: 0, depois: 0, custo: 0, abaixo: 0 }
  const disputas = new Map<string, Disputa<R>>()
  const impedimentos = new Map<I, number>()
  const dias = new Map<string, Contado>()
  const exemplos = { vencidos: [] as Exemplo<R>[], perdidos: [] as Exemplo<R>[] }

  function countVencido({ dia }: Pedido, julgado: JulgadoDoEnsaio<R, I>) {
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

  function countDisputas({ rivais }: JulgadoDoEnsaio<R, I>) {
    for (const { quem, venceu } of rivais) {
      const chave = chaveOf(quem)
      const disputa = disputas.get(chave) ?? { quem, vence: 0, perde: 0 }
      disputas.set(chave, {
        ...disputa,
        vence: disputa.vence + (venceu ? 1 : 0),
        perde: disputa.perde + (venceu ? 0 : 1),
      })
    }
  }

  return {
    add(pedido: Pedido, julgado: JulgadoDoEnsaio<R, I>): void {
      const { impedimento, venceu } = julgado
      t.pedidos += 1
      t.vendido += julgado.valor
      if (impedimento !== null)
        return void impedimentos.set(impedimento, (impedimentos.get(impedimento) ?? 0) + 1)
      t.servem += 1
      if (venceu) countVencido(pedido, julgado)
      countDisputas(julgado)
      const lista = venceu ? exemplos.vencidos : exemplos.perdidos
      lista.push(toExemplo(pedido, julgado))
      if (lista.length > EXEMPLOS) lista.shift()
    },
    /** All of it, with every day from one to the other. */
    sum: (desde: string, ate: string): SomaDosJulgados<R, I> =>
      sumContas({ totais: t, custo, disputas, impedimentos, dias, exemplos }, desde, ate),
  }
}

interface Contas<R, I> {
  /** Centavos. */
  totais: Pick<
    SomaDosJulgados<R, I>,
    'pedidos' | 'vendido' | 'servem' | 'vencidos' | 'vendidoNeles' | 'desconto' | 'aMais'
  >
  custo: CustoDoEnsaio & { abaixo: number }
  disputas: ReadonlyMap<string, Disputa<R>>
  impedimentos: ReadonlyMap<I, number>
  dias: ReadonlyMap<string, Contado>
  exemplos: { vencidos: Exemplo<R>[]; perdidos: Exemplo<R>[] }
}

function sumContas<R, I>(contas: Contas<R, I>, desde: string, ate: string): SomaDosJulgados<R, I> {
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

function toExemplo<R, I>(
  { numpedido, dia }: Pedido,
  { valor, desconto, semEle, venceu, rivais }: JulgadoDoEnsaio<R, I>,
): Exemplo<R> {
  const rival = rivais.find((cada) => cada.venceu === venceu) ?? rivais[0]
  return {
    numpedido,
    dia,
    valor: fromCentavos(valor),
    desconto: fromCentavos(desconto),
    antes: fromCentavos(semEle),
    venceu,
    rival: rival?.quem ?? null,
  }
}

function toMargem(
  { conhecido, antes, depois, custo, abaixo }: CustoDoEnsaio & { abaixo: number },
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
