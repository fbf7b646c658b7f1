import { falha } from './texto-fixo.ts'

/** What stands against an act in an assisted negotiation (decision 0109). */
export const negociacao = {
  negociacao_encerrada: falha(
    409,
    'Esta negociação terminou. Veja como o carrinho está.',
    'an act in a cart that nobody negotiates any more, or that its actor does not hold',
  ),
  negociacao_mudou: falha(
    409,
    'A negociação mudou enquanto você olhava. Confira e tente de novo.',
    'freight, release, closing or acceptance of a whole that is not any more what was seen',
  ),
  linha_mudou: falha(
    409,
    'Este produto mudou enquanto você olhava. Confira e tente de novo.',
    'an act on a line on a revision that is not the current one',
  ),
  linha_em_edicao: falha(
    423,
    'Este produto está sendo alterado por outra pessoa agora.',
    'an act on a line that somebody else writes in',
  ),
  preco_fora_do_limite: falha(
    422,
    'Este preço passa do seu limite.',
    'a negotiated price below the floor of who sets it; the limit follows',
  ),
  validade_invalida: falha(
    422,
    'A validade precisa ser no futuro, em até 30 dias.',
    'released prices that would hold until a moment that is past or too far away',
  ),
} as const
