import { createComboGuardadoHandlers } from '#combo'
import { createCupomGuardadoHandlers } from '#cupom'
import type { Sql } from '#infra'
import { createServicoGuardadoHandlers } from '#servico'

/** What a store offers beside its prices, as its panel keeps it, each by its own slice (decision 0147). */
export const createPromocaoHandlers = (deps: { sql: Sql }) => ({
  ...createCupomGuardadoHandlers(deps),
  ...createComboGuardadoHandlers(deps),
  ...createServicoGuardadoHandlers(deps),
})
