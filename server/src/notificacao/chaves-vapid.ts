import { Buffer } from 'node:buffer'

import type { Config, Db, Sql } from '#infra'

/** By which push services know this shop (RFC 8292), base64url. */
export interface ChavesVapid {
  publica: string
  privada: string
}

export type ReadChaves = () => Promise<ChavesVapid | null>

/**
 * The keys of the configuration; elsewhere than in production, ones that the first process makes and the database keeps. Null:
 * production without keys tells nobody by push: kept with the data, a copy of these could reach real devices.
 */
export function createChaves({
  sql,
  config,
}: {
  sql: Sql
  config: Pick<Config, 'vapid' | 'producao'>
}): ReadChaves {
  let lidas: Promise<ChavesVapid> | undefined
  return async () => {
    if (config.vapid || config.producao) return config.vapid
    lidas ??= keepChaves(sql).catch((error: unknown) => {
      lidas = undefined
      throw error
    })
    return lidas
  }
}

async function keepChaves(db: Db): Promise<ChavesVapid> {
  const [kept] = await db<ChavesVapid[]>`select publica, privada from chave_vapid`
  if (kept) return kept
  const { publica, privada } = await makeChaves()
  // Whoever comes second takes what the first has kept.
  const [row] = await db<ChavesVapid[]>`
    insert into chave_vapid (publica, privada) values (${publica}, ${privada})
    on conflict (unica) do update set publica = chave_vapid.publica returning publica, privada`
  if (!row) throw new Error('insert of the VAPID keys answered nothing')
  return row
}

/** A new pair on P-256. */
export async function makeChaves(): Promise<ChavesVapid> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign'],
  )
  const { d: privada } = await crypto.subtle.exportKey('jwk', privateKey)
  const ponto = await crypto.subtle.exportKey('raw', publicKey)
  if (!privada) throw new Error('a private key has no number')
  return { publica: Buffer.from(ponto).toString('base64url'), privada }
}
