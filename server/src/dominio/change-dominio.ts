import { randomBytes } from 'node:crypto'

import { NomeDoDominio } from '@vitrine/contract'

import { lockCatalogo, removeCadastros, saveCadastros, type Quem } from '#cadastro'
import { removeDominios, saveDominios } from '#fornecedor'
import { Falha, type Sql, type Transaction } from '#infra'

import {
  beginVisto,
  cadastroDominioDaLoja,
  endVisto,
  findDominio,
  findDono,
  listDominios,
  lockHost,
} from './dominio.repository.ts'
import { goOnAir } from './look-at-dominio.ts'
import { refuseHost, type ConfigDoDominio } from './refuse-host.ts'

/** Hosts that a supplier may wait for or have. */
const MAXIMO = 20
/** What was on the air goes back there without a look for so long after it was removed. */
const VOLTA_MS = 86_400_000

/**
 * Says a host of a supplier, looked at from now on. One that it had removed has its proof again; removed less than a day ago it is on the
 * air again too, unless another store has it by now. Answers its name as it is kept. Errors: `entrada_invalida` at `dominio`.
 */
export async function sayDominio(
  sql: Sql,
  config: ConfigDoDominio,
  quem: Quem,
  escrito: string,
): Promise<string> {
  const { idfornecedor } = quem
  const dominio = readHost(escrito)
  const recusa = refuseHost(dominio, config)
  if (recusa) throw new Falha('entrada_invalida', { campos: { dominio: recusa } })
  await sql.begin(async (tx) => {
    await lockHost(tx, dominio)
    await lockCatalogo(tx, idfornecedor)
    const todos = await listDominios(tx, idfornecedor)
    const antes = todos.find((cada) => cada.dominio === dominio)
    if (antes?.prova && !antes.removido_em) return
    if (todos.filter(({ removido_em }) => !removido_em).length >= MAXIMO)
      throw new Falha('entrada_invalida', {
        campos: { dominio: `São no máximo ${MAXIMO} domínios: tire um antes.` },
      })
    if (!antes?.prova) await insertDito(tx, quem, dominio)
    else {
      const { provado_em, removido_em } = antes
      const isRecente = removido_em !== null && Date.now() - removido_em.getTime() < VOLTA_MS
      await saveCadastros(tx, cadastroDominioDaLoja, quem, [
        { dominio, removido_em: null, versao: 'qualquer' },
      ])
      if (isRecente && provado_em && !antes.perdido_em && !(await findDono(tx, dominio)))
        await goOnAir(tx, quem, dominio)
    }
    await beginVisto(tx, idfornecedor, dominio)
  })
  return dominio
}

function readHost(escrito: string): string {
  const lido = NomeDoDominio.safeParse({ dominio: escrito })
  if (lido.success) return lido.data.dominio
  throw new Falha('entrada_invalida', { campos: { dominio: lido.error.issues[0]?.message ?? '' } })
}

async function insertDito(tx: Transaction, quem: Quem, dominio: string): Promise<void> {
  // Of lower case: some panels of DNS change the letters of what is typed.
  const prova = `vitrine-${randomBytes(16).toString('hex')}`
  const vazia = { provado_em: null, perdido_em: null, perdido_por: null, removido_em: null }
  await saveCadastros(tx, cadastroDominioDaLoja, quem, [{ dominio, prova, ...vazia, versao: null }])
}

/** Takes a host off the air and out of the list. Errors: `nao_encontrado`. */
export async function removeDominio(sql: Sql, quem: Quem, dominio: string): Promise<void> {
  const { idfornecedor } = quem
  await sql.begin(async (tx) => {
    await lockHost(tx, dominio)
    await lockCatalogo(tx, idfornecedor)
    const antes = await findDominio(tx, idfornecedor, dominio)
    if (!antes || antes.removido_em) throw new Falha('nao_encontrado')
    if (antes.no_ar) await removeDominios(tx, quem, [{ dominio, versao: 'qualquer' }])
    if (antes.principal) await crownOther(tx, quem)
    if (!antes.prova) return
    // What never was proven leaves nothing to come back to.
    if (!antes.provado_em) {
      await removeCadastros(tx, cadastroDominioDaLoja, quem, [{ dominio, versao: 'qualquer' }])
      return
    }
    const removido_em = new Date().toISOString()
    await saveCadastros(tx, cadastroDominioDaLoja, quem, [{ dominio, removido_em, versao: 'qualquer' }])
    await endVisto(tx, idfornecedor, dominio)
  })
}

/** Where the main one went, the next by name is it. */
async function crownOther(tx: Transaction, quem: Quem): Promise<void> {
  const outro = (await listDominios(tx, quem.idfornecedor)).find(({ no_ar }) => no_ar)
  if (outro) await saveDominios(tx, quem, [{ dominio: outro.dominio, principal: true, versao: 'qualquer' }])
}

/** Makes a host the main one. Errors: `nao_encontrado`; `entrada_invalida` while it is not on the air. */
export async function crownDominio(sql: Sql, quem: Quem, dominio: string): Promise<void> {
  await sql.begin(async (tx) => {
    await lockCatalogo(tx, quem.idfornecedor)
    const todos = await listDominios(tx, quem.idfornecedor)
    const este = todos.find((cada) => cada.dominio === dominio)
    if (!este || este.removido_em) throw new Falha('nao_encontrado')
    if (!este.no_ar)
      throw new Falha('entrada_invalida', {
        campos: { dominio: 'Só um domínio que está no ar pode ser o principal.' },
      })
    const mudam = todos.filter((cada) => cada.no_ar && cada.principal !== (cada === este))
    await saveDominios(
      tx,
      quem,
      mudam.map((cada) => ({ dominio: cada.dominio, principal: cada === este, versao: 'qualquer' })),
    )
  })
}
