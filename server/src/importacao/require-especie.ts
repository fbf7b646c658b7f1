import type { TipoImportacao } from '@vitrine/contract'
import { tiposDePlanilha } from '@vitrine/rules/importacao'

import type { ContextoComprador } from '#acesso'
import { Falha } from '#infra'

type Papel = ContextoComprador['papel']

/** The store's alone: the platform keeps neither its policies and coupons nor, without a reason that is written down, anything of its customers (decision 0155). */
const DA_LOJA: ReadonlySet<TipoImportacao> = new Set(['TABELAS', 'CUPONS', 'CLIENTES'])

const mayUse = (papel: Papel, tipo: TipoImportacao): boolean => papel !== 'operador' || !DA_LOJA.has(tipo)

/** Kinds of sheets that a role reads and changes. */
export const listTipos = (papel: Papel): TipoImportacao[] =>
  tiposDePlanilha.filter((tipo) => mayUse(papel, tipo))

/** Errors: `sem_permissao`. */
export function requireEspecie(papel: Papel, tipo: TipoImportacao | undefined): void {
  if (tipo && !mayUse(papel, tipo)) throw new Falha('sem_permissao')
}
