import { urls } from '@vitrine/contract'
import { fromCentavos } from '@vitrine/rules/dinheiro'

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

const LOTE = 500

/**
 * Writes to customers about their invoices: that there are some, that they are due within three days, that they are overdue;
 * by the store's own day, reminders between its eight and twenty o'clock; each once, one letter for all that a customer is told of at a store. Safe to run ten times at once: an invoice is marked and
 * its letter written in one transaction. Answers how many letters.
 */
export async function sendAvisosDeFatura(
  sql: Sql,
  config: EnderecoDaLoja,
  { agora = new Date(), rodada = rodadaSolta }: { agora?: Date; rodada?: Rodada } = {},
): Promise<number> {
  const tipos: TipoAviso[] = ['NOVA', 'VENCE', 'VENCIDA']
  let escritas = 0
  for (const tipo of tipos)
    await rodada.drainLotes(sql, {
      tipo: `aviso ${tipo}`,
      take: async (tx, exceto) =>
        groupAvisos(await takeAvisos(tx, { tipo, agora, exceto, limit: LOTE }), tipo),
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
