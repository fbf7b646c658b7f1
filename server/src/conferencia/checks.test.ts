import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CodigoFalha, Submissao } from '@vitrine/contract'
import { addDias } from '@vitrine/rules/data'

import { uuidv7 } from '../infra/index.ts'
import {
  amanha,
  buildCliente,
  buildCupom,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type CupomDeTeste,
  type FornecedorDeTeste,
  type ProdutoDeTeste,
} from '../teste/index.ts'
import { buildRegras } from '../teste/provocacao/provocacoes-aprovacao.ts'
import { checks } from './checks.ts'

/** For every row of the table of checks a submission that it refuses and one that it just lets pass (readings 6, T1). */

let app: AppDeTeste
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Cena {
  loja: FornecedorDeTeste
  ana: ClienteDeTeste
  produto: string
}
type Mudar = (cena: Cena) => Partial<Submissao> | Promise<Partial<Submissao>>
interface Caso {
  quando: string
  codigo: CodigoFalha
  tags?: string[]
  recusa: Mudar
  /** The least that is different. */
  passa: Mudar
}

const nada: Mudar = () => ({})
const linha = (id: string, quantidade: number) => ({
  itens: [{ id, quantidade, embalarParaPresente: false }],
})
const entregaEm = ({ loja }: Cena, data_de_entrega: string, inicio = '08:00') => ({
  formaEntrega: { idformaentrega: loja.idEntrega, data_de_entrega, inicio },
})
const retiradaEm = ({ loja }: Cena, idloja: string): Partial<Submissao> => ({
  tipoEntrega: 'RETIRADA',
  lojaRetira: { idloja },
  enderecoentrega: null,
  formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
})
const payBy = (idformapagto: string, detalhe = {}) => ({
  formaPagamento: { temForma: true, idformapagto, ...detalhe },
})
const moveEndereco = async ({ ana }: Cena, lat: number | null, lng: number | null) => {
  await app.sql`update endereco set lat = ${lat}, lng = ${lng} where idendereco = ${ana.idendereco}`
  return {}
}
const deQuantidade = (quando: string, ...[recusa, passa]: [ProdutoDeTeste, number][]): Caso => {
  const ask =
    ([produto, quantidade]: [ProdutoDeTeste, number] = [{}, 1]): Mudar =>
    async ({ loja }) =>
      linha(await buildProduto(app.sql, loja, produto), quantidade)
  return { quando, codigo: 'quantidade_invalida', recusa: ask(recusa), passa: ask(passa) }
}
const comTermos = () => app.sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
const comDoca = ({ loja }: Cena) =>
  app.sql`insert into caracteristica (idfornecedor, escopo, codigo, nome, tipo, obrigatoria) values (${loja.idfornecedor}, 'PEDIDO', 'doca', 'Doca', 'TEXTO', true)`
const comDinheiro = async ({ loja }: Cena, troco: number) => {
  await app.sql`update forma_pagamento set opcoes = '{"meios": ["DINHEIRO"]}' where idformapagto = ${loja.idNaEntrega}`
  return payBy(loja.idNaEntrega, { meio: 'DINHEIRO', troco })
}
const comCupom = async ({ loja }: Cena, cupom: CupomDeTeste) => {
  await buildCupom(app.sql, loja, { codigocupom: 'CUPOM', ...cupom })
  return { cupom: 'CUPOM' }
}
const comMinimo = async ({ loja }: Cena, centavos: number) => {
  await app.sql`update forma_entrega set pedido_minimo_centavos = ${centavos} where idformaentrega = ${loja.idEntrega}`
}
const comBoleto = async ({ loja }: Cena) => {
  const idformapagto = uuidv7()
  await app.sql`
    insert into forma_pagamento (idformapagto, idfornecedor, tipo, nome, ordem)
    values (${idformapagto}, ${loja.idfornecedor}, 'BOLETO', 'Boleto', 3)`
  return payBy(idformapagto)
}

