import type { Sql } from '#infra'
import { createPoliticaHandlers } from '#politica'

import { createReajusteHandlers } from './reajuste.handlers.ts'

/** What products cost whom: policies and what they make of prices, and rules over many of them. */
export const createPrecoHandlers = (deps: { sql: Sql }) => ({
  ...createPoliticaHandlers(deps),
  ...createReajusteHandlers(deps),
})
