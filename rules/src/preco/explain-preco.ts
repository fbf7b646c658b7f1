import { formatQuantidade } from '#dinheiro'

import type { ItemComPreco, OpcoesPreco } from './item.ts'
import { chooseAtacado, chooseAtendente, chooseNormal, computeMinimoAtacado } from './regra.ts'
import { listTabela, pickFaixa } from './tabela.ts'

export type RegraPreco = 'atendente' | 'progressivo' | 'atacado' | 'politica' | 'oferta' | 'normal'

export interface CandidatoPreco {
  regra: RegraPreco
  /** What the rule offers, in reais; null when it says nothing. */
  preco: number | null
  /** True for the winner alone. */
  valeu: boolean
  motivo: string
}

/** Why a line costs what it costs (readings 3): the field `traco_preco`. */
export interface TracoPreco {
  precounitario: number | null
  vencedor: RegraPreco | 'combo' | 'oculto'
  motivo: string
  /** In order of precedence; empty when no price may be seen. */
  candidatos: CandidatoPreco[]
}

/** The price that `choosePreco` chooses, with the rules it weighed and the reason in Portuguese. */
export function explainPreco(item: ItemComPreco, quantidade: number, opcoes: OpcoesPreco): TracoPreco {
  const candidatos = [
    explainAtendente(item),
    explainProgressivo(item, quantidade),
    explainAtacado(item, quantidade, opcoes),
    explainNormal(item),
  ]
  const winner = candidatos.find(({ preco }) => preco !== null)
  if (!winner)
    return { precounitario: null, vencedor: 'oculto', motivo: 'preço não informado', candidatos: [] }
  winner.valeu = true
  return { precounitario: winner.preco, vencedor: winner.regra, motivo: winner.motivo, candidatos }
}

/** What a rule offers; whether it wins is known once all have been asked. */
const offer = (regra: RegraPreco, preco: number | null, motivo: string): CandidatoPreco => ({
  regra,
  preco,
  valeu: false,
  motivo,
})

/** Whether the price comes from a policy, by its price or its progressive table: for `nao_usar_com_politica`. */
export function isPrecoDePolitica({ vencedor }: Pick<TracoPreco, 'vencedor'>): boolean {
  return vencedor === 'politica' || vencedor === 'progressivo' || vencedor === 'combo'
}

function explainAtendente(item: ItemComPreco): CandidatoPreco {
  const preco = chooseAtendente(item)
  return offer('atendente', preco, preco === null ? 'sem preço do atendente' : nameAtendente(item))
}

/** Who set it, who approved it, and why (ahead C1): 'preço negociado por Marina, aprovado por Paulo: festa da padroeira'. */
function nameAtendente({ negociado }: ItemComPreco): string {
  if (!negociado) return 'preço do atendente'
  const { por, aprovado_por, motivo } = negociado
  const aprovado = aprovado_por ? `, aprovado por ${aprovado_por}` : ''
  return `preço negociado por ${por}${aprovado}${motivo ? `: ${motivo}` : ''}`
}

function explainProgressivo(item: ItemComPreco, quantidade: number): CandidatoPreco {
  // Listed once, for its price and for its words.
  const faixas = listTabela(item.efeitospoliticas?.descontoProgressivo)
  const faixa = pickFaixa(faixas, quantidade)
  const [first] = faixas
  if (!first) return offer('progressivo', null, 'sem preço progressivo')
  return faixa
    ? offer('progressivo', faixa.preco, `preço progressivo a partir de ${format(item, faixa.quantidade)}`)
    : offer('progressivo', null, `preço progressivo começa em ${format(item, first.quantidade)}`)
}

function explainAtacado(item: ItemComPreco, quantidade: number, opcoes: OpcoesPreco): CandidatoPreco {
  const minimo = computeMinimoAtacado(item, opcoes)
  const preco = chooseAtacado(item, quantidade, opcoes)
  if (minimo === null) return offer('atacado', preco, 'sem preço atacado abaixo do normal')
  const verb = preco === null ? 'começa em' : 'a partir de'
  return offer('atacado', preco, `preço atacado ${verb} ${format(item, minimo)}`)
}

function explainNormal(item: ItemComPreco): CandidatoPreco {
  const preco = chooseNormal(item)
  const politica = item.efeitospoliticas?.politica
  if (politica) return offer('politica', preco, `preço da política ${politica}`)
  const isOferta = preco !== null && preco < (item.preco ?? preco)
  return isOferta ? offer('oferta', preco, 'preço de oferta') : offer('normal', preco, 'preço normal')
}

function format({ unidade }: ItemComPreco, quantidade: number): string {
  return formatQuantidade(quantidade, unidade ?? 'un')
}
