import type { LinhaDaGrade } from '@vitrine/contract'
import { multiplyReais, parseQuantidade, parseReais } from '@vitrine/rules/dinheiro'
import { computeDesconto, computeMargem } from '@vitrine/rules/negociacao'

import type { CampoDaLinha } from './use-edicoes.ts'

type Numeros = Pick<LinhaDaGrade, 'quantidade' | 'precoatendente' | 'desconto' | 'margem' | 'total'>

/** What was typed, as a number; null: nothing stands there; undefined: it is none. */
export function readDigitado(texto: string, campo: CampoDaLinha): number | null | undefined {
  if (texto.trim() === '') return campo === 'precoatendente' ? null : undefined
  const lido = campo === 'precoatendente' ? parseReais(texto) : parseQuantidade(texto)
  return lido !== null && lido > 0 ? lido : undefined
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
