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

/** Groups of four, as people read it aloud. */
function inGrupos(chave: string): string {
  return chave.replace(/(.{4})(?=.)/g, '$1 ')
}
