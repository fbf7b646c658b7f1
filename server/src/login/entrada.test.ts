import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cookies } from '@vitrine/contract'

import {
  buildCadastro,
  buildApiKey,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const CHAVE = 'POST /v4/api-key/login'
const LEVA = 'POST /v1/app/usuario/login-token'
const CHEGA = 'POST /v1/app/{session_token}/usuario/autenticar/login-token'
const QUEM = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const PEDIDOS = 'GET /v2/app/pedido/cliente/{idcliente}'
const ORDER = 'GET /v2/app/{session_token}/order/{numpedido}'
const params = { session_token: 'token' }

const UM_ID = '01890000-0000-7000-8000-000000000001'

let app: AppDeTeste
let loja: FornecedorDeTeste
let outra: FornecedorDeTeste
let ana: ClienteDeTeste

beforeAll(async () => {
  app = await createTestApp({ demo: false, marketplaceHosts: ['vitrine.example'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  outra = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  await app.sql`delete from tentativa_verificacao`
})

const whoIs = async (token: string, { idfornecedor }: FornecedorDeTeste) =>
  (await app.call(QUEM, { params, query: { idfornecedor } }, { token })).dados
const readCart = (token: string, id: string, { idfornecedor }: FornecedorDeTeste) =>
  app.call(CART, { params: { ...params, id }, query: { idfornecedor } }, { token })
const order = async (token: string, na: FornecedorDeTeste) => {
  const produto = await buildProduto(app.sql, na)
  return app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { ...params, id: ana.idcliente },
      query: {},
      body: {
        ...buildSubmissao({ loja: na, cliente: ana, produto }),
        // No demo here: nobody plays the bank.
        formaPagamento: { temForma: true, idformapagto: na.idNaEntrega },
      },
    },
    { token },
  )
}

describe('login by a key of a supplier (§6, §7 POST /v4/api-key/login)', () => {
  const enter = (apiKey: string, idErpUsuario: string, idFornecedor = loja.idfornecedor) =>
    app.call(
      CHAVE,
      { params: {}, query: {}, body: { apiKey, idErpUsuario, idFornecedor } },
      { headers: { authorization: 'Bearer integracao' } },
    )

  test('is a session for the one cliente that the supplier means by its code, and orders record the key', async () => {
    const { chave, erp, idapikeys } = await buildApiKey(app.sql, loja, ana)
    const { dados, status } = await enter(chave, erp)
    expect([status, dados.usuario.papel, dados.usuario.idcliente]).toEqual([200, 'api-key', ana.idcliente])
    const token = dados.token ?? ''
    expect((await readCart(token, ana.idcliente, loja)).status).toBe(200)
    const { dados: feito } = await order(token, loja)
    const [pedido] = await app.sql`select idapikeys from pedido where numpedido = ${feito.numpedido}`
    expect(pedido).toEqual({ idapikeys })
    const visto = await app.call(
      ORDER,
      { params: { ...params, numpedido: feito.numpedido }, query: {} },
      { token },
    )
    expect(visto.status).toBe(200)
  })

  test('the user state names the key, and the supplier’s own domain; who came without one has neither key (§3, A10)', async () => {
    const { chave, erp, idapikeys } = await buildApiKey(app.sql, loja, ana)
    const dominio = `${loja.slug}.example`
    await app.sql`
      insert into dominio (dominio, idfornecedor, principal) values (${dominio}, ${loja.idfornecedor}, true)`
    const { token } = (await enter(chave, erp)).dados
    expect(await whoIs(token ?? '', loja)).toMatchObject({ idapikeys, fornecedor_dominio: dominio })
    expect(await whoIs(ana.token, loja)).toMatchObject({ idapikeys: null, fornecedor_dominio: dominio })
    expect((await whoIs(ana.token, outra)).fornecedor_dominio).toBe('')
  })

  test('an unknown key, another supplier’s, a code of nobody and a code of two are answered alike', async () => {
    const { chave, erp } = await buildApiKey(app.sql, loja, ana)
    const alheia = await buildApiKey(app.sql, outra, await buildCliente(app.sql, outra))
    const bia = await buildCliente(app.sql, loja)
    const answers = [
      await enter('chave-de-ninguem', erp),
      await enter(alheia.chave, erp),
      await enter(chave, 'C-desconhecido'),
    ]
    await app.sql`update cadastroextracliente set cod_erp = ${erp} where idcliente = ${bia.idcliente}`
    answers.push(await enter(chave, erp))
    const bodies = answers.map(({ status, falha }) => [status, falha.codigo, falha.error])
    expect(bodies).toEqual(answers.map(() => [401, 'cliente_nao_obtido', 'Erro ao obter cliente!']))
  })

  test('the key is stored as a hash, and once revoked its sessions are nobody’s at once', async () => {
    const { chave, erp, token } = await buildApiKey(app.sql, loja, ana)
    const rows = await app.sql`select k::text as linha from apikey k`
    expect(JSON.stringify(rows)).not.toContain(chave)
    expect((await readCart(token, ana.idcliente, loja)).status).toBe(200)
    await app.sql`update apikey set revogada_em = now()`
    expect((await readCart(token, ana.idcliente, loja)).falha.codigo).toBe('entrar_para_continuar')
    expect((await enter(chave, erp)).falha.codigo).toBe('cliente_nao_obtido')
  })

  test('reaches no other cliente, no other supplier and nobody’s account', async () => {
    const { token, idusuario } = await buildApiKey(app.sql, loja, ana)
    const bia = await buildCliente(app.sql, loja)
    expect((await readCart(token, bia.idcliente, loja)).falha.codigo).toBe('nao_encontrado')
    expect((await readCart(token, ana.idcliente, outra)).falha.codigo).toBe('entrar_para_continuar')
    expect(await whoIs(token, outra)).toMatchObject({ papel: 'visitante', idcliente: null })
    const acessos = await app.call(
      'GET /v1/app/usuario/{id}/acessos',
      { params: { id: idusuario }, query: {} },
      { token },
    )
    expect(acessos.falha.codigo).toBe('sem_permissao')
  })

  test('waits where the store blocks those that it has not approved', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['block-not-approved-user'] })
    ana = await buildCliente(app.sql, loja, { aprovado: null })
    const { chave, erp } = await buildApiKey(app.sql, loja, ana)
    expect((await enter(chave, erp)).falha.codigo).toBe('aguarda_aprovacao')
  })
})

