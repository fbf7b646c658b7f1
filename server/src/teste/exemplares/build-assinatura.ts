import type { Submissao } from '@vitrine/contract'

import { uuidv7, type Sql } from '../../infra/index.ts'
import type { AppDeTeste } from '../app-de-teste.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from '../builders.ts'
import { buildSubmissao } from '../submissao.ts'

/** A type that a fornecedor offers, recurrence switched on; every week unless it is said otherwise. Answers its id. */
export async function buildTipoAssinatura(
  sql: Sql,
  { idfornecedor }: Pick<FornecedorDeTeste, 'idfornecedor'>,
  { nome = 'Toda semana', dias = 7 as number | null, meses = null as number | null } = {},
): Promise<string> {
  const idtipoassinatura = uuidv7()
  await sql`
    update fornecedor set config = jsonb_set(config, '{meta_info}', '{"hasRecorrencia": true}') where idfornecedor = ${idfornecedor}`
  await sql`
    insert into tipo_assinatura (idfornecedor, idtipoassinatura, nome, dias, meses)
    values (${idfornecedor}, ${idtipoassinatura}, ${nome}, ${dias}, ${meses})`
  return idtipoassinatura
}

/** A subscription, begun by an order of the cliente through the real app. */
export async function buildAssinatura(
  app: AppDeTeste,
  { loja, cliente, produto }: { loja: FornecedorDeTeste; cliente: ClienteDeTeste; produto: string },
  {
    tipo,
    token = cliente.token,
    ...change
  }: Partial<Submissao> & {
    tipo?: { nome?: string; dias?: number | null; meses?: number | null }
    token?: string
  } = {},
): Promise<{ idassinatura: string; numpedido: number }> {
  const idtipoassinatura = change.idtipoassinatura ?? (await buildTipoAssinatura(app.sql, loja, tipo))
  const body = buildSubmissao(
    { loja, cliente, produto },
    { formaPagamento: { temForma: true, idformapagto: loja.idNaEntrega }, ...change, idtipoassinatura },
  )
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token },
  )
  const [row] = await app.sql<{ idassinatura: string; numpedido: number }[]>`
    select idassinatura, numpedido from assinatura where numpedido = ${dados.numpedido ?? 0}`
  if (!row) throw new Error(`no subscription: ${JSON.stringify(falha)}`)
  return row
}
