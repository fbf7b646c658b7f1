import { idNulo, type AcaoPedido, type CodigoFalha, type StatusPedido } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import { buildCupom } from '../exemplares/build-cupom.ts'
import { buildCliente, buildFornecedor, buildProduto } from '../builders.ts'
import { copyPedido } from '../copy-pedido.ts'
import { buildEquipe, buildOperador } from '../logins.ts'
import { withoutTable, type Cena, type Provocacao } from './provoke.ts'
import { buildSubmissao } from '../submissao.ts'

const CART = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'

/** The cart of ana, saved by herself. */
const saveCart = (
  { app, loja, ana }: Cena,
  cartItens: { id: string; quantidade: number }[],
  revisao?: number,
) =>
  app.call(
    CART,
    {
      params: { session_token: 'token', id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
      body: { cartItens, revisao },
    },
    { token: ana.token },
  )

/** Number of an order that ana has just made. */
async function makePedido({ app, loja, ana, produto }: Cena): Promise<number> {
  const { dados } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }),
    },
    { token: ana.token },
  )
  return dados.numpedido
}

/** The order as if it had come this far. */
async function put({ app: { sql } }: Cena, numpedido: number, status: StatusPedido): Promise<void> {
  await sql`update pedido set status = ${status} where numpedido = ${numpedido}`
  await sql`insert into historico_pedido (numpedido, sequencia, status, ator) values (${numpedido}, 9, ${status}, 'sistema')`
}

const act = ({ app, ana }: Cena, num: number, acao: AcaoPedido, token = ana.token) =>
  app.call('POST /v4/orders/{num}/{acao}', { params: { num, acao }, body: {} }, { token })

/** The cart, and what is done to an order that was made (§8). */
export const provocacoesPedido = {
  carrinho_nao_salvo: async ({ app, loja }) => {
    const { token } = await buildOperador(app.sql)
    return app.call(
      CART,
      {
        params: { session_token: 'token', id: idNulo },
        query: { idfornecedor: loja.idfornecedor },
        body: { cartItens: [] },
      },
      { token },
    )
  },
  carrinho_sem_produtos: async (cena) => {
    const { status, dados } = await saveCart(cena, [{ id: uuidv7(), quantidade: 1 }])
    return { status, falha: { mensagem: dados.mensagem } }
  },
  carrinho_bloqueado: async (cena) => {
    const { app, loja, ana, produto } = cena
    const { idusuario } = await buildOperador(app.sql)
    await app.sql`
      insert into carrinho (idfornecedor, idcliente, bloqueado_por, bloqueado_desde)
      values (${loja.idfornecedor}, ${ana.idcliente}, ${idusuario}, now())`
    return saveCart(cena, [{ id: produto, quantidade: 1 }])
  },
  carrinho_desatualizado: (cena) => saveCart(cena, [{ id: cena.produto, quantidade: 1 }], 99),

  movimento_recusado: async (cena) => act(cena, await makePedido(cena), 'confirmar-entrega'),
  pedido_retido: async (cena) => {
    const num = await makePedido(cena)
    await cena.app.sql`
      insert into contestacao (idcontestacao, numpedido, idfornecedor, idpagamento, tipo, valor)
      select ${uuidv7()}, numpedido, idfornecedor, idpagamento, 'MED', valor from pagamento where numpedido = ${num}`
    return act(cena, num, 'cancelar')
  },
  motivo_ausente: async (cena) => {
    const { token } = await buildEquipe(cena.app.sql, cena.loja, { papel: 'atendente' })
    return act(cena, await makePedido(cena), 'cancelar', token)
  },
  repeticao_falhou: async (cena) => {
    const num = await makePedido(cena)
    return withoutTable(cena.app, 'item_pedido', () => act(cena, num, 'repetir'))
  },

  orcamento_vencido: async (cena) => {
    const num = await makePedido(cena)
    await put(cena, num, 'ORCAMENTO_PRECIFICADO')
    await cena.app.sql`update pedido set valido_ate = now() - interval '1 minute' where numpedido = ${num}`
    return act(cena, num, 'aceitar-orcamento')
  },
  prazo_encerrado: async (cena) => {
    const num = await makePedido(cena)
    await put(cena, num, 'ENTREGUE')
    await cena.app
      .sql`update historico_pedido set quando = now() - interval '9 days' where numpedido = ${num}`
    return act(cena, num, 'arrependimento')
  },
  valor_acima: async (cena) => {
    const num = await makePedido(cena)
    await put(cena, num, 'ENTREGUE')
    const { token } = await buildEquipe(cena.app.sql, cena.loja, { papel: 'fornecedor' })
    return cena.app.call(
      'POST /painel/v1/pedidos/{num}/devolver',
      { params: { num }, body: { valor: 1000, motivo: 'Avaria' } },
      { token },
    )
  },
  exportacao_em_preparo: async (cena) => {
    const num = await makePedido(cena)
    await copyPedido(cena.app.sql, num, 1000)
    return cena.app.call(
      'POST /v4/orders/export/{id}',
      { params: { id: cena.ana.idcliente }, body: {} },
      { token: cena.ana.token },
    )
  },

  cupom_automatico_melhor: async ({ app }) => {
    // Nobody has asked for this supplier yet: its coupons are read with it.
    const loja = await buildFornecedor(app.sql)
    await buildCupom(app.sql, loja, { codigocupom: 'CINCO', valor: 5 })
    await buildCupom(app.sql, loja, { codigocupom: 'SEMPRE', valor: 20, aplicacao_automatica: true })
    const cliente = await buildCliente(app.sql, loja)
    const arroz = await buildProduto(app.sql, loja)
    await saveCart({ app, loja, ana: cliente, produto: arroz }, [{ id: arroz, quantidade: 2 }])
    const { status, dados } = await app.call(
      'GET /v2/app/cupom-desconto/validar-desconto/fornecedor/{idf}/cliente/{idc}/cupom/{code}',
      { params: { idf: loja.idfornecedor, idc: cliente.idcliente, code: 'CINCO' }, query: {} },
      { token: cliente.token },
    )
    return { status, falha: { mensagem: dados.error } }
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
