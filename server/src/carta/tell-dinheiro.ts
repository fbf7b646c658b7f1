import { formatReais } from '@vitrine/rules/dinheiro'

import {
  composeChaveInformada,
  composeDevolvido,
  composeReembolsado,
  composeReservaCobrada,
  composeReservaCobradaLoja,
} from '#correio'

import { toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** Money that was not owed is refunded, and the customer is always told (readings 7). */
export function tellSobra({ dados }: Da<'pagamento.SOBROU'>, escrita: Escrita): Escritas {
  const carta = composeDevolvido(toPedidoDaCarta(escrita), dados)
  return [{ carta, chave: `pedido-devolvido:${dados.idpagamento}` }]
}

/** A card was charged because its bank was about to let go of what it held. */
export function tellAntecipado(
  { dados: { numpedido, idpagamento, valor } }: Da<'pagamento.ANTECIPADO'>,
  { destinatario: { email, nome, loja, emaildaloja } }: Escrita,
): Escritas {
  const fatos = { numpedido, valor: formatReais(valor), loja }
  const daLoja = emaildaloja ? composeReservaCobradaLoja(emaildaloja, fatos) : null
  return [
    {
      carta: composeReservaCobrada({ para: email, pessoa: nome }, fatos),
      chave: `reserva-cobrada:${idpagamento}`,
    },
    { carta: daLoja, chave: `reserva-cobrada-loja:${idpagamento}` },
  ]
}

/** Money that has no way back but a Pix key (S5): the store is told that it has one, its customer that it was sent. */
export function tellReembolso(
  { tipo, dados: { idreembolso, valor } }: Da<`reembolso.${string}`>,
  escrita: Escrita,
): Escritas {
  const pedido = toPedidoDaCarta(escrita)
  if (tipo === 'reembolso.FEITO')
    return [{ carta: composeReembolsado(pedido, valor), chave: `reembolso-feito:${idreembolso}` }]
  const { emaildaloja } = escrita.destinatario
  const carta = emaildaloja ? composeChaveInformada(emaildaloja, pedido) : null
  return [{ carta, chave: `reembolso-chave:${idreembolso}` }]
}
