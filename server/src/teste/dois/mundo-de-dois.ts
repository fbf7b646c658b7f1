import type { Papel } from '@vitrine/contract'

import type { AppDeTeste } from '../app-de-teste.ts'
import { buildLojaDeDois, type LojaDeDois } from './build-loja-de-dois.ts'
import { buildPar, type Par } from './build-par.ts'
import { buildPessoa, type PessoaDeDois } from './build-pessoa.ts'
import { keyOf, type DonoDeLinha } from './foto-do-banco.ts'
import { deQuem, type TipoDeId } from './de-quem.ts'

/** Somebody who asks: a session, its role, and the store that it belongs to. */
export interface Ator {
  nome: string
  papel: Papel
  token: string
  /** The pair whose things it names as its own. */
  par: Par
}

/** Two suppliers of the same shape, two customers approved by both. */
export interface Mundo {
  lojas: readonly [LojaDeDois, LojaDeDois]
  pessoas: readonly [PessoaDeDois, PessoaDeDois]
  /** Ana's things at the first supplier: what the others are after. */
  alvo: Par
  /** Ana at the other, bia at the first, bia at the other. */
  outros: readonly [Par, Par, Par]
  /** Whom each login belongs to. */
  logins: Map<string, DonoDeLinha>
  /** A text with names in place of ids, for whoever reads what failed. */
  rename(texto: string): string
}

/** `antes` sees the others while the target is not there yet. */
export async function buildMundo(
  app: AppDeTeste,
  antes: (outros: Mundo['outros']) => Promise<void>,
): Promise<Mundo> {
  await app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
  const lojas = [await buildLojaDeDois(app, 'A'), await buildLojaDeDois(app, 'B')] as const
  const [a, b] = lojas
  const pessoas = [await buildPessoa(app, 'ana', lojas), await buildPessoa(app, 'bia', [b, a])] as const
  const [ana, bia] = pessoas
  const outros = [
    await buildPar(app, ana, b),
    await buildPar(app, bia, a),
    await buildPar(app, bia, b),
  ] as const
  await antes(outros)
  const alvo = await buildPar(app, ana, a)
  // The cart is locked by the attendant, so that a call that unlocks another's cart is noticed.
  await app.sql`
    update carrinho set bloqueado_por = ${a.atendente.idusuario}, bloqueado_desde = now()
    where idfornecedor = ${a.loja.idfornecedor} and idcliente = ${ana.cliente.idcliente}`
  const logins = new Map<string, DonoDeLinha>()
  for (const { cliente, vinculado } of pessoas)
    for (const { idusuario } of [cliente, vinculado]) logins.set(idusuario, keyOf(cliente.idcliente))
  for (const { loja, atendente, fornecedor, erp } of lojas)
    for (const { idusuario } of [atendente, fornecedor, erp])
      logins.set(idusuario, keyOf('privado', loja.idfornecedor))
  for (const par of [alvo, ...outros])
    for (const { idusuario } of [par.representante, par.chave])
      logins.set(idusuario, keyOf('privado', par.onde.loja.idfornecedor))
  const nomes = [alvo, ...outros].flatMap(({ pessoa, onde, ids }) =>
    Object.entries(ids).map(([tipo, id]): [string, string] => [
      String(id),
      deQuem[tipo as TipoDeId] === 'loja' ? `${tipo}:${onde.marca}` : `${tipo}:${pessoa.nome}${onde.marca}`,
    ]),
  )
  const rename = (texto: string) =>
    nomes.reduce((feito, [id, nome]) => (id.length > 4 ? feito.replaceAll(id, nome) : feito), texto)
  return { lojas, pessoas, alvo, outros, logins, rename }
}

/** Everybody who may not: each at home at a pair that is not the target. */
export function listAlheios([anaNaB, biaNaA, biaNaB]: Mundo['outros']): Ator[] {
  const b = anaNaB.onde
  const da = (par: Par, papel: Papel, login: { token: string }): Ator => ({
    nome: `${papel} (${par.pessoa.nome}@${par.onde.marca})`,
    papel,
    token: login.token,
    par,
  })
  return [
    da(biaNaA, 'cliente', biaNaA.pessoa.cliente),
    da(biaNaA, 'usuario vinculado', biaNaA.pessoa.vinculado),
    da(biaNaA, 'representante', biaNaA.representante),
    da(biaNaA, 'api-key', biaNaA.chave),
    da(biaNaB, 'cliente', biaNaB.pessoa.cliente),
    da(anaNaB, 'cliente', anaNaB.pessoa.cliente),
    da(anaNaB, 'representante', anaNaB.representante),
    da(anaNaB, 'atendente', b.atendente),
    da(anaNaB, 'fornecedor', b.fornecedor),
    da(anaNaB, 'erp', b.erp),
    da(anaNaB, 'api-key', anaNaB.chave),
    { nome: 'visitante', papel: 'visitante', token: '', par: biaNaB },
  ]
}
