import type { ProdutoGuardado } from '@vitrine/contract'
import { parseQuantidade, parseReais } from '@vitrine/rules/dinheiro'
import { listTabela } from '@vitrine/rules/preco'
import { foldTexto } from '@vitrine/rules/texto'

import { writeNumero } from '#cadastro'
import { sayPreco } from '#grade'

/** What a field of several lines says, or why a line of it is nothing. */
type Lida<V> = { valor: V } | { erro: string }

const linhasOf = (texto: string) =>
  texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter((linha) => linha !== '')

/** '12: 8,49' in a line for each threshold. */
export const writeFaixas = (tabela: ProdutoGuardado['descontoProgressivo']): string =>
  listTabela(tabela)
    .map(({ quantidade, preco }) => `${writeNumero(quantidade)}: ${sayPreco(preco)}`)
    .join('\n')

export function readFaixas(texto: string): Lida<ProdutoGuardado['descontoProgressivo']> {
  const linhas = linhasOf(texto)
  if (linhas.length === 0) return { valor: null }
  const faixas: Record<string, number> = {}
  for (const linha of linhas) {
    const [quantidade = '', preco = '', ...resto] = linha.split(':').map((parte) => parte.trim())
    const [de, por] = [parseQuantidade(quantidade), parseReais(preco)]
    if (!de || !por || resto.length > 0)
      return { erro: `Uma faixa por linha, como 12: 8,49. Não entendemos “${linha}”.` }
    faixas[String(de)] = por
  }
  return { valor: faixas }
}

/** 'Peso: 500 g' in a line for each. */
export const writeEspecificacoes = (especificacoes: ProdutoGuardado['especificacoes']): string =>
  especificacoes.map(({ nome, valor }) => `${nome}: ${valor}`).join('\n')

export function readEspecificacoes(texto: string): Lida<ProdutoGuardado['especificacoes']> {
  const valor: ProdutoGuardado['especificacoes'] = []
  for (const linha of linhasOf(texto)) {
    const corte = linha.indexOf(':')
    const nome = linha.slice(0, corte).trim()
    if (corte < 1 || nome === '')
      return { erro: `Uma por linha, como Peso: 500 g. Não entendemos “${linha}”.` }
    valor.push({ nome, valor: linha.slice(corte + 1).trim() })
  }
  return { valor }
}

/** Words between commas, as tags are kept: 'Sem glúten' is 'sem-gluten'. */
export const readTags = (texto: string): string[] => [
  ...new Set(
    texto.split(',').flatMap((palavra) => {
      const tag = foldTexto(palavra)
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
      return tag === '' ? [] : [tag.slice(0, 40)]
    }),
  ),
]
