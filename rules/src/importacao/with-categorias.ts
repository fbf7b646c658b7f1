import { foldTexto } from '#texto'

import type { Coluna } from './coluna.ts'

const SEPARADOR = ' > '
/** Levels of a tree (rules/categoria). */
const NIVEIS = 2

/** A category of a tree. */
interface NaArvore {
  readonly idcategoria: string
  readonly idcategoriapai: string | null
  readonly nome: string
}

/** The path of each category as a spreadsheet says it: 'Mercearia > Azeites'. */
export function listCaminhos(categorias: readonly NaArvore[]): ReadonlyMap<string, string> {
  const porId = new Map(categorias.map((categoria) => [categoria.idcategoria, categoria]))
  const caminhoOf = ({ nome, idcategoriapai }: NaArvore, resto: number): string => {
    const pai = idcategoriapai === null ? undefined : porId.get(idcategoriapai)
    return pai && resto > 0 ? `${caminhoOf(pai, resto - 1)}${SEPARADOR}${nome}` : nome
  }
  return new Map(categorias.map((cada) => [cada.idcategoria, caminhoOf(cada, categorias.length)]))
}

/**
 * The columns of a store with these paths: `categoria` is one of them, whole or, where only one ends so, by its last names; accents and
 * case are no matter.
 */
export function withCategorias(colunas: readonly Coluna[], caminhos: Iterable<string>): readonly Coluna[] {
  const lugares = groupByFim(caminhos)
  const read = (celula: string) => {
    const achados = lugares.get(fold(celula)) ?? []
    const inteiro = achados.find((caminho) => fold(caminho) === fold(celula))
    const [valor = inteiro, outro] = inteiro === undefined ? achados : [inteiro]
    if (valor === undefined && splitNomes(celula).length > NIVEIS)
      return { erro: 'A loja tem dois níveis de categorias: escreva como Mercearia > Azeites.' }
    if (valor === undefined) return { erro: `A categoria "${celula.slice(0, 60)}" não existe nesta loja.` }
    if (outro === undefined) return { valor }
    return { erro: `Há mais de uma categoria com este nome: escreva ${valor} ou ${outro}.` }
  }
  return colunas.map((coluna) => (coluna.campo === 'categoria' ? { ...coluna, read } : coluna))
}

/** Paths that cells name and the store does not have, as they would be made: each once, in their order; deeper ones than a tree has are not. */
export function listCategoriasNovas(celulas: Iterable<string>, caminhos: Iterable<string>): string[] {
  const lugares = groupByFim(caminhos)
  const novas = new Map<string, string>()
  for (const celula of celulas) {
    const nomes = splitNomes(celula)
    if (nomes.length > NIVEIS || !nomes.every(Boolean) || lugares.has(fold(celula))) continue
    for (const i of nomes.keys()) {
      const caminho = nomes.slice(0, i + 1).join(SEPARADOR)
      if (!lugares.has(fold(caminho)) && !novas.has(fold(caminho))) novas.set(fold(caminho), caminho)
    }
  }
  return [...novas.values()]
}

/** Each end of a path -> the paths that end so. */
function groupByFim(caminhos: Iterable<string>): ReadonlyMap<string, string[]> {
  const lugares = new Map<string, string[]>()
  for (const caminho of caminhos) {
    const nomes = caminho.split(SEPARADOR)
    for (const i of nomes.keys()) {
      const fim = fold(nomes.slice(i).join(SEPARADOR))
      lugares.set(fim, [...(lugares.get(fim) ?? []), caminho])
    }
  }
  return lugares
}

const splitNomes = (texto: string) => texto.split(/[>/]/).map((nome) => nome.trim())

const fold = (texto: string) => splitNomes(foldTexto(texto)).join(SEPARADOR)
