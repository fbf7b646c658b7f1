import { falhas, type CodigoFalha, type Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../../infra/index.ts'
import { buildFatura } from '../exemplares/build-fatura.ts'
import { buildCliente, buildFornecedor, buildProduto } from '../builders.ts'
import { amanha, hoje } from '../submissao.ts'
import { submit, type Cena, type ProvocacaoDentro, type Provocacao, type Provoke } from './provoke.ts'

/** An order refused for this reason: the text of section 8 before it, the names of the lines after it (readings 6). */
function recusa(codigo: CodigoFalha, provoke: Provoke, itens = ''): ProvocacaoDentro {
  const lista = itens && ` Itens: ${itens}`
  return { provoke, codigo, error: `Erro ao submeter seu pedido. ${falhas[codigo].mensagem}${lista}` }
}
const refuse = (codigo: CodigoFalha, change: (cena: Cena) => Partial<Submissao>, itens = '') =>
  recusa(codigo, (cena) => submit(cena, change(cena)), itens)
/** Too little stock: the reason says how much there is (readings 4). */
const faltaEstoque: ProvocacaoDentro = {
  provoke: (cena) => submit(cena, umDe(cena.produto, 6)),
  codigo: 'estoque_insuficiente',
  error: `Erro ao submeter seu pedido. ${falhas.estoque_insuficiente.mensagem} Só há 5\u00a0un. de Arroz. Itens: Arroz`,
}
const umDe = (id: string, quantidade = 1) => ({ itens: [{ id, quantidade, embalarParaPresente: false }] })

/** Why an order is refused when it is submitted (§8, readings 6). */
export const provocacoesSubmissao = {
  pedido_recusado: faltaEstoque,
  pedido_duplicado: async (cena) => {
    await submit(cena)
    return submit(cena)
  },
  carrinho_vazio: (cena) => submit(cena, { itens: [] }),
  cupom_invalido: refuse('cupom_invalido', () => ({ cupom: 'NAOEXISTE' })),
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
    // A supplier that was not read yet is read from the database now.
    const loja = await buildFornecedor(app.sql)
    await app.sql`update forma_entrega set pedido_minimo_centavos = 5000 where idfornecedor = ${loja.idfornecedor}`
    const ana = await buildCliente(app.sql, loja)
    return submit({ app, loja, ana, produto: await buildProduto(app.sql, loja) })
  }),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
