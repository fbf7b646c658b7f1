import { urls } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'
import { todayIn } from '@vitrine/rules/entrega'

import {
  composeFaturaNova,
  composeFaturaVence,
  composeFaturaVencida,
  insertCartas,
  type Devedor,
  type FaturaDaCarta,
} from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, type Sql, type EnderecoDaLoja } from '#infra'

import { grupoDoAviso, markAvisadas, takeAvisos, type AvisoRow, type TipoAviso } from './aviso.repository.ts'

const FUSO = 'America/Sao_Paulo'
const LOTE = 500
/** Hours of the day in which reminders are written. */
const DIA = { de: 8, ate: 20 }

/**
 * Writes to customers about their invoices: that there are some, that they are due within three days, that they are overdue;
 * each once, one letter for all that a customer is told of at a store. Safe to run ten times at once: an invoice is marked and
 * its letter written in one transaction. Answers how many letters.
 */
export async function sendAvisosDeFatura(
  sql: Sql,
  config: EnderecoDaLoja,
  { agora = new Date(), rodada = rodadaSolta }: { agora?: Date; rodada?: Rodada } = {},
): Promise<number> {
  const hora = Number(agora.toLocaleTimeString('pt-BR', { timeZone: FUSO, hour: '2-digit', hour12: false }))
  const isDia = hora >= DIA.de && hora < DIA.ate
  const tipos: TipoAviso[] = isDia ? ['NOVA', 'VENCE', 'VENCIDA'] : ['NOVA']
  const hoje = todayIn(FUSO, agora)
  let escritas = 0
  for (const tipo of tipos)
    await rodada.drainLotes(sql, {
      tipo: `aviso ${tipo}`,
      take: async (tx, exceto) =>
        groupAvisos(await takeAvisos(tx, { tipo, hoje, exceto, limit: LOTE }), tipo),
      chaveOf: ([primeira]) => (primeira ? grupoDoAviso(primeira, tipo) : ''),
      work: async (tx, grupos) => {
        await markAvisadas(
          tx,
          tipo,
          grupos.flat().map(({ idfatura }) => idfatura),
        )
        await insertCartas(
          tx,
          grupos.map((grupo) => writeCarta(grupo, tipo, config)),
        )
        escritas += grupos.length
      },
    })
  return escritas
}

function groupAvisos(avisos: readonly AvisoRow[], tipo: TipoAviso): AvisoRow[][] {
  return [...Map.groupBy(avisos, (aviso) => grupoDoAviso(aviso, tipo)).values()]
}

function writeCarta(grupo: readonly AvisoRow[], tipo: TipoAviso, config: EnderecoDaLoja) {
  const [primeira] = grupo
  if (!primeira) throw new Error('a group without invoices')
  const { idfornecedor, idfatura, nome, email, loja, slug, dominio, tolerancia } = primeira
  const situacao = tipo === 'VENCIDA' ? '?situacao=vencidas' : ''
  const link = toLinkPublico(config, { dominio, caminho: `${urls.faturas(slug)}${situacao}` })
  const devedor: Devedor = { para: email, pessoa: nome, loja, link }
  const faturas: FaturaDaCarta[] = grupo.map((fatura) => ({ ...fatura, valor: fromCentavos(fatura.valor) }))
  const carta = {
    NOVA: () => composeFaturaNova(devedor, faturas),
    VENCE: () => composeFaturaVence(devedor, faturas),
    VENCIDA: () => composeFaturaVencida(devedor, faturas, tolerancia),
  }[tipo]()
  return { ...carta, idfornecedor, chave: `fatura-${tipo.toLowerCase()}:${idfatura}` }
}
