import type { CadastroProduto } from '@vitrine/contract'
import type { CampoProduto, Valor } from '@vitrine/rules/importacao'

import { uuidv7 } from '#infra'

import type { Categorias } from './read-categorias.ts'
import { toDeclarado } from './valores-do-produto.ts'

type Mudancas = readonly { campo: string; depois: Valor }[]

/** The product as changes leave it; a new one gets its ids. */
export function composeProduto(
  mudancas: Mudancas,
  atual: CadastroProduto | undefined,
  categorias: Categorias,
): Partial<CadastroProduto> {
  const ditos = toDeclarado(depoisOf(mudancas), categorias)
  if (atual) return { ...atual, ...ditos }
  return { idcadastroextraproduto: uuidv7(), idproduto: uuidv7(), marca: '', embalagem: '', ...ditos }
}

/** Field -> value, as the changes of a row leave it. */
export function depoisOf(mudancas: Mudancas): Partial<Record<CampoProduto, Valor>> {
  return Object.fromEntries(mudancas.map(({ campo, depois }) => [campo, depois]))
}
