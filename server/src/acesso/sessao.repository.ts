import { hash } from 'node:crypto'

import type { Papel, ProvaDaSessao, TipoDocumento } from '@vitrine/contract'

import type { Db } from '#infra'

export interface SessaoRow {
  idusuario: string
  idcliente: string | null
  papel: Papel
  tokenorigin: string
  operador: boolean
  email: string
  /** Whether the e-mail of the login is confirmed. */
  email_confirmado: boolean
  nome: string
  /** Roles of this login at the fornecedor asked about, the strongest first. */
  equipe: Papel[]
  cliente_nome: string | null
  tipo_documento: TipoDocumento | null
  documento: string | null
  data_nascimento: string | null
  idcadastroextracliente: string | null
  aprovado: boolean | null
  tags: string[] | null
  /** Resells what it buys here, as far as the supplier knows (decision 0066). */
  contribuinte: boolean | null
  submissao_pedido: boolean | null
  administra: boolean | null
  pode_agir: boolean
  /** Where the session began; null on the marketplace. */
  idfornecedor: string | null
  /** The living key of an API-key session at this fornecedor. */
  idapikeys: string | null
  /** Calls that this key is narrowed to; null: none, or no key. */
  chave_chamadas: string[] | null
  /** Of staff that looks as this customer, and may do nothing else (decision 0112). */
  idvisao: string | null
  /** Of the platform's people: until when an access to this fornecedor is open, or was. */
  acesso_ate: Date | null
  /** What it was proven by besides the password. */
  prova: ProvaDaSessao | null
  /** Roles at this fornecedor do not count: it asks a second proof, and this session has none. */
  falta_fator: boolean
  expira_em: Date
}

/** Which session is asked for, and at which fornecedor, for which cliente. */
export interface ChaveSessao {
  tokenHash: Buffer
  idfornecedor: string | null
  idcliente: string | null
}

/** Stored form of a session token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * A living session with what it is at one fornecedor and for one cliente: one statement. `idcliente` is the one the
 * request names; null takes the session's own. `pode_agir`: own cliente, linked cliente, a representative's or the
 * staff's client at this fornecedor, the one cliente of an API-key session, as things stand now: a session's own cliente too may have been taken from it.
 * A supplier that asks a second proof of its team knows no role of a session without one (decision 0157).
 * The same statement keeps that this session was used today from this address (law 12.965/2014, article 15).
 */
export async function findSessao(
  db: Db,
  { tokenHash, idfornecedor, idcliente }: ChaveSessao,
  ip: string,
): Promise<SessaoRow | null> {
  const [row] = await db<SessaoRow[]>`
    with registrado as (
      insert into registro_acesso (idsessao, ip, idusuario, agente)
      select idsessao, ${ip}, idusuario, agente from sessao where token_hash = ${tokenHash} and expira_em > now() and idvisao is null and ${ip} <> ''
      on conflict do nothing
    )
    select s.idusuario, coalesce(${idcliente}::uuid, s.idcliente) as idcliente, s.papel, s.tokenorigin,
      u.operador, u.email, u.email_confirmado_em is not null as email_confirmado, u.nome, e.equipe, c.nome as cliente_nome, c.tipo_documento, c.documento, c.data_nascimento, s.expira_em,
      x.idcadastroextracliente, x.aprovado, x.tags, f_contribuinte(x.idfornecedor, x.tags, x.caracteristicas) as contribuinte, uc.submissao_pedido, uc.administra, s.idfornecedor, k.idapikeys, k.chamadas as chave_chamadas, s.idvisao, s.prova, e.falta_fator,
      case when u.operador then (select max(a.expira_em) from acesso_operador a where a.idusuario = u.idusuario and a.idfornecedor = ${idfornecedor} and a.encerrado_em is null) end as acesso_ate,
      (s.idvisao is null or coalesce(${idcliente}::uuid, s.idcliente) = s.idcliente) and (coalesce(${idcliente}::uuid, s.idcliente) is null or uc.idusuario is not null or (u.operador and x.idcliente is not null and f_acesso_operador(u.idusuario, x.idfornecedor))
        or (x.idcliente is not null and ('atendente' = any(e.equipe) or 'fornecedor' = any(e.equipe)))
        or exists (
          select 1 from cadastroextracliente r join equipe q on q.idfornecedor = r.idfornecedor and q.idusuario = r.idrepresentante and q.papel = 'representante'
          where r.idfornecedor = coalesce(${idfornecedor}, s.idfornecedor) and r.idcliente = c.idcliente and r.idrepresentante = s.idusuario
        )
        or (k.idapikeys is not null and s.idcliente = c.idcliente)) as pode_agir
    from sessao s
    join usuario u on u.idusuario = s.idusuario
    cross join lateral (
      select coalesce(array_agg(papel order by papel = 'fornecedor' desc, papel = 'atendente' desc) filter (where papel = 'representante' or not falta), '{}') as equipe,
        coalesce(bool_or(papel <> 'representante' and falta), false) as falta_fator
      from equipe left join exigencia_fator x using (idfornecedor)
      cross join lateral (select s.prova is null and x.vale_em <= now() is true as falta) f
      where equipe.idusuario = s.idusuario and equipe.idfornecedor = ${idfornecedor}
    ) e
    left join cliente c on c.idcliente = coalesce(${idcliente}::uuid, s.idcliente)
    left join cadastroextracliente x on x.idfornecedor = ${idfornecedor} and x.idcliente = c.idcliente
    left join usuario_cliente uc on uc.idusuario = s.idusuario and uc.idcliente = c.idcliente
    left join apikey k on s.papel = case when k.erp then 'erp' else 'api-key' end and k.idusuario = s.idusuario and k.revogada_em is null and (k.expira_em is null or k.expira_em > now()) and k.idfornecedor = coalesce(${idfornecedor}, k.idfornecedor)
    where s.token_hash = ${tokenHash} and s.expira_em > now() and (s.idvisao is null or f_visao_vale(s.idvisao))
      -- Of a login that a second proof is asked of, a session without one is none, by whatever door it came.
      and (not u.segundo_fator or s.prova is not null or s.idvisao is not null)`
  return row ?? null
}

