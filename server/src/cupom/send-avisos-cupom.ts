import { idNulo, urls } from '@vitrine/contract'
import { formatBeneficio, refuseOferta, type ContextoCupom } from '@vitrine/rules/cupom'
import { todayIn } from '@vitrine/rules/data'

import { composeCupomNovo, insertCartas } from '#correio'
import { toCupomVivo, type CupomVivo } from '#fornecedor'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, type Config, type Sql } from '#infra'

import { deleteAvisos, takeEsperas, type EsperaRow } from './aviso.repository.ts'

const LOTE = 200

/**
 * Writes one letter to each who asked for it and for whom a coupon was made since, as the rule of coupons judges it, and forgets
 * the request, in one transaction for each batch. Safe in several processes at once: a letter's key is its request. Answers how many.
 */
export async function sendAvisosCupom(
  sql: Sql,
  config: Pick<Config, 'demo' | 'port' | 'marketplaceHosts'>,
  { agora = new Date(), rodada = rodadaSolta }: { agora?: Date; rodada?: Rodada } = {},
): Promise<number> {
  let sent = 0
  let depois: string = idNulo
  await rodada.drainLotes(sql, {
    tipo: 'aviso de cupom',
    take: async (tx) => {
      const esperas = await takeEsperas(tx, depois, LOTE)
      depois = esperas.at(-1)?.idaviso ?? depois
      return esperas
    },
    chaveOf: ({ idaviso }) => idaviso,
    work: async (tx, esperas) => {
      const cartas = esperas.flatMap((espera) => {
        const cupom = findUsavel(espera, agora)
        return cupom ? toCarta(espera, cupom, config) : []
      })
      if (cartas.length === 0) return
      await insertCartas(tx, cartas)
      await deleteAvisos(
        tx,
        cartas.map(({ idaviso }) => idaviso),
      )
      sent += cartas.length
    },
  })
  return sent
}

/** The newest coupon that the customer may use now; delivery type and payment method are still to be chosen. */
function findUsavel({ cupons, tags, jaComprou, usos, fuso }: EsperaRow, agora: Date): CupomVivo | undefined {
  const contexto: ContextoCupom = {
    hoje: todayIn(fuso, agora),
    canalVenda: 'WEB',
    tipoEntrega: null,
    idformapagto: null,
    formasPagamento: [],
    tags,
    jaComprou,
    usos,
  }
  return cupons.map(toCupomVivo).find((cupom) => refuseOferta(cupom, contexto) === null)
}

function toCarta(
  { idaviso, idfornecedor, para, pessoa, loja, slug, dominio }: EsperaRow,
  cupom: CupomVivo,
  config: Pick<Config, 'demo' | 'port' | 'marketplaceHosts'>,
) {
  const link = toLinkPublico(config, { dominio, caminho: urls.cupons(slug) })
  const { codigocupom, nome, descricao } = cupom
  const beneficio = formatBeneficio(cupom)
  const carta = composeCupomNovo({ para, pessoa, loja, link, codigocupom, nome, descricao, beneficio })
  return { ...carta, idaviso, idfornecedor, chave: `aviso-cupom:${idaviso}` }
}
