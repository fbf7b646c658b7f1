import { falhas, type Carrinho, type ItemCarrinho } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { computeTotais, type Tracos } from '@vitrine/rules/carrinho'
import {
  chooseCupom,
  isEspecifico,
  normalizeCodigo,
  semCupom,
  toLinhasCupom,
  type ContextoCupom,
  type Cupom,
  type EscolhaCupom,
  type LinhaCupom,
  type OpcoesEscolha,
} from '@vitrine/rules/cupom'
import { todayIn } from '@vitrine/rules/data'
import { sumReais } from '@vitrine/rules/dinheiro'

import type { ContextoComprador } from '#acesso'
import type { CupomVivo } from '#fornecedor'

import type { CarrinhoRow } from './carrinho.repository.ts'
import type { FatosCupom } from './cupom.repository.ts'

/** What decides the coupon of a cart besides its lines. */
export interface EstadoCupom extends FatosCupom {
  /** Code that the customer chose. */
  codigo: string | null
  /** Whether the server may apply one by itself (`cupomAplicacaoAutomatica`). */
  automatica: boolean
}

/** What a stored cart says of its coupon, for the rules of coupons. */
export function toEstadoCupom({
  cupom,
  cupomautomatico,
  usos,
  jaComprou,
}: Pick<CarrinhoRow, 'cupom' | 'cupomautomatico' | keyof FatosCupom>): EstadoCupom {
  return { codigo: cupom, automatica: cupomautomatico, usos, jaComprou }
}

/** An active coupon of the supplier by its code, however it was typed. */
export function findCupom({ fornecedor }: ContextoComprador, codigo: string | null): CupomVivo | null {
  if (!codigo) return null
  const wanted = normalizeCodigo(codigo)
  return fornecedor?.cupons.find(({ codigocupom }) => codigocupom === wanted) ?? null
}

/** The coupons that can be in force on a cart: those that apply themselves, where they may, and the one that was chosen. */
export function listEmJogo(
  { codigo, automatica }: Pick<EstadoCupom, 'codigo' | 'automatica'>,
  contexto: ContextoComprador,
): Cupom[] {
  const escolhido = findCupom(contexto, codigo)
  const automaticos = automatica
    ? (contexto.fornecedor?.cupons.filter((cupom) => cupom.aplicacao_automatica) ?? [])
    : []
  return escolhido ? [escolhido, ...automaticos] : automaticos
}

/** Whether orders of others, or of the same customer, use it up. */
export function hasLimite({ condicoes: { limite, limite_por_cliente, valor_limite } }: Cupom): boolean {
  return Boolean(limite || limite_por_cliente || valor_limite)
}

/** Whether it can be used hangs on orders that were made, which no cart in memory hears of. */
function dependsOnPedidos(cupom: Cupom): boolean {
  return hasLimite(cupom) || Boolean(cupom.condicoes.primeira_compra)
}

/** Whether a coupon that can be in force counts its uses, or the orders of the customer. */
export function isContado(
  escolha: Pick<EstadoCupom, 'codigo' | 'automatica'>,
  contexto: ContextoComprador,
): boolean {
  return listEmJogo(escolha, contexto).some(dependsOnPedidos)
}

/** Who asks, as the rules of coupons see it. */
export function toContextoCupom(
  contexto: ContextoComprador,
  { usos, jaComprou }: FatosCupom,
  agora = new Date(),
): ContextoCupom {
  const { canalVenda, tipoEntrega, idformapagto, tags, fornecedor } = contexto
  return {
    hoje: fornecedor ? todayIn(fornecedor.fuso, agora) : contexto.hoje,
    canalVenda,
    tipoEntrega,
    idformapagto,
    formasPagamento: fornecedor?.formasPagamento ?? [],
    tags,
    jaComprou,
    usos,
  }
}

/**
 * The coupon in force for these lines; none where prices are hidden or missing (readings 3, 5). `automaticos`: those to
 * choose among, when not all of the supplier's; `tracos`: of these lines, where they are known.
 */
export function settleCupom(
  itens: readonly ItemCarrinho[],
  estado: EstadoCupom,
  contexto: ContextoComprador,
  opcoes: OpcoesEscolha & { agora?: Date; automaticos?: readonly Cupom[]; tracos?: Tracos } = {},
): EscolhaCupom {
  const cupons = contexto.fornecedor?.cupons ?? []
  if (!contexto.podeVerPrecos || cupons.length === 0) return semCupom
  const { tracos } = opcoes
  const linhas = toLinhasCupom(itens, { ...opcoesPreco(contexto), tracos })
  if (linhas.length < itens.length) return semCupom
  const oferecidos = opcoes.automaticos ?? cupons.filter((cupom) => cupom.aplicacao_automatica)
  const automaticos = estado.automatica ? listAlcancados(oferecidos, linhas) : []
  const manual = findCupom(contexto, estado.codigo)
  const contas = { ...opcoes, ...impostosOf(itens, contexto, tracos) }
  return chooseCupom({ manual, automaticos }, linhas, toContextoCupom(contexto, estado, opcoes.agora), contas)
}

