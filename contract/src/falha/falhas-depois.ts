import { falha } from './texto-fixo.ts'

/** Fiscal documents of an order (ux 1.11.3). */
export const notaFiscal = {
  nota_nao_emitida: falha(
    404,
    'Nota ainda não emitida, avisaremos.',
    'the note of an order that has none yet',
  ),
  nota_invalida: falha(
    422,
    'A nota fiscal não serve para este pedido.',
    'an NF-e, or its cancellation, that cannot be read or is not of the order; the reason follows',
  ),
  nota_existente: falha(
    409,
    'Este pedido já tem uma nota fiscal. Cancele-a antes de enviar outra.',
    'another NF-e for an order that has one, or a key that is known with another content',
  ),
} as const

/** Invoices (readings 10). */
export const fatura = {
  fatura_indisponivel: falha(
    409,
    'Há faturas que já foram pagas ou canceladas. Atualize a lista.',
    'paying an invoice that is not open any more',
  ),
} as const

/** The conversation. */
export const chat = {
  mensagem_fechada: falha(
    409,
    'Esta mensagem não pode mais ser mudada.',
    'changing or withdrawing a message after 15 minutes, one that was withdrawn, or words of a card',
  ),
  conversa_mudou: falha(
    409,
    'Esta conversa mudou enquanto você olhava. Veja como ela está.',
    'taking a conversation that somebody else has taken, or putting aside one in which something was written since',
  ),
} as const

/** Subscriptions (readings 10). */
export const assinatura = {
  assinatura_cancelada: falha(
    409,
    'Esta assinatura foi cancelada e não muda mais.',
    'a change of a subscription that ended',
  ),
  assinatura_data_invalida: falha(
    422,
    'Esta data não é de uma próxima entrega.',
    'skipping a day that is no date to come of the subscription',
  ),
} as const
