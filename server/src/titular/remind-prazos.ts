import type { TipoDeRequerimento } from '@vitrine/contract'

import { insertCarta, insertCartas } from '#correio'
import { rodadaSolta, type Rodada } from '#fila'
import { toLinkPublico, type EnderecoDaLoja, type Sql, type Transaction } from '#infra'

import { composeChegada, composePrazo } from './compose-prazo.ts'
import { listPrazos, listQuemAdministra } from './prazo.repository.ts'
import type { Loja } from './save-requerimento.ts'
import { PRAZO_DIAS, protocoloOf } from './show-requerimento.ts'

const LOTE = 200

/** Where the panel shows one request: its list has those that end first before. */
const toCaminho = (slug: string, idrequerimento: string) =>
  `/painel/${slug}/titulares#titular-${idrequerimento}`

/** Tells by letter whoever runs a store, once for each request, moment and person, that a term ends or is over. Safe to run ten times at once. */
export async function remindPrazos(
  sql: Sql,
  config: EnderecoDaLoja,
  rodada: Rodada = rodadaSolta,
): Promise<void> {
  await rodada.drain('prazo de titular', {
    list: (exceto) => listPrazos(sql, exceto, LOTE),
    chaveOf: ({ aviso }) => aviso,
    work: ({ aviso, idfornecedor, idrequerimento, slug, ...dito }) => {
      // The panel stands at the platform's host.
      const link = toLinkPublico(config, { dominio: null, caminho: toCaminho(slug, idrequerimento) })
      const carta = composePrazo({ ...dito, protocolo: protocoloOf(idrequerimento), link })
      return insertCarta(sql, carta, { idfornecedor, chave: aviso })
    },
  })
}

interface Chegada {
  loja: Loja
  idrequerimento: string
  tipo: TipoDeRequerimento
  toLink: (caminho: string) => string
}

/** Tells whoever runs a store that somebody asked something in the shop. */
export async function tellChegada(
  tx: Transaction,
  { loja, idrequerimento, tipo, toLink }: Chegada,
): Promise<void> {
  const { idfornecedor, slug, nome } = loja
  const link = toLink(toCaminho(slug, idrequerimento))
  const pedido = { loja: nome, protocolo: protocoloOf(idrequerimento), tipo, dias: PRAZO_DIAS, link }
  const donos = await listQuemAdministra(tx, { idfornecedor, idrequerimento })
  await insertCartas(
    tx,
    donos.map(({ aviso, ...dono }) => ({
      ...composeChegada({ ...pedido, ...dono }),
      idfornecedor,
      chave: aviso,
    })),
  )
}
