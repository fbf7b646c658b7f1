import { createHash } from 'node:crypto'

import { keyOfIp, type Sql } from '#infra'

import { takeTentativa, type Limite } from './verificacao.repository.ts'

/** A key of takeTentativa: neither logins nor addresses stand in the table. */
export function hashChave(texto: string): string {
  return createHash('sha256').update(texto).digest('hex')
}

/** How often something (`nome`) may be tried from one address in an hour; an IPv6 network counts as one (decision 0029). */
export function limitIp(nome: string, ip: string, maximo: number): Limite {
  return { chave: hashChave(`${nome}:ip:${keyOfIp(ip)}`), maximo }
}

/** Counts an attempt from an address; false when its limit is used up. */
export function takeTentativaDoIp(sql: Sql, nome: string, ip: string, maximo: number): Promise<boolean> {
  return sql.begin((tx) => takeTentativa(tx, [limitIp(nome, ip, maximo)]))
}
