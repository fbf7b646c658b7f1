import type { CallInput, CallKey, Calls } from '@vitrine/contract'
import { toRequest } from '@vitrine/contract/client'

import { buildApp, type App } from '../../app.ts'
import { openDatabase, openNotificacoes, type Sql } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import { folgados } from '../banco-de-teste.ts'
import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../builders.ts'
import { buildCupom } from '../exemplares/build-cupom.ts'
import { buildLimites } from '../exemplares/build-limites.ts'
import { buildEquipe, buildVinculado, type LoginDeTeste } from '../logins.ts'

/** A server on the same database, with a pool of its own. */
export type Processo = App & { sql: Sql }

/** A move, as one of the processes makes it; answers the status. Of a job: 409 when it found nothing to do. */
export type Movimento = (em: Processo) => Promise<number>

/** A store whose every order takes stock, a use of a coupon and a place in a window, and who moves its orders. */
export interface Cena {
  app: AppDeTeste
  loja: FornecedorDeTeste
  ana: ClienteDeTeste
  /** Prepares what `ana` approves. */
  caio: LoginDeTeste
  dono: LoginDeTeste
  bia: LoginDeTeste
  arroz: string
  peixe: string
  /** By weight. */
  queijo: string
}

export const CUPOM = 'DEZ'
/** In units of each product. */
export const ESTOQUE = 100_000

export async function buildCena(app: AppDeTeste): Promise<Cena> {
  const { sql } = app
  const loja = await buildFornecedor(sql, { tags: ['has-delivery', 'support-budget'] })
  await buildLimites(sql, loja)
  const ana = await buildCliente(sql, loja, { limite: 100_000_000 })
  const [caio, dono, bia] = await Promise.all([
    buildVinculado(sql, loja, [ana]),
    buildEquipe(sql, loja, { papel: 'fornecedor' }),
    buildEquipe(sql, loja, { papel: 'atendente' }),
  ])
  const [arroz, peixe, queijo] = await Promise.all([
    buildProduto(sql, loja, { preco: 10, estoque: ESTOQUE }),
    buildProduto(sql, loja, { preco: 40, estoque: ESTOQUE }),
    buildProduto(sql, loja, { preco: 20, estoque: ESTOQUE, granularidade: 0.05 }),
  ])
  await buildCupom(sql, loja, {
    codigocupom: CUPOM,
    limite: ESTOQUE,
    limite_por_cliente: ESTOQUE,
    valor_limite: 1_000_000,
  })
  await sql`update usuario_cliente set submissao_pedido = false, administra = false where idusuario = ${caio.idusuario}`
  await sql`update produto set unidade = 'kg' where idcadastroextraproduto = ${queijo}`
  await sql`
    update forma_entrega set capacidade_pedidos = ${ESTOQUE}, capacidade_gramas = 1000000000 where idfornecedor = ${loja.idfornecedor}`
  await sql`
    update forma_pagamento set condicoes = '{}', opcoes = '{"prazos": [[28, 35]]}' where idformapagto = ${loja.idFaturado}`
  await sql`update forma_pagamento set opcoes = '{"margem": 10}' where idformapagto = ${loja.idNaEntrega}`
  return { app, loja, ana, caio, dono, bia, arroz, peixe, queijo }
}

export async function openProcesso({
  url,
  config,
}: AppDeTeste): Promise<Processo & { end: () => Promise<void> }> {
  const sql = openDatabase(url, { max: 8, prazos: folgados })
  const notificacoes = await openNotificacoes(sql)
  const app = await buildApp({ config, sql, notificacoes })
  const end = async () => {
    await app.fastify.close()
    await notificacoes.close()
    await sql.end({ timeout: 5 })
  }
  return { ...app, sql, end }
}

/** A call to one of the processes; answers the status. */
export async function send<K extends CallKey>(
  em: Processo,
  key: K,
  input: CallInput<Calls[K]>,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> },
): Promise<number> {
  const { method, url, body } = toRequest(key, input)
  const { statusCode } = await em.fastify.inject({
    method: method as 'GET', // toRequest takes it from the key, which names one of four
    url,
    payload: body,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  return statusCode
}
