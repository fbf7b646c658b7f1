import { falha } from './texto-fixo.ts'

/** What stands against an act on a budget that is being priced (decision 0111). */
export const orcamento = {
  rascunho_mudou: falha(
    409,
    'Outra pessoa mexeu neste orçamento enquanto você olhava. Confira e tente de novo.',
    'an act on the draft of a version on a revision that is not the current one; who wrote, and what, follows',
  ),
  orcamento_espera_supervisor: falha(
    409,
    'Há preços à espera do supervisor. Envie depois da resposta, ou use o piso.',
    'a version sent while a line of it waits for a supervisor',
  ),
} as const
