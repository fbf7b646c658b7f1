import { formatPrecoUnitario } from '#dinheiro'
import { joinPalavras } from '#texto'

import type { Servico } from './servico.ts'

/** A service as one sentence: 'Custa R$ 15,00 por produto do pedido, em Madeiras.' `nomes`: of products and categories, by id. */
export function describeServico(
  { aplicacao, cobranca, preco, alvo }: Pick<Servico, 'aplicacao' | 'cobranca' | 'preco' | 'alvo'>,
  nomes: ReadonlyMap<string, string>,
): string {
  const quanto = preco === 0 ? 'É grátis' : `Custa ${formatPrecoUnitario(preco)}`
  const por = COBRANCAS[aplicacao][cobranca]
  const ditos = [...(alvo.categorias ?? []), ...(alvo.produtos ?? [])].map(
    (id) => nomes.get(id) ?? 'um produto',
  )
  const tags = (alvo.tags ?? []).map((tag) => `produtos com a etiqueta ${tag}`)
  const onde = [...ditos, ...tags]
  return `${quanto} ${por}, ${onde.length === 0 ? 'em todos os produtos' : `em ${joinNomes(onde)}`}.`
}

const COBRANCAS = {
  pedido: { fixo: 'uma vez no pedido', unidade: 'por unidade do pedido' },
  linha: { fixo: 'por produto do pedido', unidade: 'por unidade do produto' },
} as const

/** More are counted. */
const NOMEADOS = 4

function joinNomes(nomes: readonly string[]): string {
  const ditos = nomes.slice(0, NOMEADOS)
  const outros = nomes.length - ditos.length
  return joinPalavras(outros > 0 ? [...ditos, `mais ${outros}`] : ditos, 'e')
}
