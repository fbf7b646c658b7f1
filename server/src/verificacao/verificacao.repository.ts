import type { FonteVerificacao } from '@vitrine/contract'
import type { Login } from '@vitrine/rules/documento'

import { SEM_SENHA, type Db, type Sql, type Transaction } from '#infra'

/** A thing that is counted, and how often it may happen in an hour. */
export interface Limite {
  /** SHA-256, hexadecimal. */
  chave: string
  maximo: number
}

/**
 * Counts an attempt under each key unless one of them is used up; refused attempts do not count, so that a person does not wait longer because of a stranger's tries. Serial by key: attempts at the same moment count like later ones.
 */
export async function takeTentativa(tx: Transaction, limites: readonly Limite[]): Promise<boolean> {
  const chaves = limites.map(({ chave }) => chave)
  const maximos = limites.map(({ maximo }) => maximo)
  await tx`
    select pg_advisory_xact_lock(k)
    from (select hashtextextended(c, 17) as k from unnest(${chaves}::text[]) as c order by 1) chaves`
  const rows = await tx`
    insert into tentativa_verificacao (chave)
    select decode(c, 'hex') from unnest(${chaves}::text[]) as c
    where not exists (
      select 1 from unnest(${chaves}::text[], ${maximos}::int[]) as l(c, maximo)
      where (
        select count(*) from tentativa_verificacao t
        where t.chave = decode(l.c, 'hex') and t.quando > now() - interval '1 hour') >= l.maximo)
    returning 1`
  return rows.length > 0
}

/** Whom to write to: the login typed, or the primary login of a cliente. */
export type Destino = { login: Login } | { idcliente: string }

export interface NovaVerificacao {
  idverificacao: string
  fonte: FonteVerificacao
  codigo: string
  tokenHash: Buffer
  minutos: number
  carta: { idcorreio: string; assunto: string; texto: string }
  idfornecedor: string | null
}

/** Letters that ask to confirm one address in a day, no matter who asks: it may be the mailbox of a stranger. */
const CONFIRMACOES_POR_DIA = 10

/**
 * Code and letter in one statement that takes the same time when the login does not exist: it only finds no rows then. What is confirmed
 * already is not asked again. Answers whether a letter was written.
 */
export async function insertVerificacao(db: Db, destino: Destino, nova: NovaVerificacao): Promise<boolean> {
  const { idverificacao, fonte, codigo, tokenHash, minutos, carta, idfornecedor } = nova
  const rows = await db`
    with quem as (
      select u.idusuario, u.email, u.nome from usuario u where ${condition(db, destino)}
        and (${fonte} <> 'CONFIRMAR_EMAIL' or u.email_confirmado_em is null and (
          select count(*) from verificacao d
          where d.idusuario = u.idusuario and d.fonte = ${fonte} and d.criada_em > now() - interval '1 day') < ${CONFIRMACOES_POR_DIA})
    ), nova as (
      insert into verificacao (idverificacao, idusuario, fonte, codigo_hash, token_hash, para_hash, expira_em)
      select ${idverificacao}, idusuario, ${fonte}, sha256(convert_to(${idverificacao + codigo}, 'UTF8')), ${tokenHash}, sha256(convert_to(email, 'UTF8')),
        now() + make_interval(mins => ${minutos}) from quem
    )
    insert into correio (idcorreio, idfornecedor, para, assunto, texto, chave, secreta)
    select ${carta.idcorreio}, ${idfornecedor}, email, ${carta.assunto}, replace(${carta.texto}, '{nome}', nome),
      ${`verificacao:${idverificacao}`}, true from quem returning 1`
  return rows.length > 0
}

function condition(db: Db, destino: Destino) {
  if ('idcliente' in destino)
    return db`u.idusuario = (select idusuario from usuario_cliente where idcliente = ${destino.idcliente} order by administra desc, primario desc, idusuario limit 1)`
  const { tipo, valor } = destino.login
  if (tipo === 'EMAIL') return db`u.email = ${valor}`
  return db`u.idusuario = (
    select uc.idusuario from cliente c join usuario_cliente uc using (idcliente)
    where c.tipo_documento = ${tipo} and c.documento = ${valor} order by uc.administra desc, uc.primario desc, uc.idusuario limit 1)`
}

export interface Provado {
  idusuario: string
  email: string
  nome: string
}

const MAX_TENTATIVAS = 5

/** A letter to an address that the login has no more proves nothing. */
const isDaCaixa = (db: Db) => db`(v.para_hash is null or v.para_hash = sha256(convert_to(u.email, 'UTF8')))`

