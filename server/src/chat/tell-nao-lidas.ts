import { urlsChat } from '@vitrine/contract/urls-chat'

import { composeConversaNaoLida, insertCartas } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, type EnderecoDaLoja, type Sql } from '#infra'
import { tellConversas } from '#notificacao'

import { markAvisadas, takeNaoLidas, type SalaNaoLida } from './nao-lida.repository.ts'

const LOTE = 100

/**
 * Tells customers by letter, and their devices by push, of what the store's people wrote and nobody has looked at for ten minutes: once
 * for each room until somebody reads. Letter, push and mark are one transaction; safe in several processes at once. Answers how many.
 */
export function tellNaoLidas(
  sql: Sql,
  config: EnderecoDaLoja,
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  return rodada.drainLotes<SalaNaoLida>(sql, {
    tipo: 'conversa',
    chaveOf: ({ idsala }) => idsala,
    take: (tx, exceto) => takeNaoLidas(tx, { exceto, limit: LOTE }),
    work: async (tx, salas) => {
      const comNovas = salas.filter(({ novas }) => novas > 0)
      const cartas = comNovas.filter(({ para }) => para !== '').map((sala) => toCarta(sala, config))
      if (cartas.length > 0) await insertCartas(tx, cartas)
      await tellConversas(
        tx,
        comNovas.map((sala) => ({ ...sala, chave: chaveOf(sala) })),
      )
      const idsOf = (quais: readonly SalaNaoLida[]) => quais.map(({ idsala }) => idsala)
      const vazias = salas.filter(({ novas }) => novas === 0)
      await markAvisadas(tx, { avisadas: idsOf(comNovas), vazias: idsOf(vazias) })
    },
  })
}

/** What was written up to this message is told once, whatever happens. */
const chaveOf = ({ idsala, ultima_loja }: SalaNaoLida) => `conversa:${idsala}:${ultima_loja}`

function toCarta(sala: SalaNaoLida, config: EnderecoDaLoja) {
  const { idsala, idfornecedor, slug, dominio } = sala
  const link = toLinkPublico(config, { dominio, caminho: urlsChat.conversa(slug, idsala) })
  return { ...composeConversaNaoLida({ ...sala, link }), idfornecedor, chave: chaveOf(sala) }
}
