import { toCentavos } from '#dinheiro'

import { evaluateCupom } from './avaliacao.ts'
import type { Impedimento } from './avaliacao.ts'
import type { ContextoCupom, Cupom, LinhaCupom, UsosCupom } from './cupom.ts'
import type { Descontos } from './descontos.ts'
import { chooseCupom } from './escolha.ts'
import type { EscolhaCupom } from './escolha.ts'
import { createUsos } from './usos-do-ensaio.ts'

/** A line of an order that was bought: what coupons see of it, and what its goods cost the store in reais; null: not known. */
export type LinhaDoEnsaio = LinhaCupom & { custo: number | null }

/** An order as it was bought, without anybody's name. */
export interface PedidoDoEnsaio {
  numpedido: number
  dia: string
  /** Tells customers apart, for limits by customer. */
  cliente: string
  contexto: Pick<ContextoCupom, 'canalVenda' | 'tipoEntrega' | 'idformapagto' | 'tags' | 'jaComprou'>
  /** Code of the coupon that it was bought with. */
  codigo: string | null
  linhas: readonly LinhaDoEnsaio[]
}

/** The coupon that is tried, and those that hold already. */
export interface PecaDoEnsaio {
  cupom: Cupom
  /** Without the one that is tried. */
  vigentes: readonly Cupom[]
  hoje: string
}

/** What would have become of one order; amounts in centavos. */
export interface JulgamentoDoEnsaio {
  /** Goods before any coupon. */
  valor: number
  /** Null: it could be used. */
  impedimento: Impedimento | null
  /** It would have been in force. */
  venceu: boolean
  /** The coupon that it took the place of, or that was better; null: there was none. */
  rival: Cupom | null
  /** What it takes off; 0 where it is not in force. */
  desconto: number
  /** What coupons take off without it. */
  semEle: number
  /** Goods whose cost is known: before any coupon, what is paid for them without it and with it, and what they cost. */
  custo: { conhecido: number; antes: number; depois: number; custo: number }
}

/**
 * Tries a coupon on orders that were bought, in their order, by the decision that carts take (`chooseCupom`). Its days do not count, its limits
 * do, from the first order on. Who may type it and gains by it, types it: the most that it can cost. Freight stays as it was.
 */
export function createEnsaio({ cupom, vigentes, hoje }: PecaDoEnsaio) {
  const tentado: Cupom = { ...cupom, condicoes: { ...cupom.condicoes, inicio: null, fim: null } }
  const automaticos = vigentes.filter((vigente) => vigente.aplicacao_automatica)
  const porCodigo = new Map(vigentes.map((vigente) => [vigente.codigocupom, vigente]))
  const limitados = [...vigentes, tentado].filter(
    ({ condicoes: { limite, limite_por_cliente, valor_limite } }) =>
      limite || limite_por_cliente || valor_limite,
  )
  const sem = createUsos(limitados)
  const com = createUsos(limitados)
  return (pedido: PedidoDoEnsaio): JulgamentoDoEnsaio => {
    const { linhas, cliente } = pedido
    const dele = pedido.codigo === null ? undefined : porCodigo.get(pedido.codigo)
    const antigo = dele && !dele.aplicacao_automatica ? dele : null
    const contextoOf = (usos: Record<string, UsosCupom>): ContextoCupom => ({
      ...pedido.contexto,
      hoje,
      usos,
      formasPagamento: [],
    })
    const semContexto = contextoOf(sem.usosOf(cliente))
    const comContexto = contextoOf(com.usosOf(cliente))
    const { recusa } = evaluateCupom(tentado, linhas, comContexto)
    const semEle = chooseCupom({ manual: antigo, automaticos }, linhas, semContexto)
    const semTentado = chooseCupom({ manual: antigo, automaticos }, linhas, comContexto)
    const comEle =
      recusa === null
        ? chooseCom({ tentado, antigo, automaticos, semTentado }, linhas, comContexto)
        : semTentado
    sem.take(semEle, cliente)
    com.take(comEle, cliente)
    const venceu = comEle.cupom === tentado
    const valor = sumCentavos(linhas, new Map())
    return {
      valor,
      impedimento: recusa?.impedimento ?? null,
      venceu,
      rival: recusa === null ? (venceu ? semTentado : comEle).cupom : null,
      desconto: venceu ? toCentavos(comEle.desconto) : 0,
      semEle: toCentavos(semEle.desconto),
      custo: sumCustos(linhas, semEle.descontos, comEle.descontos),
    }
  }
}

interface Tentativa {
  tentado: Cupom
  antigo: Cupom | null
  automaticos: readonly Cupom[]
  /** What is in force without it. */
  semTentado: EscolhaCupom
}

/** One that the store applies stands beside the customer's own; one that is typed takes its place where it is worth more. */
function chooseCom(
  { tentado, antigo, automaticos, semTentado }: Tentativa,
  linhas: readonly LinhaDoEnsaio[],
  contexto: ContextoCupom,
): EscolhaCupom {
  if (tentado.aplicacao_automatica)
    return chooseCupom({ manual: antigo, automaticos: [...automaticos, tentado] }, linhas, contexto)
  const digitado = chooseCupom({ manual: tentado, automaticos }, linhas, contexto)
  const isMantido = semTentado.cupom === antigo && antigo !== null && digitado.desconto <= semTentado.desconto
  return isMantido ? semTentado : digitado
}

function sumCustos(linhas: readonly LinhaDoEnsaio[], sem: Descontos, com: Descontos) {
  const conhecidas = linhas.filter(({ custo }) => custo !== null)
  return {
    conhecido: sumCentavos(conhecidas, new Map()),
    antes: sumCentavos(conhecidas, sem),
    depois: sumCentavos(conhecidas, com),
    custo: conhecidas.reduce((sum, { custo }) => sum + toCentavos(custo ?? 0), 0),
  }
}

const sumCentavos = (linhas: readonly LinhaDoEnsaio[], descontos: Descontos): number =>
  linhas.reduce((sum, { id, subtotal }) => sum + toCentavos(subtotal) - toCentavos(descontos.get(id) ?? 0), 0)
