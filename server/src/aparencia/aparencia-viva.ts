import { aparenciaDaLoja } from '@vitrine/contract'

import { readViva, type VersaoDaLoja } from '#publicacao'

/** What a supplier's record says, with the look of the version that stands at this moment, where one does (decision 0167). */
export function withAparencia<C extends { tema?: object }>(config: C, rows: readonly VersaoDaLoja[]): C {
  const tema = readViva(aparenciaDaLoja, rows)
  return tema ? { ...config, tema } : config
}
