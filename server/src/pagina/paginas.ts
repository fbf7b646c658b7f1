import type { Dispatch } from '#chamada'
import type { Fornecedores } from '#fornecedor'
import type { CachePublico, Config } from '#infra'

export interface PaginasDeps {
  dispatch: Dispatch
  fornecedores: Fornecedores
  cache: CachePublico
  config: Config
  /** False while the database does not answer. */
  isBancoVivo(): boolean
}
