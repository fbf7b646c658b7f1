import type { LinhaDaGrade } from '@vitrine/contract'
import { countCasas, multiplyReais, parseQuantidade, parseReais } from '@vitrine/rules/dinheiro'
import { computeDesconto, computeMargem } from '@vitrine/rules/negociacao'

import type { CampoDaLinha } from './use-edicoes.ts'

type Numeros = Pick<LinhaDaGrade, 'quantidade' | 'precoatendente' | 'desconto' | 'margem' | 'total'>

/** What the shop takes as the price of a unit, in reais. */
const PRECO_MAXIMO = 10_000_000

/** Decimals that a price of a unit, or a quantity, is kept with. */
const CASAS_DO_PRECO = 4
const CASAS_DA_QUANTIDADE = 3

/** A price that was typed; null: nothing stands there; undefined: it is none. What would be rounded away makes it none. */
export function readPreco(texto: string): number | null | undefined {
  if (texto.trim() === '') return null
  const preco = parseReais(texto)
  if (preco === null || preco <= 0 || preco > PRECO_MAXIMO) return undefined
  return countCasas(texto) > CASAS_DO_PRECO ? undefined : preco
}

/** What was typed, as a number; null: nothing stands there; undefined: it is none. */
export function readDigitado(texto: string, campo: CampoDaLinha): number | null | undefined {
  if (campo === 'precoatendente') return readPreco(texto)
  const quantidade = parseQuantidade(texto)
  if (quantidade === null || quantidade <= 0) return undefined
  return countCasas(texto) > CASAS_DA_QUANTIDADE ? undefined : quantidade
}

/** Why what was typed is none, in words. */
export function explainDigitado(texto: string, campo: CampoDaLinha): string {
  const isPreco = campo === 'precoatendente'
  const casas = isPreco ? CASAS_DO_PRECO : CASAS_DA_QUANTIDADE
  if (countCasas(texto) > casas)
    return `${isPreco ? 'Um preço' : 'Uma quantidade'} tem no máximo ${casas} casas decimais.`
  return isPreco ? 'Escreva um preço, como 8,90.' : 'Escreva uma quantidade, como 12.'
}

/** The numbers of a line as they would be with what is being typed: by the rules that the shop prices with. */
export function previewLinha(
  linha: LinhaDaGrade,
  campo: CampoDaLinha,
  valor: number | null | undefined,
): Numeros {
  if (valor === undefined) return linha
  const quantidade = campo === 'quantidade' ? (valor ?? linha.quantidade) : linha.quantidade
  const precoatendente = campo === 'precoatendente' ? valor : linha.precoatendente
  const preco = precoatendente ?? linha.tabela
  return {
    quantidade,
    precoatendente,
    desconto: computeDesconto(linha.tabela, precoatendente),
    margem: computeMargem(preco, linha.custo),
    total: preco === null ? null : multiplyReais(preco, quantidade),
  }
}