/**
 * Who buys for a cliente without a session: the login that asked for it if it is linked still, or is its representative;
 * else one that administers the cliente. The row is a session's as far as rights go: one statement.
 */
export async function findQuemCompra(
  db: Db,
  {
    idfornecedor,
    idcliente,
    idusuario,
  }: { idfornecedor: string; idcliente: string; idusuario: string | null },
): Promise<SessaoRow | null> {
  const [row] = await db<SessaoRow[]>`
    with quem as (
      select uc.idusuario, uc.submissao_pedido, uc.administra, 'cliente' as papel, '{}'::text[] as equipe, (uc.idusuario is not distinct from ${idusuario}) as pediu
      from usuario_cliente uc where uc.idcliente = ${idcliente} and (uc.idusuario = ${idusuario} or uc.administra)
      union all
      select e.idusuario, null, null, 'representante', array[e.papel], true
      from cadastroextracliente r join equipe e on e.idfornecedor = r.idfornecedor and e.idusuario = r.idrepresentante and e.papel = 'representante'
      where r.idfornecedor = ${idfornecedor} and r.idcliente = ${idcliente} and r.idrepresentante = ${idusuario}
    )
    select u.idusuario, c.idcliente, q.papel, 'ASSINATURA' as tokenorigin, false as operador, u.email, u.email_confirmado_em is not null as email_confirmado, u.nome, q.equipe, c.nome as cliente_nome,
      c.tipo_documento, c.documento, c.data_nascimento, x.idcadastroextracliente, x.aprovado, x.tags, f_contribuinte(x.idfornecedor, x.tags, x.caracteristicas) as contribuinte, q.submissao_pedido, q.administra, true as pode_agir,
      ${idfornecedor}::uuid as idfornecedor, null as idapikeys, null as chave_chamadas, null as idvisao, null as acesso_ate, null as prova, false as falta_fator, now() as expira_em
    from quem q join usuario u using (idusuario) join cliente c on c.idcliente = ${idcliente}
    left join cadastroextracliente x on x.idfornecedor = ${idfornecedor} and x.idcliente = c.idcliente
    order by q.pediu desc, q.papel, u.criado_em limit 1`
  return row ?? null
}

export interface NovaSessao {
  token: string
  idusuario: string
  idcliente: string | null
  idfornecedor: string | null
  papel: Papel
  tokenorigin: string
  agente: string
  dias: number
  /** Of a look as a customer, which ends with it. */
  idvisao?: string
  /** What it was proven by besides the password; else null. */
  prova?: ProvaDaSessao | null
  expira_em?: Date
}

/** Opens a session for `dias` days; only the hash of its token is stored. */
export async function insertSessao(db: Db, nova: NovaSessao): Promise<void> {
  await db`
    insert into sessao (token_hash, idusuario, idcliente, idfornecedor, papel, tokenorigin, agente, expira_em, idvisao, prova)
    values (${hashToken(nova.token)}, ${nova.idusuario}, ${nova.idcliente}, ${nova.idfornecedor}, ${nova.papel},
      ${nova.tokenorigin}, ${nova.agente.slice(0, 200)}, ${nova.expira_em ?? db`now() + make_interval(days => ${nova.dias})`}, ${nova.idvisao ?? null}, ${nova.prova ?? null})`
}

export interface AcessoRow {
  idsessao: string
  atual: boolean
  tokenorigin: string
  prova: ProvaDaSessao | null
  agente: string
  cliente: string | null
  criada_em: Date
  expira_em: Date
}

/** Living sessions of a login, the newest first. */
export async function listSessoes(db: Db, idusuario: string, tokenHash: Buffer): Promise<AcessoRow[]> {
  return db<AcessoRow[]>`
    select s.idsessao, s.token_hash = ${tokenHash} as atual, s.tokenorigin, s.prova, s.agente, c.nome as cliente, s.criada_em, s.expira_em
    from sessao s join usuario u using (idusuario) left join cliente c on c.idcliente = s.idcliente
    where s.idusuario = ${idusuario} and s.expira_em > now() and s.idvisao is null and (not u.segundo_fator or s.prova is not null) order by atual desc, s.criada_em desc limit 100`
}

/** Ends one session of a login by its name, or all but the one that asks. Answers how many. */
export async function endSessoes(
  db: Db,
  idusuario: string,
  { idsessao, atual }: { idsessao: string | null; atual: Buffer },
): Promise<number> {
  const rows = await db`
    delete from sessao where idusuario = ${idusuario}
      and (idsessao = ${idsessao} or (${idsessao}::uuid is null and token_hash <> ${atual})) returning 1`
  return rows.length
}

/** Ends the session of this token; nothing happens when there is none. */
export async function deleteSessao(db: Db, token: string): Promise<void> {
  await db`delete from sessao where token_hash = ${hashToken(token)}`
}
