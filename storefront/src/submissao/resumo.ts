import type { Carrinho, CupomAplicado, FormaEntrega, Imagem } from '@vitrine/contract'
import { isStPendente } from '@vitrine/rules/carrinho'
import type { ComFrete } from '@vitrine/rules/carrinho'
import { chooseAlternativa, listAlternativas } from '@vitrine/rules/cupom'
import type { Alternativa } from '@vitrine/rules/cupom'
import { sumReais } from '@vitrine/rules/dinheiro'
import type { OpcoesPreco } from '@vitrine/rules/preco'

import { computeEconomiaCombo, pickCupom, withEmVigor } from '#carrinho'
import type { CupomCarrinho } from '#carrinho'
import { taxaOf } from '#entrega'

/** What the order costs by one payment method, freight left out; null where prices are hidden. In reais. */
export interface ResumoPrecos {
  subtotal: number
  /** Against list prices. */
  economia: number
  /** The part of `economia` that combos give. */
  combos: number
  embalagens: number
  /** As the cart answered it. */
  cupom: CupomCarrinho
  /** Without a coupon, and with each that can be used: the freight decides. */
  alternativas: [AlternativaResumida, ...AlternativaResumida[]]
  /** Text instead of ICMS-ST while the state is unknown. */
  semUf: boolean
}

type AlternativaResumida = Alternativa<CupomAplicado> & {
  /** The coupon's. */
  desconto: number
}

/** The same with the freight of a form, and the coupon that an order by it takes. */
export type PrecosComFrete = Omit<ResumoPrecos, 'alternativas'> &
  ComFrete &
  Pick<AlternativaResumida, 'base' | 'desconto'>

export interface ItemResumo {
  id: string
  nome: string
  imagem: Imagem | null
}

/** The prices of a cart as the server made them. */
export function resumePrecos(carrinho: Carrinho, opcoes: OpcoesPreco): ResumoPrecos | null {
  const { produtosSelecionados, cuponsUsaveis, subtotal, economia = 0, embalagens = 0 } = carrinho
  if (subtotal === undefined) return null
  const servicos = sumReais(...carrinho.servicos.map(({ total }) => total))
  const [sem, ...com] = listAlternativas(produtosSelecionados, cuponsUsaveis, { ...opcoes, servicos })
  const combos = sumReais(...[...sem.totais.linhas.values()].map(computeEconomiaCombo))
  const semUf = isStPendente(sem)
  const alternativas: ResumoPrecos['alternativas'] = [resumeAlternativa(sem), ...com.map(resumeAlternativa)]
  return { subtotal, economia, combos, embalagens, cupom: pickCupom(carrinho), alternativas, semUf }
}

/** The sums alone: the lines stay on the server. */
function resumeAlternativa({
  totais,
  ...alternativa
}: ReturnType<typeof listAlternativas<CupomAplicado>>[number]): AlternativaResumida {
  return { ...alternativa, desconto: totais.descontos ?? 0 }
}

export function resumeItens({ produtosSelecionados }: Carrinho): ItemResumo[] {
  return produtosSelecionados.map(({ id, nome, imagem }) => ({ id, nome, imagem }))
}

/**
 * With freight, its share of the taxes and the coupon that they leave in force, by the decision of the order: the amount that is shown,
 * sent as `totalesperado` and held against the server's.
 */
export function withFrete(
  { alternativas, cupom, ...precos }: ResumoPrecos,
  forma: FormaEntrega | null,
): PrecosComFrete {
  const escolhida = chooseAlternativa(alternativas, (base) => (forma ? taxaOf(forma, base) : 0))
  const { base, desconto, taxaentrega, valoripi, valorst, totalCompras } = escolhida
  const comFrete = { base, desconto, taxaentrega, valoripi, valorst, totalCompras }
  return { ...precos, ...comFrete, cupom: withEmVigor(cupom, escolhida) }
}
