import type { HandlersOf } from '#chamada'
import { lojaOf, type ContextoComprador } from '#acesso'
import { Falha, type Sql } from '#infra'
import type { Pagamentos } from '#pagamento'
import { atorOf, movePedido, requirePedido } from '#pedido'

import { armTeste, disarmTeste, findQuemTesta, findTeste, listEmCurso } from './teste.repository.ts'

type Base = '/painel/v1/{idfornecedor}/pedido-de-teste'
type Calls = `GET ${Base}` | `PUT ${Base}` | `POST ${Base}/encerrar`

/** Minutes in which the test order has to come. */
const MINUTOS = 60

export interface DepsDoTeste {
  sql: Sql
  pagamentos: Pick<Pagamentos, 'settle'>
}

/** The order by which a store tries itself out (issue 17, line 2; decision 0164). */
export function createTesteHandlers(deps: DepsDoTeste): HandlersOf<Calls> {
  const { sql } = deps
  return {
    'GET /painel/v1/{idfornecedor}/pedido-de-teste': ({ contexto }) =>
      findTeste(sql, lojaOf(contexto).idfornecedor),
    'PUT /painel/v1/{idfornecedor}/pedido-de-teste': async ({ body: { email }, contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      const quem = await findQuemTesta(sql, { idfornecedor, email })
      if (!quem) throw refuse('Nenhum cadastro desta loja usa este e-mail. Crie o cadastro na loja primeiro.')
      // Else what a customer buys could be kept out of every sum.
      if (quem.comprou) throw refuse('Quem usa este e-mail já comprou aqui. Use um cadastro que não comprou.')
      await armTeste(sql, { idfornecedor, idusuario: quem.idusuario }, MINUTOS)
      return findTeste(sql, idfornecedor)
    },
    'POST /painel/v1/{idfornecedor}/pedido-de-teste/encerrar': async ({ contexto }) => {
      const { idfornecedor } = lojaOf(contexto)
      await disarmTeste(sql, idfornecedor)
      for (const numpedido of await listEmCurso(sql, idfornecedor)) await cancel(deps, numpedido, contexto)
      return findTeste(sql, idfornecedor)
    },
  }
}

const refuse = (email: string) => new Falha('entrada_invalida', { campos: { email } })

/** By the same moves as any order: what it took goes back. One that cannot be cancelled any more is left as it is. */
async function cancel(
  { sql, pagamentos }: DepsDoTeste,
  numpedido: number,
  { papel, idusuario }: ContextoComprador,
): Promise<void> {
  const quem = { ator: atorOf(papel), papel, idusuario }
  try {
    await sql.begin(async (tx) =>
      movePedido(tx, await requirePedido(tx, numpedido), {
        para: 'CANCELADO',
        motivo: 'Pedido de teste encerrado.',
        quem,
      }),
    )
  } catch (error) {
    if (error instanceof Falha) return
    throw error
  }
  await pagamentos.settle(numpedido)
}
