import type { VistaProduto } from '@vitrine/contract'
import { toMilesimos } from '@vitrine/rules/dinheiro'
import { foldTexto } from '@vitrine/rules/texto'

import { makeConsulta } from '#busca'

import type { Filtro } from './catalogo.repository.ts'

interface Dito {
  vista: VistaProduto
  sk: string
  categ?: string | undefined
  principal?: string | undefined
  marca?: string | undefined
  tag?: string | undefined
  /** Units. */
  abaixo_de?: number
}

/** Which products are meant, as the statements of the list read it; what is not said restricts nothing. */
export function makeFiltro(
  idfornecedor: string,
  { vista, sk, categ, principal, marca, tag, abaixo_de = 10 }: Dito,
): Filtro {
  return {
    idfornecedor,
    vista,
    palavras: toPalavras(idfornecedor, sk),
    categ: categ ?? null,
    principal: principal ?? null,
    marca: marca ?? null,
    tag: tag ?? null,
    abaixoDe: toMilesimos(abaixo_de),
  }
}

/**
 * What was typed as `doc` has it: every word, or the beginning of a code (SKU, EAN), however short. Only [a-z0-9] of it stands there. Null:
 * nothing was typed that can be searched for.
 */
function toPalavras(idfornecedor: string, sk: string): string | null {
  if (sk === '') return null
  const todas = makeConsulta(idfornecedor, sk, new Map())?.todas
  const codigo = /\s/.test(sk) ? '' : foldTexto(sk).replace(/[^a-z0-9]/g, '')
  const comCodigo = codigo ? `'${idfornecedor.slice(-6)}#${codigo}':*` : null
  return [todas && `(${todas})`, comCodigo].filter(Boolean).join('|') || null
}
