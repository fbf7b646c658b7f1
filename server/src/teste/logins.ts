import type { Papel } from '@vitrine/contract'

import { hashToken, insertSessao } from '../acesso/index.ts'
import { SEM_SENHA, uuidv7, type Sql } from '../infra/index.ts'
import { insertApiKey } from '../login/index.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from './builders.ts'

/** Logins of the tests that are not a customer with an account of its own: each with a session. */
export interface LoginDeTeste {
  idusuario: string
  token: string
}

interface Sessao {
  idusuario: string
  papel: Papel
  idcliente?: string | null
  idfornecedor?: string | null
}

/** One more session of a login; answers its token. */
export async function buildSessao(
  sql: Sql,
  { idusuario, papel, idcliente = null, idfornecedor = null }: Sessao,
): Promise<string> {
  const token = `t-${uuidv7()}`
  const quem = { idusuario, papel, idcliente, idfornecedor }
  await insertSessao(sql, { ...quem, token, tokenorigin: 'SENHA', agente: '', dias: 1 })
  return token
}

async function insertUsuario(sql: Sql, { operador }: { operador: boolean }): Promise<string> {
  const idusuario = uuidv7()
  await sql`
    insert into usuario (idusuario, email, nome, senha_hash, operador)
    values (${idusuario}, ${`${idusuario}@vitrine.example`}, 'Equipe', ${SEM_SENHA}, ${operador})`
  return idusuario
}

/** Staff of a supplier; a representative acts for `cliente`, whom it is assigned to. */
export async function buildEquipe(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  { papel, cliente }: { papel: 'representante' | 'atendente' | 'fornecedor'; cliente?: ClienteDeTeste },
): Promise<LoginDeTeste> {
  const idusuario = await insertUsuario(sql, { operador: false })
  const idcliente = cliente?.idcliente ?? null
  await sql`insert into equipe (idfornecedor, idusuario, papel) values (${idfornecedor}, ${idusuario}, ${papel})`
  if (papel === 'representante' && idcliente) {
    await sql`
      update cadastroextracliente set idrepresentante = ${idusuario}
      where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  }
  return { idusuario, token: await buildSessao(sql, { idusuario, papel, idcliente, idfornecedor }) }
}

/** A login of nobody's own that may act for these clientes; its session acts for the first. */
export async function buildVinculado(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  clientes: readonly ClienteDeTeste[],
): Promise<LoginDeTeste> {
  const idusuario = await insertUsuario(sql, { operador: false })
  for (const [index, { idcliente }] of clientes.entries()) {
    await sql`
      insert into usuario_cliente (idusuario, idcliente, primario, administra) values (${idusuario}, ${idcliente}, ${index === 0}, true)`
  }
  const idcliente = clientes[0]?.idcliente ?? null
  const sessao = { idusuario, papel: 'usuario vinculado', idcliente, idfornecedor } as const
  return { idusuario, token: await buildSessao(sql, sessao) }
}

/** A supplier's own system with a session for a cliente; `chave` is the key itself, `erp` the supplier's code of the cliente. */
export async function buildApiKey(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
  { idcliente }: Pick<ClienteDeTeste, 'idcliente'>,
): Promise<LoginDeTeste & { chave: string; idapikeys: string; erp: string }> {
  const [idusuario, idapikeys, chave] = [uuidv7(), uuidv7(), `chave-${uuidv7()}`]
  const erp = `ERP-${idcliente.slice(-8)}`
  await insertApiKey(sql, { idapikeys, idfornecedor, idusuario, nome: 'ERP', chave_hash: hashToken(chave) })
  await sql`
    update cadastroextracliente set cod_erp = ${erp} where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
  const token = await buildSessao(sql, { idusuario, papel: 'api-key', idcliente, idfornecedor })
  return { idusuario, token, chave, idapikeys, erp }
}

/** A supplier's own system at the panel's calls, with a session. */
export async function buildErp(
  sql: Sql,
  { idfornecedor }: FornecedorDeTeste,
): Promise<LoginDeTeste & { chave: string; idapikeys: string }> {
  const [idusuario, idapikeys, chave] = [uuidv7(), uuidv7(), `chave-${uuidv7()}`]
  const nova = { idapikeys, idfornecedor, idusuario, nome: 'ERP', chave_hash: hashToken(chave), erp: true }
  await insertApiKey(sql, nova)
  return {
    idusuario,
    token: await buildSessao(sql, { idusuario, papel: 'erp', idfornecedor }),
    chave,
    idapikeys,
  }
}

/** Somebody of the platform. */
export async function buildOperador(sql: Sql): Promise<LoginDeTeste> {
  const idusuario = await insertUsuario(sql, { operador: true })
  return { idusuario, token: await buildSessao(sql, { idusuario, papel: 'operador' }) }
}

/** An access of somebody of the platform to the customers of a store, for an hour; one that was closed, or whose time is over. */
export async function buildAcesso(
  sql: Sql,
  { idfornecedor }: Pick<FornecedorDeTeste, 'idfornecedor'>,
  { idusuario }: Pick<LoginDeTeste, 'idusuario'>,
  como: 'ABERTO' | 'ENCERRADO' | 'VENCIDO' = 'ABERTO',
): Promise<string> {
  const idacesso = uuidv7()
  await sql`
    insert into acesso_operador (idfornecedor, idacesso, idusuario, operador, especie, razao, aberto_em, expira_em, encerrado_em)
    select ${idfornecedor}, ${idacesso}, ${idusuario}, 'Equipe', 'PEDIDO_DA_LOJA', 'A loja pediu ajuda com um pedido', inicio,
      inicio + interval '1 hour', case when ${como} = 'ENCERRADO' then now() end
    from (select now() - case when ${como} = 'VENCIDO' then interval '2 hours' else interval '1 minute' end as inicio) i`
  return idacesso
}

/** Every version of the terms accepted by a login: without that nothing is ordered (§5). */
export async function acceptTermos(
  sql: Sql,
  { idusuario, idcliente }: Pick<ClienteDeTeste, 'idusuario' | 'idcliente'>,
): Promise<void> {
  await sql`
    insert into aceite_termo (idaceite, idusuario, idcliente, versao, ip, agente)
    select gen_random_uuid(), ${idusuario}, ${idcliente}, versao, '127.0.0.1', '' from termo_uso on conflict do nothing`
}
