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
import { toLinkPublico, type Sql, type EnderecoDaLoja } from '#infra'

import { takeAvisos, type AvisoRow, type TipoAviso } from './aviso.repository.ts'

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
  agora = new Date(),
): Promise<number> {
  const hora = Number(agora.toLocaleTimeString('pt-BR', { timeZone: FUSO, hour: '2-digit', hour12: false }))
  const isDia = hora >= DIA.de && hora < DIA.ate
  const tipos: TipoAviso[] = isDia ? ['NOVA', 'VENCE', 'VENCIDA'] : ['NOVA']
  let escritas = 0
  for (const tipo of tipos) escritas += await send(sql, config, { tipo, hoje: todayIn(FUSO, agora) })
  return escritas
}

async function send(
  sql: Sql,
  config: EnderecoDaLoja,
  { tipo, hoje }: { tipo: TipoAviso; hoje: string },
): Promise<number> {
  let escritas = 0
  for (;;) {
    const { tomadas, cartas } = await sql.begin(async (tx) => {
      const avisos = await takeAvisos(tx, tipo, hoje, LOTE)
      const escritos = groupAvisos(avisos, tipo).map((grupo) => writeCarta(grupo, tipo, config))
      if (escritos.length > 0) await insertCartas(tx, escritos)
      return { tomadas: avisos.length, cartas: escritos.length }
    })
    escritas += cartas
    if (tomadas < LOTE) return escritas
  }
}

/** A letter is for a customer at a store; a new one for each order. */
function groupAvisos(avisos: readonly AvisoRow[], tipo: TipoAviso): AvisoRow[][] {
  const grupos = Map.groupBy(avisos, ({ idfornecedor, idcliente, numpedido }) =>
    [idfornecedor, idcliente, tipo === 'NOVA' ? numpedido : ''].join(),
  )
  return [...grupos.values()]
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
