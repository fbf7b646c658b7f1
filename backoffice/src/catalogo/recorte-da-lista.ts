import { joinPalavras } from '@vitrine/rules/texto'

import type { Filtro } from '#recorte'

import { opcionais, type ColunaOpcional } from './colunas.ts'
import { ordens, vistas, type QualLista } from './lista.ts'

/** A list by the words of a saved filter; what its address could not say is not looked for. */
export const toLista = (
  { vista, busca, idcategoria, ordenacao, escondidas }: Filtro,
  recorte?: string,
): QualLista => ({
  vista: vistas.find((cada) => cada.vista === vista)?.id ?? 'todos',
  busca,
  categoria: idcategoria ?? '',
  ordem: ordenacao,
  recorte,
  sem: escondidas ?? undefined,
})

/** What of a list is saved; `escondidas`: columns that it is shown without. */
export const toFiltro = (
  { vista, busca, categoria, ordem }: QualLista,
  escondidas: readonly ColunaOpcional[],
): Filtro => ({
  vista: vistas.find(({ id }) => id === vista)?.vista ?? 'TODOS',
  busca,
  idcategoria: categoria || null,
  ordenacao: ordem,
  escondidas: [...escondidas],
})

/** A saved filter in words; `caminhos`: names of categories by their ids. */
export const sayFiltro =
  (caminhos: ReadonlyMap<string, string>) =>
  ({ vista, busca, idcategoria, ordenacao, escondidas }: Filtro): (readonly [string, string])[] => [
    ['Quais produtos', vistas.find((cada) => cada.vista === vista)?.nome ?? vista],
    ['Palavras', busca || 'nenhuma'],
    ['Categoria', idcategoria === null ? 'todas' : (caminhos.get(idcategoria) ?? CATEGORIA_QUE_SUMIU)],
    ['Ordem', ordens.find(({ id }) => id === ordenacao)?.nome ?? ordenacao],
    ['Colunas', sayColunas(escondidas)],
  ]

function sayColunas(escondidas: Filtro['escondidas']): string {
  if (escondidas === null) return 'as de cada aparelho'
  const nomes = opcionais.flatMap(({ id, nome }) => (escondidas.includes(id) ? [nome] : []))
  return nomes.length === 0 ? 'todas' : `sem ${joinPalavras(nomes, 'e')}`
}

export const CATEGORIA_QUE_SUMIU = 'Categoria que não existe mais'