/** Those whose minimum the lines come up to: nobody is told why another one that would apply itself does not, so it is not weighed. */
export function listAlcancados(cupons: readonly Cupom[], linhas: readonly LinhaCupom[]): readonly Cupom[] {
  if (cupons.length === 0) return cupons
  const subtotal = sumReais(...linhas.map((linha) => linha.subtotal))
  return cupons.filter(({ condicoes }) => sumReais(condicoes.valor_minimo ?? 0, -subtotal) <= 0)
}

/** Taxes follow the discounts: a coupon on goods that pay more of them saves more. */
function impostosOf(
  itens: readonly ItemCarrinho[],
  contexto: ContextoComprador,
  tracos: Tracos | undefined,
): Pick<OpcoesEscolha, 'impostos'> {
  if (!contexto.fornecedor?.impostos) return {}
  return {
    impostos: (descontos, taxaentrega) => {
      const opcoes = { ...opcoesPreco(contexto), taxaentrega, tracos, descontos }
      const { valoripi, valorst } = computeTotais(itens, opcoes)
      return sumReais(valoripi, valorst)
    },
  }
}

/** How this supplier computes prices: whether quantities multiply by `multiploincremento` (tag of §6). */
export function opcoesPreco({ fornecedor }: ContextoComprador): { multiplies: boolean } {
  return { multiplies: !hasTag(fornecedor?.tags ?? [], 'disable-product-multiple') }
}

/** Why the customer's coupon is not in force, in the words of section 8 or of the rule; null when it is, or there is none. */
export function explainCupom(
  { recusa, cupom, automatico }: EscolhaCupom,
  { codigo }: Pick<EstadoCupom, 'codigo'>,
  { podeVerPrecos }: Pick<ContextoComprador, 'podeVerPrecos'>,
): string | null {
  if (recusa) return 'motivo' in recusa ? recusa.motivo : falhas.cupom_automatico_melhor.mensagem
  const isInForce = cupom !== null && !automatico
  return codigo && podeVerPrecos && !isInForce ? falhas.cupom_invalido.mensagem : null
}

/** The coupon fields of section 3, by name. */
export function toCamposCupom(
  { cupom, automatico, descontos, desconto, usaveis }: EscolhaCupom,
  { codigo, automatica }: Pick<EstadoCupom, 'codigo' | 'automatica'>,
  avisoCupom: string | null,
) {
  const doCliente = {
    cupomAplicacaoAutomatica: automatica,
    cupomEscolhido: codigo,
    avisoCupom,
    cuponsUsaveis: {
      manual: usaveis.manual && toCupomAplicado(usaveis.manual),
      automaticos: usaveis.automaticos.map(toCupomAplicado),
      avisoVencido: falhas.cupom_automatico_melhor.mensagem,
    },
  }
  if (!cupom) return { ...camposSemCupom, ...doCliente }
  const { codigocupom, tipodesconto, valor } = cupom
  return {
    codigoCupom: codigocupom,
    valorDescontoPercentual: tipodesconto === 'percentual' ? valor : 0,
    valorDescontoAbsoluto: tipodesconto === 'absoluto' ? desconto : 0,
    tipoDesconto: tipodesconto,
    produtosComDesconto: [...descontos.keys()],
    cupomAutomatico: automatico,
    codigoCupomAutomatico: automatico ? codigocupom : null,
    totalDescontoEspecifico: isEspecifico(cupom) ? desconto : 0,
    habilitarVisualizacaoDesconto: cupom.habilitar_visualizacao_desconto,
    cupom: toCupomAplicado(cupom),
    ...doCliente,
  } satisfies Partial<Carrinho>
}

const camposSemCupom = {
  codigoCupom: null,
  valorDescontoPercentual: 0,
  valorDescontoAbsoluto: 0,
  tipoDesconto: 'percentual',
  produtosComDesconto: [],
  cupomAutomatico: false,
  codigoCupomAutomatico: null,
  totalDescontoEspecifico: 0,
  habilitarVisualizacaoDesconto: false,
  cupom: null,
} satisfies Partial<Carrinho>

/** The coupon as the browser previews it. */
export function toCupomAplicado(cupom: Cupom): NonNullable<Carrinho['cupom']> {
  const { codigocupom, nome, tipodesconto, valor, alvo, condicoes } = cupom
  const { nao_usar_com_politica, habilitar_visualizacao_desconto } = cupom
  return {
    codigocupom,
    nome,
    tipodesconto,
    valor,
    alvo: { produtos: [...(alvo.produtos ?? [])], categorias: [...(alvo.categorias ?? [])] },
    nao_usar_com_politica,
    habilitar_visualizacao_desconto,
    valor_minimo: condicoes.valor_minimo ?? null,
  }
}
