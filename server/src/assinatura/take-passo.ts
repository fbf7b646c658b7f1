import { urls } from '@vitrine/contract'

import { insertCarta, type Assinante, type Carta } from '#correio'
import { toLinkPublico, type Db, type Sql, type EnderecoDaLoja } from '#infra'

import { findAssinante, lockAssinatura, saveAssinatura, type AssinaturaRow } from './assinatura.repository.ts'
import type { Momento, Passo } from './passos.ts'

/** A step, when and where it is taken, and the letter that tells of what it made. */
export interface Mudanca {
  passo: Passo
  momento: Momento
  avisoOf?: (depois: AssinaturaRow) => Aviso
}

/** A letter of a step, and the fact that makes it one of a kind. */
export interface Aviso {
  fato: string
  compose: (assinante: Assinante) => Carta
}

/**
 * Takes a step on what is stored now, with the row held, and writes its letter with it. Answers what it became, or null
 * when it was so already.
 */
export async function takePasso(
  { sql, config }: { sql: Sql; config: EnderecoDaLoja },
  idassinatura: string,
  { passo, momento, avisoOf }: Mudanca,
): Promise<AssinaturaRow | null> {
  return sql.begin(async (tx) => {
    const row = await lockAssinatura(tx, idassinatura)
    const campos = row && passo(row, momento)
    if (!row || !campos) return null
    await saveAssinatura(tx, idassinatura, campos)
    const depois = { ...row, ...campos }
    if (avisoOf) await writeAviso(tx, config, depois, avisoOf(depois))
    return depois
  })
}

/** Puts the letter into the outbox; the same fact never twice. */
export async function writeAviso(
  db: Db,
  config: EnderecoDaLoja,
  { idassinatura, idfornecedor }: { idassinatura: string; idfornecedor: string },
  { fato, compose }: Aviso,
): Promise<void> {
  const { slug, dominio, ...assinante } = await findAssinante(db, idassinatura)
  const link = toLinkPublico(config, { dominio, caminho: urls.assinatura(slug, idassinatura) })
  await insertCarta(db, compose({ ...assinante, link }), {
    idfornecedor,
    chave: `assinatura-${fato}:${idassinatura}`,
  })
}
