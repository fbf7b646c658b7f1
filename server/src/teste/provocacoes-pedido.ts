import {
  falhas,
  idNulo,
  type AcaoPedido,
  type CodigoFalha,
  type StatusPedido,
  type Submissao,
} from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import { buildFatura } from './build-fatura.ts'
import { buildCupom } from './build-cupom.ts'
import { buildCliente, buildFornecedor, buildProduto } from './builders.ts'
import { copyPedido } from './copy-pedido.ts'
import { buildEquipe, buildOperador } from './logins.ts'
import {
  submit,
  withoutTable,
  type Cena,
  type ProvocacaoDentro,
  type Provocacao,
  type Provocar,
} from './provocar.ts'
import { amanha, buildSubmissao, hoje } from './submissao.ts'

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

/** An order refused for this reason: the text of section 8 before it, the names of the lines after it (readings 6). */
function recusa(codigo: CodigoFalha, provocar: Provocar, itens = ''): ProvocacaoDentro {
  const lista = itens && ` Itens: ${itens}`
  return { provocar, codigo, error: `Erro ao submeter seu pedido. ${falhas[codigo].mensagem}${lista}` }
}
const refuse = (codigo: CodigoFalha, change: (cena: Cena) => Partial<Submissao>, itens = '') =>
  recusa(codigo, (cena) => submit(cena, change(cena)), itens)
/** Too little stock: the reason says how much there is (readings 4). */
const faltaEstoque: ProvocacaoDentro = {
  provocar: (cena) => submit(cena, umDe(cena.produto, 6)),
  codigo: 'estoque_insuficiente',
  error: `Erro ao submeter seu pedido. ${falhas.estoque_insuficiente.mensagem} Só há 5\u00a0un. de Arroz. Itens: Arroz`,
}
const umDe = (id: string, quantidade = 1) => ({ itens: [{ id, quantidade, embalarParaPresente: false }] })

/** Ordering and cart (§8), and why an order is refused (readings 6). */
export const provocacoesPedido = {
  pedido_recusado: faltaEstoque,
  pedido_duplicado: async (cena) => {
    await submit(cena)
    return submit(cena)
  },
  carrinho_vazio: (cena) => submit(cena, { itens: [] }),
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

  cupom_invalido: refuse('cupom_invalido', () => ({ cupom: 'NAOEXISTE' })),
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

  cadastro_nao_aprovado: recusa('cadastro_nao_aprovado', async (cena) => {
    const loja = await buildFornecedor(cena.app.sql, {
      tags: ['has-delivery', 'restrict-not-approved-user-submission'],
    })
    return submit({ ...cena, loja }, {}, await buildCliente(cena.app.sql, loja, { aprovado: null }))
  }),
  sem_permissao_submeter: recusa('sem_permissao_submeter', async (cena) =>
    submit(cena, {}, await buildCliente(cena.app.sql, cena.loja, { pode_submeter: false })),
  ),
  estoque_insuficiente: faltaEstoque,
  produto_indisponivel: recusa(
    'produto_indisponivel',
    async (cena) => {
      await cena.app.sql`update produto set ativo = false where idcadastroextraproduto = ${cena.produto}`
      return submit(cena)
    },
    'Arroz',
  ),
  quantidade_invalida: refuse('quantidade_invalida', ({ produto }) => umDe(produto, 1.5), 'Arroz'),
  total_mudou: refuse('total_mudou', () => ({ totalesperado: 27.89 })),
  credito_insuficiente: refuse('credito_insuficiente', ({ loja }) => ({
    formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
  })),
  credito_bloqueado: recusa('credito_bloqueado', async (cena) => {
    const { app, loja, ana, produto } = cena
    await app.sql`update cadastroextracliente set limite_credito_centavos = 100000 where idcliente = ${ana.idcliente}`
    const [fatura = ''] = await buildFatura(app, { loja, cliente: ana, produto }, 1)
    await app.sql`update fatura set vencimento = ${hoje}::date - 3 where idfatura = ${fatura}`
    await app.sql`update fornecedor set bloqueio_vencida_dias = 0 where idfornecedor = ${loja.idfornecedor}`
    return submit(cena, { formaPagamento: { temForma: true, idformapagto: loja.idFaturado } })
  }),
  pagamento_indisponivel: refuse('pagamento_indisponivel', () => ({
    formaPagamento: { temForma: true, idformapagto: uuidv7() },
  })),
  horario_encerrado: refuse('horario_encerrado', ({ loja }) => ({
    formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega: addDias(amanha, -2), inicio: '08:00' },
  })),
  antes_do_pagamento: recusa('antes_do_pagamento', async (cena) => {
    const idformapagto = uuidv7()
    await cena.app.sql`
      insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem)
      values (${idformapagto}, ${cena.loja.idfornecedor}, 'BOLETO', 'Boleto', 3)`
    return submit(cena, { formaPagamento: { temForma: true, idformapagto } })
  }),
  horario_lotado: recusa('horario_lotado', async ({ app }) => {
    const loja = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set capacidade_pedidos = 1 where idfornecedor = ${loja.idfornecedor}`
    const ana = await buildCliente(app.sql, loja)
    const produto = await buildProduto(app.sql, loja)
    await submit({ app, loja, ana: await buildCliente(app.sql, loja), produto })
    return submit({ app, loja, ana, produto })
  }),
  caracteristicas_invalidas: recusa('caracteristicas_invalidas', async ({ app }) => {
    const loja = await buildFornecedor(app.sql)
    await app.sql`insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, obrigatoria) values (${loja.idfornecedor}, 'PEDIDO', 'doca', 'Doca', 'TEXTO', true)`
    return submit({
      app,
      loja,
      ana: await buildCliente(app.sql, loja),
      produto: await buildProduto(app.sql, loja),
    })
  }),
  maior_de_18: recusa(
    'maior_de_18',
    async (cena) => {
      await cena.app.sql`update cliente set data_nascimento = null where idcliente = ${cena.ana.idcliente}`
      const gin = await buildProduto(cena.app.sql, cena.loja, { nome: 'Gin', maior_de_18: true })
      return submit(cena, umDe(gin))
    },
    'Gin',
  ),
  loja_invalida: refuse('loja_invalida', ({ loja }) => ({
    tipoEntrega: 'RETIRADA',
    lojaRetira: { idloja: uuidv7() },
    formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
  })),
  endereco_invalido: refuse('endereco_invalido', () => ({ enderecoentrega: null })),
  preco_indisponivel: recusa(
    'preco_indisponivel',
    async (cena) => {
      const semPreco = await buildProduto(cena.app.sql, cena.loja, { nome: 'Sob consulta', preco: null })
      return submit(cena, umDe(semPreco))
    },
    'Sob consulta',
  ),
  pedido_minimo: recusa('pedido_minimo', async ({ app }) => {
    // A supplier nobody has asked for yet is read as it stands.
    const loja = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set pedido_minimo_centavos = 5000 where idfornecedor = ${loja.idfornecedor}`
    const ana = await buildCliente(app.sql, loja)
    return submit({ app, loja, ana, produto: await buildProduto(app.sql, loja) })
  }),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
