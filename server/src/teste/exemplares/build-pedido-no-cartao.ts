import { expect } from 'vitest'

import type { AppDeTeste } from '../app-de-teste.ts'
import { buildProduto, type ClienteDeTeste, type FornecedorDeTeste } from '../builders.ts'
import type { LoginDeTeste } from '../logins.ts'
import { buildSubmissao } from '../submissao.ts'

export interface PedidoNoCartao {
  numpedido: number
  idpagamento: string
  idfornecedor: string
}

/** An order that was sent, of a representative's customer, to be paid by a card that its provider was not asked for yet. */
export async function buildPedidoNoCartao(
  app: AppDeTeste,
  { loja, cliente, rui }: { loja: FornecedorDeTeste; cliente: ClienteDeTeste; rui: LoginDeTeste },
): Promise<PedidoNoCartao> {
  const produto = await buildProduto(app.sql, loja, { preco: 10 })
  const { dados, status } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }, { numPedidoCliente: 'OC-7' }),
    },
    { token: cliente.token },
  )
  expect(status).toBe(200)
  await app.settle()
  const { numpedido } = dados
  const [charge] = await app.sql<{ idpagamento: string }[]>`
    update pagamento set tipo = 'CARTAO', status = 'CRIADO', idexterno = null, cartao = '{}' where numpedido = ${numpedido} returning idpagamento`
  await app.sql`
    update pedido set status = 'ENVIADO', tipopagamento = 'CARTAO', idrepresentante = ${rui.idusuario} where numpedido = ${numpedido}`
  return { numpedido, idpagamento: charge?.idpagamento ?? '', idfornecedor: loja.idfornecedor }
}
