import { cadastroPolitica } from '#politica'
import { cadastroProduto } from '#produto'
import type { COM_VOLTA } from '#registro'

/** Kinds of record that go back as they were; of stock the difference goes back, as orders take of it meanwhile. */
export const cadastros = {
  produto: cadastroProduto,
  politica: cadastroPolitica,
} as const satisfies Record<Exclude<(typeof COM_VOLTA)[number], 'estoque'>, unknown>
