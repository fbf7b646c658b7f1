import { idNulo, urls, type Body, type Calls, type Response } from '@vitrine/contract'
import { hasTag } from '@vitrine/rules/acesso'
import { normalizeEmail } from '@vitrine/rules/documento'

import { composeAreaAtendida, insertCartas } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, uuidv7, type Config, type Notificacoes, type Sql } from '#infra'

import type { FornecedorNoMapa } from './area.repository.ts'
import { deleteAvisosArea, insertAvisoArea, takeAvisosArea, type AvisoArea } from './aviso-area.repository.ts'
import type { MapaDeAreas } from './mapa-de-areas.ts'

type Key = 'POST /v4/fornecedor/aviso-area'

const LOTE = 200
const ESPERA_MS = 2000

interface Deps {
  sql: Sql
  mapa: MapaDeAreas
}

/** "Avise-me quando chegar" (ux 1.1.2): kept until somebody serves the place, unless somebody does already. */
export async function askAvisoArea(
  { sql, mapa }: Deps,
  { tipoEntrega: tipo, lugar, lat, lng, ...body }: Body<Calls[Key]>,
): Promise<Response<Calls[Key]>> {
  const email = normalizeEmail(body.email)
  const aviso = { idaviso: uuidv7(), idfornecedor: body.idfornecedor ?? null, email, tipo, lat, lng, lugar }
  if ((await findQueServem(mapa, aviso)).length > 0)
    return { ativo: false, mensagem: 'Este lugar já é atendido: procure de novo.' }
  await insertAvisoArea(sql, aviso)
  return { ativo: true, mensagem: `Avisaremos em ${email}, uma vez.` }
}

/**
 * Writes one letter to each whose place is served by now, and forgets the request, in one transaction for each batch. Safe in
 * several processes at once: a letter's key is its request. Answers how many.
 */
export async function sendAvisosArea(
  { sql, mapa, config }: Deps & { config: Pick<Config, 'demo' | 'port' | 'marketplaceHosts'> },
  rodada: Rodada = rodadaSolta,
): Promise<number> {
  let sent = 0
  let depois: string = idNulo
  await rodada.drainLotes(sql, {
    tipo: 'aviso de área',
    take: async (tx) => {
      const avisos = await takeAvisosArea(tx, depois, LOTE)
      depois = avisos.at(-1)?.idaviso ?? depois
      return avisos
    },
    chaveOf: ({ idaviso }) => idaviso,
    work: async (tx, avisos) => {
      const cartas = []
      for (const aviso of avisos) {
        const servem = await findQueServem(mapa, aviso)
        if (servem.length > 0) cartas.push(toCarta(aviso, servem, config))
      }
      if (cartas.length === 0) return
      await insertCartas(tx, cartas)
      await deleteAvisosArea(
        tx,
        cartas.map(({ idaviso }) => idaviso),
      )
      sent += cartas.length
    },
  })
  return sent
}

/** Sends soon after PostgreSQL tells that a supplier's areas may have changed; what is missed is found by the job. */
export function followAreas(
  notificacoes: Pick<Notificacoes, 'onMudanca'>,
  send: () => Promise<unknown>,
  espera = ESPERA_MS,
): void {
  let timer: NodeJS.Timeout | undefined
  notificacoes.onMudanca((mudanca) => {
    if (mudanca?.area !== 'fornecedor') return
    timer ??= setTimeout(() => {
      timer = undefined
      void send()
    }, espera).unref()
  })
}

async function findQueServem(
  mapa: MapaDeAreas,
  { lat, lng, tipo, idfornecedor }: Pick<AvisoArea, 'lat' | 'lng' | 'tipo' | 'idfornecedor'>,
): Promise<FornecedorNoMapa[]> {
  const tag = tipo === 'DELIVERY' ? 'has-delivery' : 'has-collect'
  return [...(await mapa.at({ lat, lng }, tipo)).keys()].filter(
    (each) => hasTag(each.tags, tag) && (idfornecedor === null || each.idfornecedor === idfornecedor),
  )
}

function toCarta(
  { idaviso, email, tipo, lugar }: AvisoArea,
  servem: readonly FornecedorNoMapa[],
  config: Pick<Config, 'demo' | 'port' | 'marketplaceHosts'>,
) {
  const [loja] = servem
  if (!loja) throw new Error('nobody serves this place')
  const link = toLinkPublico(config, { dominio: loja.dominio, caminho: urls.loja(loja.slug) })
  const carta = composeAreaAtendida({ para: email, lugar, tipo, lojas: servem.map(({ nome }) => nome), link })
  return { ...carta, idaviso, idfornecedor: loja.idfornecedor, chave: `aviso-area:${idaviso}` }
}
