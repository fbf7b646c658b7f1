import { navegacaoDaLoja } from '@vitrine/contract'
import type { z } from 'zod'

import { readViva, type VersaoDaLoja } from '#publicacao'

type Navegacao = z.output<typeof navegacaoDaLoja.dados>

/** What a supplier's record says, with menu and columns of the version that stands at this moment, where one does. */
export function withNavegacao<C extends { menu?: unknown; rodape?: object }>(
  config: C,
  rows: readonly VersaoDaLoja[],
): C {
  const lida = readViva(navegacaoDaLoja, rows)
  return lida ? wearNavegacao(config, lida) : config
}

/** The same with this menu and these columns. */
export function wearNavegacao<C extends { menu?: unknown; rodape?: object }>(
  config: C,
  { menu, colunas }: Navegacao,
): C {
  return { ...config, menu, rodape: { ...config.rodape, colunas } }
}