describe('who acts for a cliente on a supplier’s behalf (§6 access is checked per supplier)', () => {
  test('lists what it ordered there, and not at other suppliers', async () => {
    await buildCadastro(app.sql, outra, ana)
    const [aqui, la] = [await order(ana.token, loja), await order(ana.token, outra)]
    const rui = await buildEquipe(app.sql, loja, { papel: 'representante', cliente: ana })
    const chave = await buildApiKey(app.sql, loja, ana)
    const list = async (token: string) => {
      const { dados } = await app.call(
        PEDIDOS,
        { params: { idcliente: ana.idcliente }, query: {} },
        { token },
      )
      return dados.data.map(({ numpedido }) => numpedido)
    }
    expect(await list(ana.token)).toEqual([la.dados.numpedido, aqui.dados.numpedido])
    expect(await list(rui.token)).toEqual([aqui.dados.numpedido])
    expect(await list(chave.token)).toEqual([aqui.dados.numpedido])
    const alheio = await app.call(
      ORDER,
      { params: { ...params, numpedido: la.dados.numpedido }, query: {} },
      { token: chave.token },
    )
    expect(alheio.falha.codigo).toBe('nao_encontrado')
  })
})

describe('a login that comes along to another store (§2 login-token, readings 2)', () => {
  const take = (body: object = {}, headers: Record<string, string> = {}) =>
    app.call(
      LEVA,
      { params: {}, query: {}, body: { idfornecedor: outra.idfornecedor, ...body } },
      { token: ana.token, headers },
    )
  const readUrl = (url: string) => {
    const { hostname, pathname } = new URL(url)
    const [, , , token = '', email = ''] = pathname.split('/')
    return { host: hostname, token, email: decodeURIComponent(email) }
  }
  const arrive = (
    { token, email, host }: { token: string; email: string; host: string },
    idfornecedor = outra.idfornecedor,
  ) =>
    app.call(
      CHEGA,
      { params, query: {}, body: { token, email, idfornecedor } },
      { headers: { authorization: 'Bearer integracao', host } },
    )

  test('is good once, for 60 seconds, and the session says where it came from', async () => {
    const { dados } = await take()
    expect(dados.validade).toBe(60)
    const alvo = readUrl(dados.url)
    const { dados: entrou } = await arrive(alvo)
    expect(entrou.usuario.idcliente).toBe(ana.idcliente)
    const [sessao] =
      await app.sql`select tokenorigin, idfornecedor from sessao order by criada_em desc limit 1`
    expect(sessao).toEqual({ tokenorigin: 'LOGIN_TOKEN', idfornecedor: outra.idfornecedor })
    expect((await arrive(alvo)).falha.error).toBe('Falha ao logar usuário vai token')
    const velho = readUrl((await take()).dados.url)
    await app.sql`update login_token set expira_em = now() - interval '1 second'`
    expect((await arrive(velho)).falha.codigo).toBe('login_token_falhou')
  })

  test.each([
    ['another host', { host: 'mau.example' }],
    ['another e-mail', { email: 'mau@vitrine.example' }],
  ])('at %s it is worth nothing, and nothing afterwards either', async (_onde, troca) => {
    const alvo = readUrl((await take()).dados.url)
    expect((await arrive({ ...alvo, ...troca })).falha.codigo).toBe('login_token_falhou')
    expect((await arrive(alvo)).falha.codigo).toBe('login_token_falhou')
  })

  test('at another store it is worth nothing; of two at the same moment one is let in', async () => {
    const alvo = readUrl((await take()).dados.url)
    expect((await arrive(alvo, loja.idfornecedor)).falha.codigo).toBe('login_token_falhou')
    const outro = readUrl((await take()).dados.url)
    const answers = await Promise.all([arrive(outro), arrive(outro)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('leads to a host of ours alone, whatever the request says (open redirect)', async () => {
    const { dados } = await take({ url: 'https://mau.example', host: 'mau.example' }, { host: 'mau.example' })
    expect(dados.url).toMatch(new RegExp(`^https://vitrine\\.example/${outra.slug}/login-token/[\\w-]{43}/`))
  })

  test('goes to the store’s own domain, and is good there alone', async () => {
    const dominio = `${outra.slug}.example`
    await app.sql`insert into dominio (dominio, idfornecedor, principal) values (${dominio}, ${outra.idfornecedor}, true)`
    const alvo = readUrl((await take()).dados.url)
    expect(alvo.host).toBe(dominio)
    expect((await arrive({ ...alvo, host: 'vitrine.example' })).falha.codigo).toBe('login_token_falhou')
    const { dados } = await arrive(readUrl((await take()).dados.url))
    expect(dados.usuario.idcliente).toBe(ana.idcliente)
  })

  test('a visitor takes cart and place along, logs nobody in, and once only (issue 13 B)', async () => {
    const combo = {
      id: UM_ID,
      quantidade: 2,
      embalarParaPresente: true,
      idcombopromocional_cabecalho: UM_ID,
      produtos: [{ idgrupo: UM_ID, id: UM_ID, escolhas: 3 }],
      observacao: 'bem gelada',
    }
    const linha = { id: UM_ID, quantidade: 0.25, embalarParaPresente: false }
    // As many as a cart may have.
    const cartItens = [combo, ...Array.from({ length: 999 }, () => linha)]
    const lugar = JSON.stringify({ ponto: null, tipoEntrega: 'RETIRADA', escolhas: { a: 'DELIVERY' } })
    const { dados } = await app.call(LEVA, {
      params: {},
      query: {},
      body: { idfornecedor: outra.idfornecedor, cartItens, lugar },
    })
    const alvo = readUrl(dados.url)
    expect(alvo.email).toBe('visitante')
    const chegou = await arrive(alvo)
    expect(chegou.dados).toMatchObject({ token: null, cartItens, lugar, usuario: { authenticated: false } })
    expect(chegou.cookies).toEqual([])
    expect((await arrive(alvo)).falha.codigo).toBe('login_token_falhou')
  })

  test('a visitor’s address opens at its own store alone, is spent by a wrong try, and runs out', async () => {
    const take = async () =>
      readUrl(
        (await app.call(LEVA, { params: {}, query: {}, body: { idfornecedor: outra.idfornecedor } })).dados
          .url,
      )
    const daOutra = await take()
    expect((await arrive(daOutra, loja.idfornecedor)).falha.codigo).toBe('login_token_falhou')
    expect((await arrive(daOutra)).falha.codigo).toBe('login_token_falhou')
    const velho = await take()
    await app.sql`update login_token set expira_em = now() - interval '1 second'`
    expect((await arrive(velho)).falha.codigo).toBe('login_token_falhou')
  })

  test.each([
    ['1,001 lines', { cartItens: Array.from({ length: 1001 }, () => ({ id: UM_ID, quantidade: 1 })) }],
    ['a quantity below nothing', { cartItens: [{ id: UM_ID, quantidade: -1 }] }],
    ['a place of 5,000 characters', { lugar: 'x'.repeat(5000) }],
  ])('%s is refused', async (_, mais) => {
    const { status } = await app.call(LEVA, {
      params: {},
      query: {},
      body: { idfornecedor: outra.idfornecedor, ...mais },
    })
    expect(status).toBe(400)
  })

  test('is for buyers: staff cannot make one, and a removed login cannot use one', async () => {
    const alvo = readUrl((await take()).dados.url)
    const bia = await buildCliente(app.sql, loja)
    await app.sql`insert into usuario_cliente (idusuario, idcliente) values (${bia.idusuario}, ${ana.idcliente})`
    await app.sql`delete from usuario_cliente where idusuario = ${ana.idusuario}`
    expect((await arrive(alvo)).falha.codigo).toBe('login_token_falhou')
    const { token } = await buildEquipe(app.sql, outra, { papel: 'atendente' })
    const daEquipe = await app.call(
      LEVA,
      { params: {}, query: {}, body: { idfornecedor: outra.idfornecedor } },
      { token },
    )
    expect(daEquipe.falha.codigo).toBe('sem_permissao')
  })

  test('is not made by another site (CSRF)', async () => {
    const { falha } = await app.call(
      LEVA,
      { params: {}, query: {}, body: { idfornecedor: outra.idfornecedor } },
      { headers: { cookie: `${cookies.sessao}=${ana.token}`, origin: 'https://mau.example' } },
    )
    expect(falha.codigo).toBe('origem_recusada')
  })
})
