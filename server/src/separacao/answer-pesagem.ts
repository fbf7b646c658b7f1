import { formatReais, fromCentavos } from '@vitrine/rules/dinheiro'
import { canAnswerPesagem } from '@vitrine/rules/separacao'

import type { ContextoComprador } from '#acesso'
import { insertEventos } from '#evento'
import { Falha, type Db } from '#infra'
import { noteNoHistorico } from '#movimento'
import { atorOf, requirePedido, type PedidoTravado, type PesagemGuardada } from '#pedido'

import { savePesagem, saveSeparacao } from './separacao.repository.ts'
import { tellAceite } from './tell-aceite.ts'

export interface RespostaDoPeso {
  aceita: boolean
  /** The question that is answered, as the page showed it. */
  feita_em: string | undefined
  motivo: string
}

/**
 * The answer of the customer to the question of picking (decision 0061). A yes picks exactly what was shown; a no stands in the history, and the store
 * picks less. Either way the store is told. The same answer twice counts once. Throws `movimento_recusado` where nothing is asked
 * any more or whoever answers is not a buyer, `total_mudou` for an answer to a question before this one, `entrada_invalida` for one to none.
 */
export async function answerPesagem(
  tx: Db,
  numpedido: number,
  { aceita, feita_em, motivo }: RespostaDoPeso,
  { papel, idusuario }: ContextoComprador,
): Promise<void> {
  const pedido = await requirePedido(tx, numpedido)
  const { retido, pesagem, status } = pedido
  const resposta = aceita ? 'ACEITA' : 'RECUSADA'
  const quem = { ator: atorOf(papel), papel, idusuario }
  if (retido) throw new Falha('pedido_retido')
  if (!pesagem) throw semPergunta(pedido)
  if (!canAnswerPesagem({ ator: quem.ator, status, aberta: true, retido }))
    throw new Falha('movimento_recusado', { detalhes: { de: status, para: 'SEPARANDO' } })
  if (feita_em === undefined)
    throw new Falha('entrada_invalida', { campos: { feita_em: 'Diga qual pergunta é respondida.' } })
  if (pesagem.feita_em !== feita_em) throw trocada(pesagem)
  if (pesagem.resposta === resposta) return
  if (pesagem.resposta !== null) throw semPergunta(pedido)
  const { total: totalservido, linhas } = pesagem
  if (aceita) {
    await saveSeparacao(tx, pedido, { linhas, totalservido, pesagem: { ...pesagem, resposta } })
    const aceite = 'na página do pedido'
    await tellAceite(tx, pedido, { totalservido, aceite, feita_em, quem })
  } else {
    await savePesagem(tx, numpedido, { ...pesagem, resposta })
    const total = fromCentavos(totalservido)
    const porque = `O cliente não aceitou ${formatReais(total)} pelo peso${motivo ? `: ${motivo}` : ''}`
    await noteNoHistorico(tx, pedido, { motivo: porque, autor: { ator: papel, idusuario } })
    const { idfornecedor } = pedido
    const dados = { numpedido, feita_em, total, palavra: motivo }
    await insertEventos(tx, [{ idfornecedor, tipo: 'pesagem.RECUSADA', dados }])
  }
}

function semPergunta({ status: de }: PedidoTravado): Falha {
  const error = 'A loja não espera mais esta resposta. Veja como o pedido ficou.'
  return new Falha('movimento_recusado', { error, detalhes: { de, para: 'SEPARANDO' } })
}

/** Weighed again meanwhile: the customer would accept something that it has not seen. */
function trocada({ feita_em, total }: PesagemGuardada): Falha {
  const error = 'A loja pesou de novo. Confira os novos valores e responda outra vez.'
  return new Falha('total_mudou', { error, detalhes: { feita_em, total: fromCentavos(total) } })
}
