import type { Filtro } from '#recorte'

import { ordens, vistas, type QualLista } from './lista.ts'

/** A list by the words of a saved filter; what its address could not say is not looked for. */
export const toLista = ({ vista, busca, idcategoria, ordenacao }: Filtro, recorte?: string): QualLista => ({
  vista: vistas.find((cada) => cada.vista === vista)?.id ?? 'todos',
  busca,
  categoria: idcategoria ?? '',
  ordem: ordenacao,
  recorte,
})

/** What of a list is saved. */
export const toFiltro = ({ vista, busca, categoria, ordem }: QualLista): Filtro => ({
  vista: vistas.find(({ id }) => id === vista)?.vista ?? 'TODOS',
  busca,
  idcategoria: categoria || null,
  ordenacao: ordem,
})

/** A saved filter in words; `caminhos`: names of categories by their ids. */
export const sayFiltro =
  (caminhos: ReadonlyMap<string, string>) =>
  ({ vista, busca, idcategoria, ordenacao }: Filtro): (readonly [string, string])[] => [
    ['Quais produtos', vistas.find((cada) => cada.vista === vista)?.nome ?? vista],
    ['Palavras', busca || 'nenhuma'],
    ['Categoria', idcategoria === null ? 'todas' : (caminhos.get(idcategoria) ?? CATEGORIA_QUE_SUMIU)],
    ['Ordem', ordens.find(({ id }) => id === ordenacao)?.nome ?? ordenacao],
  ]

export const CATEGORIA_QUE_SUMIU = 'Categoria que não existe mais'