const casos: Record<string, Caso[]> = {
  'cart not locked': [
    {
      quando: 'an attendant holds the cart',
      codigo: 'carrinho_bloqueado',
      recusa: async ({ loja, ana }) => {
        await app.sql`insert into carrinho (idfornecedor, idcliente, bloqueado_por, bloqueado_desde) values (${loja.idfornecedor}, ${ana.idcliente}, ${ana.idusuario}, now())`
        return {}
      },
      passa: async ({ loja, ana }) => {
        await app.sql`insert into carrinho (idfornecedor, idcliente) values (${loja.idfornecedor}, ${ana.idcliente})`
        return {}
      },
    },
  ],
  'permission and approval': [
    {
      quando: 'the login may not submit',
      codigo: 'sem_permissao_submeter',
      recusa: async ({ ana }) => {
        await app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${ana.idusuario}`
        return {}
      },
      passa: nada,
    },
    {
      quando: 'the store asks for approval first',
      codigo: 'cadastro_nao_aprovado',
      tags: ['has-delivery', 'restrict-not-approved-user-submission'],
      recusa: async ({ ana }) => {
        await app.sql`update cadastroextracliente set aprovado = null where idcliente = ${ana.idcliente}`
        return {}
      },
      passa: nada,
    },
  ],
  'terms of use accepted': [
    {
      quando: 'there are terms',
      codigo: 'termos_nao_aceitos',
      recusa: async () => {
        await comTermos()
        return {}
      },
      passa: async ({ loja, ana }) => {
        await comTermos()
        const { status } = await app.call(
          'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso',
          {
            params: { idcliente: ana.idcliente, idfornecedor: loja.idfornecedor },
            body: { versao: '1' },
          },
          { token: ana.token },
        )
        expect(status).toBe(200)
        return {}
      },
    },
  ],
  'products still sold': [
    {
      quando: 'a product of another store',
      codigo: 'produto_indisponivel',
      recusa: async () => linha(await buildProduto(app.sql, await buildFornecedor(app.sql)), 1),
      passa: nada,
    },
    {
      quando: 'a product that is sold no more',
      codigo: 'produto_indisponivel',
      recusa: async ({ produto }) => {
        await app.sql`update produto set ativo = false where idcadastroextraproduto = ${produto}`
        return {}
      },
      passa: nada,
    },
  ],
  'quantities by their rules': [
    deQuantidade('above the maximum', [{ maxporpedido: 2 }, 3], [{ maxporpedido: 3 }, 3]),
    deQuantidade('below the minimum', [{ min_por_pedido: 3 }, 2], [{ min_por_pedido: 2 }, 2]),
    deQuantidade('only what rounds to nothing', [{}, 0.0004], [{}, 1]),
    deQuantidade('off the step', [{ granularidade: 0.5 }, 1.25], [{ granularidade: 0.5 }, 1.5]),
  ],
  'a line at least': [
    { quando: 'no line', codigo: 'carrinho_vazio', recusa: () => ({ itens: [] }), passa: nada },
  ],
  'no restricted goods without an age check': [
    {
      quando: 'no birth date',
      codigo: 'maior_de_18',
      recusa: async ({ loja, ana }) => {
        await app.sql`update cliente set data_nascimento = null where idcliente = ${ana.idcliente}`
        return linha(await buildProduto(app.sql, loja, { maior_de_18: true }), 1)
      },
      passa: async ({ loja }) => linha(await buildProduto(app.sql, loja, { maior_de_18: true }), 1),
    },
  ],
  'a place to bring it to': [
    {
      quando: 'no address',
      codigo: 'endereco_invalido',
      recusa: () => ({ enderecoentrega: null }),
      passa: nada,
    },
    {
      quando: "another cliente's address",
      codigo: 'endereco_invalido',
      recusa: async ({ loja }) => ({
        enderecoentrega: { idendereco: (await buildCliente(app.sql, loja)).idendereco },
      }),
      passa: nada,
    },
    {
      quando: 'a deleted address',
      codigo: 'endereco_invalido',
      recusa: async ({ ana }) => {
        await app.sql`update endereco set excluido_em = now() where idendereco = ${ana.idendereco}`
        return {}
      },
      passa: nada,
    },
    {
      quando: 'an address without a point',
      codigo: 'endereco_invalido',
      recusa: (cena) => moveEndereco(cena, null, null),
      passa: nada,
    },
    {
      quando: 'outside the area of delivery',
      codigo: 'fornecedor_nao_atende',
      recusa: (cena) => moveEndereco(cena, -22.79, -47.06),
      passa: (cena) => moveEndereco(cena, -22.81, -47.06),
    },
    {
      quando: 'a delivery of a store that delivers nothing',
      codigo: 'fornecedor_nao_atende',
      tags: ['has-collect'],
      recusa: nada,
      passa: (cena) => retiradaEm(cena, cena.loja.idloja),
    },
    {
      quando: 'pickup without has-collect',
      codigo: 'loja_invalida',
      tags: ['has-delivery'],
      recusa: (cena) => retiradaEm(cena, cena.loja.idloja),
      passa: nada,
    },
    {
      quando: "pickup at another supplier's store",
      codigo: 'loja_invalida',
      recusa: async (cena) => retiradaEm(cena, (await buildFornecedor(app.sql)).idloja),
      passa: (cena) => retiradaEm(cena, cena.loja.idloja),
    },
  ],
  'an open delivery window': [
    {
      quando: 'a form of another type',
      codigo: 'sem_forma_entrega',
      recusa: ({ loja }) => ({
        formaEntrega: { idformaentrega: loja.idRetirada, data_de_entrega: amanha, inicio: '08:00' },
      }),
      passa: nada,
    },
    {
      quando: 'a day that is over',
      codigo: 'horario_encerrado',
      recusa: (cena) => entregaEm(cena, addDias(amanha, -2)),
      passa: (cena) => entregaEm(cena, amanha),
    },
    {
      quando: 'an hour that the form does not have',
      codigo: 'horario_encerrado',
      recusa: (cena) => entregaEm(cena, amanha, '09:00'),
      passa: (cena) => entregaEm(cena, amanha, '13:00'),
    },
  ],
  "answers to the supplier's own fields": [
    {
      quando: 'one that is required is missing',
      codigo: 'caracteristicas_invalidas',
      recusa: async (cena) => {
        await comDoca(cena)
        return {}
      },
      passa: async (cena) => {
        await comDoca(cena)
        return { caracteristicas: { doca: '3' } }
      },
    },
  ],
  'prices for this customer': [
    {
      quando: 'a product without a price',
      codigo: 'preco_indisponivel',
      recusa: async ({ loja }) => linha(await buildProduto(app.sql, loja, { preco: null }), 1),
      passa: async ({ loja }) => linha(await buildProduto(app.sql, loja, { preco: 0.01 }), 1),
    },
  ],
  'the coupon that was sent': [
    {
      quando: 'a minimum that the goods do not reach',
      codigo: 'cupom_invalido',
      recusa: (cena) => comCupom(cena, { valor_minimo: 20.01 }),
      passa: (cena) => comCupom(cena, { valor_minimo: 20 }),
    },
  ],
  'the minimum of the delivery form': [
    {
      // 20,00 of goods: freight of 7,90 does not count.
      quando: 'the goods alone are below it, with freight above',
      codigo: 'pedido_minimo',
      recusa: async (cena) => {
        await comMinimo(cena, 2001)
        return {}
      },
      passa: async (cena) => {
        await comMinimo(cena, 2000)
        return {}
      },
    },
    {
      // Nor does a coupon: 20,00 less 10 % reach a minimum of 20,00.
      quando: 'whatever a coupon takes off',
      codigo: 'pedido_minimo',
      recusa: async (cena) => {
        await comMinimo(cena, 2001)
        return comCupom(cena, {})
      },
      passa: async (cena) => {
        await comMinimo(cena, 2000)
        return comCupom(cena, {})
      },
    },
  ],
  'a payment method that is served': [
    {
      quando: "another supplier's method",
      codigo: 'pagamento_indisponivel',
      recusa: async () => payBy((await buildFornecedor(app.sql)).idPix),
      passa: ({ loja }) => payBy(loja.idPix),
    },
    {
      quando: 'change for less than the total of 27,90',
      codigo: 'pagamento_indisponivel',
      recusa: (cena) => comDinheiro(cena, 27.89),
      passa: (cena) => comDinheiro(cena, 27.9),
    },
  ],
  'the agreement that the company asks for': [
    {
      quando: 'its rules ask about every order',
      codigo: 'aprovacao_necessaria',
      recusa: (cena) => comRegras(cena, true),
      passa: (cena) => comRegras(cena, false),
    },
  ],
  'a delivery after its money': [
    {
      quando: 'a boleto for tomorrow',
      codigo: 'antes_do_pagamento',
      recusa: comBoleto,
      passa: async (cena) => ({ ...(await comBoleto(cena)), ...entregaEm(cena, addDias(amanha, 14)) }),
    },
  ],
  'no total above the one shown': [
    {
      quando: 'a centavo more than was shown (brazil L7)',
      codigo: 'total_mudou',
      recusa: () => ({ totalesperado: 27.89 }),
      passa: () => ({ totalesperado: 27.9 }),
    },
  ],
}

/** Rules of ana's company, for all orders or for none. */
async function comRegras({ loja, ana }: Cena, ativa: boolean): Promise<Partial<Submissao>> {
  const bia = await buildVinculado(app.sql, loja, [ana])
  const configuracao = buildRegras([bia.idusuario, ana.idusuario], { ativa })
  const { status } = await app.call(
    'PUT /v4/aprovacao-regras/{idfornecedor}/{idcliente}',
    {
      params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente },
      body: { configuracao, revisao: 0 },
    },
    { token: ana.token },
  )
  expect(status).toBe(200)
  return {}
}

async function submit({ codigo: _codigo, tags = ['has-delivery', 'has-collect'] }: Caso, mudar: Mudar) {
  const loja = await buildFornecedor(app.sql, { tags })
  const ana = await buildCliente(app.sql, loja)
  const produto = await buildProduto(app.sql, loja, { nome: 'Arroz', preco: 10, estoque: 5 })
  const change = await mudar({ loja, ana, produto })
  const { status, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: ana.idcliente },
      body: buildSubmissao({ loja, cliente: ana, produto }, change),
    },
    { token: ana.token },
  )
  const [{ n } = { n: -1 }] = await app.sql<{ n: number }[]>`
    select count(*)::int as n from pedido where idfornecedor = ${loja.idfornecedor}`
  await app.sql`delete from aceite_termo`
  await app.sql`delete from termo_uso`
  return { status, codigo: status === 200 ? null : falha.codigo, pedidos: n }
}

test('every row of the table has its submissions', () => {
  expect(Object.keys(casos)).toEqual(checks.map(({ nome }) => nome))
})

describe.each(Object.entries(casos))('%s', (_nome, linhas) => {
  test.each(linhas.map((caso) => [caso.quando, caso] as const))('%s', async (_quando, caso) => {
    expect(await submit(caso, caso.recusa)).toMatchObject({ codigo: caso.codigo, pedidos: 0 })
    expect(await submit(caso, caso.passa)).toEqual({ status: 200, codigo: null, pedidos: 1 })
  })
})
