import { lockCatalogo, saveCadastros, type Quem } from '#cadastro'
import { saveDominios } from '#fornecedor'
import type { Sql, Transaction } from '#infra'

import {
  cadastroDominioDaLoja,
  findDominio,
  findDono,
  lockHost,
  saveVisto,
  type DominioRow,
} from './dominio.repository.ts'
import { judgeHost, type Alvo, type Olhado } from './judge-host.ts'
import { loseDominio } from './lose-dominio.ts'
import { whenNext } from './when-next.ts'
import type { ResolvedorDeHost } from './resolvedor.ts'
import type { ConfigDoDominio } from './refuse-host.ts'

export interface DepsDoDominio {
  sql: Sql
  config: ConfigDoDominio
  resolvedor: ResolvedorDeHost
}

type Dito = DominioRow & { prova: string }

/** A host that points elsewhere goes off the air after so long of it, and so many looks. */
const TOLERANCIA_MS = 72 * 3_600_000
const MIN_OLHADAS = 3

export const alvoOf = ({ dominioAlvo, dominioEnderecos }: ConfigDoDominio): Alvo => ({
  nome: dominioAlvo,
  enderecos: dominioEnderecos,
})

/**
 * Looks in DNS at a host that a supplier said, and keeps what follows: on the air once proof and record are seen at one look, off it when it
 * pointed elsewhere for three days. Servers that are silent change nothing. Nothing is held while they are asked. Answers whether there is such a host.
 */
export async function lookAtDominio(
  { sql, config, resolvedor }: DepsDoDominio,
  quem: Quem,
  { dominio, isPressed = false }: { dominio: string; isPressed?: boolean },
): Promise<boolean> {
  const dito = asDito(await findDominio(sql, quem.idfornecedor, dominio))
  if (!dito) return false
  const olhado = await judgeHost(resolvedor, dito, alvoOf(config))
  return sql.begin(async (tx) => {
    await lockHost(tx, dominio)
    // Removed, or said anew, while its servers were asked.
    const atual = asDito(await findDominio(tx, quem.idfornecedor, dominio))
    if (atual?.prova !== dito.prova) return false
    const atualizada = isPressed ? { ...atual, vezes: 0 } : atual
    if (atual.no_ar) await keepNoAr(tx, config, quem, { dito: atualizada, olhado })
    else await keepEsperando(tx, config, quem, { dito: atualizada, olhado })
    return true
  })
}

const asDito = (row: DominioRow | null): Dito | null =>
  row?.prova && !row.removido_em ? { ...row, prova: row.prova } : null

interface Vista {
  dito: Dito
  olhado: Olhado
}

/** What is on the air stays there unless it points elsewhere for long: a name server may err for one night. */
async function keepNoAr(
  tx: Transaction,
  config: ConfigDoDominio,
  { idfornecedor }: Quem,
  { dito, olhado }: Vista,
): Promise<void> {
  const { dominio } = dito
  const falta = olhado.apontamento === 'FALTA'
  const faltava = olhado.apontamento === 'EM_ORDEM' ? null : dito.falta_desde
  const falta_desde = falta ? (dito.falta_desde ?? new Date()) : faltava
  const vezes = falta ? dito.vezes + 1 : 0
  const isPerdido =
    falta &&
    falta_desde !== null &&
    Date.now() - falta_desde.getTime() >= TOLERANCIA_MS &&
    vezes >= MIN_OLHADAS
  const proximo_em = whenNext({ no_ar: !isPerdido, falta, vezes: isPerdido ? 0 : vezes })
  await saveVisto(
    tx,
    { idfornecedor, dominio },
    {
      ...olhado,
      de_outra: false,
      proximo_em,
      vezes: isPerdido ? 0 : vezes,
      falta_desde: isPerdido ? null : falta_desde,
    },
  )
  if (isPerdido) await loseDominio(tx, config, { idfornecedor, dominio, motivo: 'APONTAMENTO', isDito: true })
}

async function keepEsperando(
  tx: Transaction,
  config: ConfigDoDominio,
  quem: Quem,
  { dito, olhado }: Vista,
): Promise<void> {
  const { dominio } = dito
  const { idfornecedor } = quem
  const isProvado = olhado.prova === 'EM_ORDEM'
  const isPronto = isProvado && olhado.apontamento === 'EM_ORDEM'
  const dono = isPronto ? await findDono(tx, dominio) : null
  // While both proofs stand in one zone its owner has said both: it stays where it is, and goes nowhere twice a day.
  const de_outra = dono?.prova ? olhado.textos.some((texto) => texto.trim() === dono.prova) : false
  if (isPronto && !de_outra) {
    if (dono) {
      await lockBoth(tx, idfornecedor, dono.idfornecedor)
      const perda = { motivo: 'OUTRA_LOJA', isDito: dono.prova !== null } as const
      await loseDominio(tx, config, { idfornecedor: dono.idfornecedor, dominio, ...perda })
    }
    await goOnAir(tx, quem, dominio)
  }
  const no_ar = isPronto && !de_outra
  await saveProva(tx, quem, { dito, prova: olhado.prova, no_ar })
  const vezes = no_ar ? 0 : dito.vezes + 1
  const proximo_em =
    dito.perdido_por === 'OUTRA_LOJA' && !no_ar ? null : whenNext({ no_ar, falta: false, vezes })
  await saveVisto(
    tx,
    { idfornecedor, dominio },
    { ...olhado, de_outra, proximo_em, vezes, falta_desde: null },
  )
}

/** In one order, whoever takes from whom. */
async function lockBoth(tx: Transaction, um: string, outro: string): Promise<void> {
  for (const id of [um, outro].sort((a, b) => (a < b ? -1 : 1))) await lockCatalogo(tx, id)
}

/** The first one of a supplier is its main one. */
export async function goOnAir(tx: Transaction, quem: Quem, dominio: string): Promise<void> {
  await lockCatalogo(tx, quem.idfornecedor)
  const [row] = await tx<{ tem: boolean }[]>`
    select exists (select from dominio where idfornecedor = ${quem.idfornecedor} and principal) as tem`
  await saveDominios(tx, quem, [{ dominio, principal: row?.tem !== true, versao: null }])
}

async function saveProva(
  tx: Transaction,
  quem: Quem,
  { dito, prova, no_ar }: { dito: Dito; prova: Olhado['prova']; no_ar: boolean },
): Promise<void> {
  const { dominio } = dito
  const agora = new Date().toISOString()
  const mudanca = {
    ...(prova === 'EM_ORDEM' && !dito.provado_em && { provado_em: agora }),
    // What is not on the air needs its proof again: the zone may be somebody else's by now.
    ...(prova === 'FALTA' && dito.provado_em && { provado_em: null }),
    ...(no_ar && { perdido_em: null, perdido_por: null }),
  }
  await saveCadastros(tx, cadastroDominioDaLoja, quem, [{ dominio, ...mudanca, versao: 'qualquer' }])
}
