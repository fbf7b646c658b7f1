import { uuidv7 } from '#infra'

import { composeDoPedido, type PedidoDaCarta } from './compose-pedido.ts'
import type { Carta } from './compose.ts'

/** Where anybody checks a note by its key. */
const CONSULTA = 'https://www.nfe.fazenda.gov.br/portal/consultaRecaptcha.aspx?tipoConsulta=completa'

/** "Your note is there": its key, where it is kept, where it is checked. */
export function composeNotaEmitida(pedido: PedidoDaCarta, { chave }: { chave: string }): Carta {
  const { numpedido: n, link } = pedido
  return composeDoPedido(
    { ...pedido, link: `${link}#documentos` },
    {
      assunto: `nota fiscal do pedido ${n}`,
      texto: `A nota fiscal do pedido ${n} foi emitida. O PDF (DANFE) e o XML estão em "Documentos", no pedido; guarde os dois enquanto durar a garantia dos produtos.\n\nChave de acesso: ${inGrupos(chave)}\n\nConferir na Sefaz: ${CONSULTA}`,
    },
  )
}

/** "That note is worth nothing any more." */
export function composeNotaCancelada(
  pedido: PedidoDaCarta,
  { chave, motivo }: { chave: string; motivo: string },
): Carta {
  const { numpedido: n, link } = pedido
  const porque = motivo ? `: ${motivo.replace(/[.!?]?$/, '.')}` : '.'
  return composeDoPedido(
    { ...pedido, link: `${link}#documentos` },
    {
      assunto: `nota fiscal do pedido ${n} cancelada`,
      texto: `A nota fiscal do pedido ${n} foi cancelada${porque} Se outra for emitida, avisaremos.\n\nChave de acesso da nota cancelada: ${inGrupos(chave)}`,
    },
  )
}

/** To the store: an order was cancelled, its note was not; what to do, and by when. */
export function composeNotaEmVigor(
  para: string,
  { numpedido, chave, loja }: { numpedido: number; chave: string; loja: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${numpedido} cancelado: a nota fiscal continua em vigor`,
    texto: `O pedido ${numpedido} foi cancelado depois que a nota fiscal dele saiu, e a nota continua em vigor.\n\nChave de acesso: ${inGrupos(chave)}\n\nCancele a nota na Sefaz (em geral até 24 horas depois da autorização) e envie o evento de cancelamento à loja virtual. Passado o prazo, ou se a mercadoria já saiu, emita a nota de devolução.\n\n${loja}`,
  }
}

/** Groups of four, as people read it aloud. */
function inGrupos(chave: string): string {
  return chave.replace(/(.{4})(?=.)/g, '$1 ')
}
