import { composeContestada, composeContestadaLoja, composeLiberada, composeParecerLoja } from '#correio'

import { toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** Money that is asked back without the store (decision 0054): both sides are told that the order waits, the store what the provider decides. */
export function tellContestacao(
  { idevento, dados }: Da<'pedido.RETIDO' | 'pedido.LIBERADO'>,
  escrita: Escrita,
): Escritas {
  const { idcontestacao, tipo, valor, parecer, decisao, palavra } = dados
  const pedido = toPedidoDaCarta(escrita)
  // When the order is cancelled, the letter of the cancellation says so.
  if (decisao !== null) {
    const carta = decisao === 'LIBERADA' ? composeLiberada(pedido, palavra) : null
    return [{ carta, chave: `contestacao-liberada:${idcontestacao}` }]
  }
  const { emaildaloja } = escrita.destinatario
  const daLoja = emaildaloja ? { ...pedido, para: emaildaloja } : null
  if (escrita.lidos.retidosAntes.has(idevento)) {
    const chave = `contestacao-parecer:${idcontestacao}:${parecer?.toLowerCase()}`
    return [{ carta: daLoja && parecer && composeParecerLoja(daLoja, { tipo, parecer }), chave }]
  }
  const fatos = { tipo, valor, voltou: parecer === 'PERDIDA' }
  return [
    { carta: composeContestada(pedido, fatos), chave: `contestacao:${idcontestacao}` },
    { carta: daLoja && composeContestadaLoja(daLoja, fatos), chave: `contestacao-loja:${idcontestacao}` },
  ]
}