/** Uses the newest code that a login has for this purpose, or says that it is wrong and counts the try. */
export async function useCodigo(
  db: Db,
  login: Login,
  { codigo, fonte }: { codigo: string; fonte: FonteVerificacao },
): Promise<Provado | null> {
  const [row] = await db<(Provado & { certo: boolean })[]>`
    update verificacao v set tentativas = v.tentativas + 1,
      usada_em = case when v.codigo_hash = sha256(convert_to(v.idverificacao::text || ${codigo}, 'UTF8')) then now() end
    from usuario u
    where u.idusuario = v.idusuario and v.usada_em is null and v.expira_em > now() and v.tentativas < ${MAX_TENTATIVAS} and ${isDaCaixa(db)}
      and v.idverificacao = (
        select n.idverificacao from verificacao n join usuario u on u.idusuario = n.idusuario
        where ${condition(db, { login })} and n.fonte = ${fonte} order by n.criada_em desc, n.idverificacao desc limit 1)
    returning v.idusuario, u.email, u.nome, v.usada_em is not null as certo`
  return row?.certo ? row : null
}

/** Uses the token of a link, once, for what it was made. */
export async function useToken(db: Db, tokenHash: Buffer, fonte: FonteVerificacao): Promise<Provado | null> {
  const [row] = await db<Provado[]>`
    update verificacao v set usada_em = now() from usuario u
    where u.idusuario = v.idusuario and v.token_hash = ${tokenHash} and v.fonte = ${fonte} and v.usada_em is null
      and v.expira_em > now() and v.tentativas < ${MAX_TENTATIVAS} and ${isDaCaixa(db)}
    returning v.idusuario, u.email, u.nome`
  return row ?? null
}

/**
 * Whether a password opens this login that its mailbox stands behind. One that nobody proved may be a stranger's, who typed the address in. Where there
 * is none no session goes on either.
 */
export async function hasSenhaProvada(tx: Transaction, idusuario: string): Promise<boolean> {
  await tx`
    delete from sessao s using usuario u
    where s.idusuario = ${idusuario} and u.idusuario = s.idusuario and u.senha_hash = ${SEM_SENHA}`
  const rows = await tx`
    select from usuario where idusuario = ${idusuario} and email_confirmado_em is not null and senha_hash <> ${SEM_SENHA}`
  return rows.length > 0
}

/** A link alone, without a code, for a login that is known. */
export async function insertToken(
  db: Db,
  {
    idverificacao,
    idusuario,
    email,
    fonte,
    tokenHash,
    minutos,
  }: Pick<NovaVerificacao, 'idverificacao' | 'fonte' | 'tokenHash' | 'minutos'> & {
    idusuario: string
    email: string
  },
): Promise<void> {
  // Of a code that nobody was told; the link is what was.
  await db`
    insert into verificacao (idverificacao, idusuario, fonte, codigo_hash, token_hash, para_hash, expira_em)
    values (${idverificacao}, ${idusuario}, ${fonte}, sha256(${tokenHash}), ${tokenHash}, sha256(convert_to(${email}, 'UTF8')), now() + make_interval(mins => ${minutos}))`
}

/** Links and codes of earlier letters end. */
export async function endTokens(db: Db, idusuario: string, fonte: FonteVerificacao): Promise<void> {
  await db`
    update verificacao set usada_em = now()
    where idusuario = ${idusuario} and fonte = ${fonte} and usada_em is null`
}

/** New password; every session and every other code of this login ends. Teams that it was invited to have waited for this (decision 0154). */
export async function replaceSenha(tx: Transaction, idusuario: string, senha_hash: string): Promise<void> {
  // Its letter was read: so is the mailbox.
  await tx`
    update usuario set senha_hash = ${senha_hash}, email_confirmado_em = coalesce(email_confirmado_em, now())
    where idusuario = ${idusuario}`
  await tx`delete from sessao where idusuario = ${idusuario}`
  await tx`
    with gone as (delete from convite_equipe where idusuario = ${idusuario} returning idfornecedor, idusuario, papel, para_hash)
    insert into equipe (idfornecedor, idusuario, papel)
    select g.idfornecedor, g.idusuario, g.papel from gone g join usuario u using (idusuario)
    where g.para_hash = sha256(convert_to(u.email, 'UTF8')) on conflict do nothing`
  await tx`update verificacao set usada_em = now() where idusuario = ${idusuario} and usada_em is null`
}

/** What has expired is kept for a day, to analyse an attack, and then deleted. */
export async function purgeVerificacoes(sql: Sql): Promise<void> {
  await sql`delete from tentativa_verificacao where quando < now() - interval '1 day'`
  await sql`delete from verificacao where expira_em < now() - interval '1 day'`
  await sql`delete from login_token where expira_em < now()`
  await sql`delete from passo_login where expira_em < now()`
  await sql`delete from desafio_passkey where expira_em < now()`
  await sql`delete from carrinho_guardado where expira_em < now()`
  await sql`delete from sessao where expira_em < now() - interval '1 day'`
}

/** What was right after all does not count against its owner: the tries under this key are forgotten. */
export async function forgetTentativas(db: Db, chave: string): Promise<void> {
  await db`delete from tentativa_verificacao where chave = decode(${chave}, 'hex')`
}
