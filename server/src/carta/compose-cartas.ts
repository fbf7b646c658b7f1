import type { Carta } from '#correio'
import type { TipoComCarta } from '#evento'

import type { Da, EventoComCarta, Escrita, Escritas } from './escrita.ts'
import { tellContestacao } from './tell-contestacao.ts'
import { tellDevolucao } from './tell-devolucao.ts'
import { tellAntecipado, tellReembolso, tellSobra } from './tell-dinheiro.ts'
import { tellAviso, tellCobranca } from './tell-fatura.ts'
import { tellNota } from './tell-nota.ts'
import { tellOferta, tellPasso } from './tell-passo.ts'
import { tellFalta, tellPesagem } from './tell-separacao.ts'

/** A letter, and the key of the fact that it reports. */
type CartaNova = Carta & { idfornecedor: string; chave: string }

/** The letters about an event: mostly one; none when nobody is to be told. */
export function composeCartas(evento: EventoComCarta, escrita: Escrita): CartaNova[] {
  const { idfornecedor } = escrita.destinatario
  return compose(evento, escrita).flatMap(({ carta, chave }) =>
    carta ? [{ ...carta, idfornecedor, chave }] : [],
  )
}

/** The function that writes the letters of each kind of event; a kind without one does not compile. */
const escritores: { [Tipo in TipoComCarta]: (evento: Da<Tipo>, escrita: Escrita) => Escritas } = {
  'pedido.ORCAMENTO_NOVO': tellPasso,
  'pedido.ENVIADO': tellPasso,
  'pedido.PAGO': tellPasso,
  'pedido.SEPARANDO': tellPasso,
  'pedido.EMENTREGA': tellPasso,
  'pedido.PRONTO_RETIRADA': tellPasso,
  'pedido.ENTREGUE': tellPasso,
  'pedido.CANCELADO': tellPasso,
  'pedido.RETIDO': tellContestacao,
  'pedido.LIBERADO': tellContestacao,
  'orcamento.PRECIFICADO': tellOferta,
  'devolucao.ABERTA': tellDevolucao,
  'devolucao.CONCLUIDA': tellDevolucao,
  'devolucao.RECUSADA': tellDevolucao,
  'separacao.FALTOU': tellFalta,
  'pesagem.PERGUNTADA': tellPesagem,
  'pesagem.ACEITA': tellPesagem,
  'pesagem.RECUSADA': tellPesagem,
  'nota.EMITIDA': tellNota,
  'nota.CANCELADA': tellNota,
  'nota.EM_VIGOR': tellNota,
  'pagamento.SOBROU': tellSobra,
  'pagamento.ANTECIPADO': tellAntecipado,
  'reembolso.CHAVE_INFORMADA': tellReembolso,
  'reembolso.FEITO': tellReembolso,
  'cobranca.PAGA': tellCobranca,
  'cobranca.SOBROU': tellCobranca,
  'cobranca.VOLTOU': tellCobranca,
  'fatura.AVISADA': tellAviso,
}

function compose(evento: EventoComCarta, escrita: Escrita): Escritas {
  // TypeScript forgets that the kind of the event is the one of the row.
  const tell = escritores[evento.tipo] as (evento: EventoComCarta, escrita: Escrita) => Escritas
  return tell(evento, escrita)
}
