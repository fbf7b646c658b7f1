import { formatReais, toCentavos } from '@vitrine/rules/dinheiro'

import { composeFaltou, composePesagem, composePesoAceito, composeRespostaPesagem } from '#correio'

import { toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** Not all of it could be picked (ux 1.11.2): named by what the order came to, since it may be picked again. */
export function tellFalta({ dados }: Da<'separacao.FALTOU'>, escrita: Escrita): Escritas {
  const { numpedido, totalservido } = dados
  const chave = `pedido-faltou:${numpedido}:${toCentavos(totalservido)}`
  return [{ carta: composeFaltou(toPedidoDaCarta(escrita), dados), chave }]
}

/** More than was agreed (decision 0061): the question, and its answer. The store waits with the goods and does not see the order's page. */
export function tellPesagem(evento: Da<`pesagem.${string}`>, escrita: Escrita): Escritas {
  const pedido = toPedidoDaCarta(escrita)
  const { numpedido } = evento
  if (evento.tipo === 'pesagem.PERGUNTADA') {
    const { feita_em, total, totalAtual, itens } = evento.dados
    const fatos = { total: formatReais(total), totalAtual: formatReais(totalAtual), itens }
    return [{ carta: composePesagem(pedido, fatos), chave: `pesagem:${numpedido}:${feita_em}` }]
  }
  const { feita_em, total, palavra } = evento.dados
  const valor = formatReais(total)
  const aceita = evento.tipo === 'pesagem.ACEITA'
  const aceite = {
    carta: aceita
      ? composePesoAceito(pedido, { valor, ditoALoja: feita_em === null ? palavra : null })
      : null,
    chave: `peso-aceito:${numpedido}:${feita_em ?? toCentavos(total)}`,
  }
  const { emaildaloja } = escrita.destinatario
  // The store gets no letter about an answer that it recorded itself.
  if (feita_em === null || !emaildaloja) return [aceite]
  const resposta = composeRespostaPesagem(emaildaloja, pedido, { aceita, valor, motivo: palavra })
  return [aceite, { carta: resposta, chave: `pesagem-resposta:${numpedido}:${feita_em}` }]
}
