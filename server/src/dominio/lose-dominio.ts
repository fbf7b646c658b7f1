import { domainToUnicode } from 'node:url'

import { urls } from '@vitrine/contract'

import { saveCadastros, type Quem } from '#cadastro'
import { insertCartas } from '#correio'
import { sistema } from '#evento'
import { removeDominios } from '#fornecedor'
import { listDestinatarios } from '#gancho'
import { toLinkPublico, type EnderecoDaLoja, type Transaction } from '#infra'

import { composePerda } from './compose-perda.ts'
import { cadastroDominioDaLoja, endVisto } from './dominio.repository.ts'

export interface Perda {
  idfornecedor: string
  dominio: string
  motivo: 'OUTRA_LOJA' | 'APONTAMENTO'
  /** False: nobody said it in the panel. */
  isDito: boolean
}

/** Takes a host off the air at its supplier, against whose will it goes, and writes to whoever runs the store. The caller holds the host. */
export async function loseDominio(
  tx: Transaction,
  config: EnderecoDaLoja,
  { idfornecedor, dominio, motivo, isDito }: Perda,
): Promise<void> {
  const quem: Quem = { idfornecedor, autor: sistema }
  await removeDominios(tx, quem, [{ dominio, versao: 'qualquer' }])
  const agora = new Date().toISOString()
  if (isDito) {
    const perda = { perdido_em: agora, perdido_por: motivo, provado_em: null }
    await saveCadastros(tx, cadastroDominioDaLoja, quem, [{ dominio, ...perda, versao: 'qualquer' }])
    // It would be taken back and forth; one that only points elsewhere may come back by itself.
    if (motivo === 'OUTRA_LOJA') await endVisto(tx, idfornecedor, dominio)
  }
  const [loja] = await tx<{ slug: string; dominio: string | null }[]>`
    select f.slug, (select d.dominio from dominio d where d.idfornecedor = f.idfornecedor order by d.principal desc, d.dominio limit 1) as dominio
    from fornecedor f where f.idfornecedor = ${idfornecedor}`
  const url = toLinkPublico(config, { dominio: loja?.dominio ?? null, caminho: urls.loja(loja?.slug ?? '') })
  const nome = domainToUnicode(dominio) || dominio
  const cartas = (await listDestinatarios(tx, idfornecedor)).map((destino) => ({
    ...composePerda(destino, { nome, motivo, url }),
    idfornecedor,
    chave: `dominio-perdido:${dominio}:${agora}:${destino.para}`,
  }))
  if (cartas.length > 0) await insertCartas(tx, cartas)
}
