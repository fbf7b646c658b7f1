import type { PecasGuardadas } from '@vitrine/contract'

import type { Dispatch } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import type { CachePublico, Config } from '#infra'
import type { VisaoViva } from '#visao'

import type { FilaDePaginas } from './fila-de-paginas.ts'

export interface PaginasDeps {
  dispatch: Dispatch
  fornecedores: Fornecedores
  cache: CachePublico
  config: Config
  fila: FilaDePaginas
  /** Parts of pages that were drawn before; null: each page is drawn whole. */
  guardadas: PecasGuardadas | null
  /** False while the database does not answer. */
  isBancoVivo(): boolean
  /** Who looks at its store as a customer, by the token of that; null: it has ended (decision 0112). */
  findVisao(token: string): Promise<VisaoViva | null>
}
