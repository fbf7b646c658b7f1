import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  acceptTermos,
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hashSenhaLeve,
} from '../teste/index.ts'

const DADOS = 'GET /v4/client/{idcliente}/dados'
const EXCLUIR = 'POST /v4/client/{idcliente}/dados/excluir'
const TERMOS = 'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const CONSENTIMENTO = 'POST /v4/consentimento'
const SENHA = 'vitrine-demo'

let app: AppDeTeste
let loja: FornecedorDeTeste
let produto: string
let hash: string

beforeAll(async () => {
  app = await createTestApp()
  loja = await buildFornecedor(app.sql)
  produto = await buildProduto(app.sql, loja, { nome: 'Café', preco: 10 })
  hash = await hashSenhaLeve(SENHA)
})
afterAll(() => app.close())

async function buildPessoa(): Promise<ClienteDeTeste> {
  const cliente = await buildCliente(app.sql, loja)
  await app.sql`update usuario set senha_hash = ${hash} where idusuario = ${cliente.idusuario}`
  return cliente
}
const order = async (cliente: ClienteDeTeste) => {
  await acceptTermos(app.sql, cliente)
  return app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    {
      params: { session_token: 'token', id: cliente.idcliente },
      body: buildSubmissao({ loja, cliente, produto }),
    },
    { token: cliente.token },
  )
}
const remove = ({ idcliente, token }: ClienteDeTeste, senha = SENHA) =>
  app.call(EXCLUIR, { params: { idcliente }, query: {}, body: { senha } }, { token })

describe('terms of use (§5 acceptance is required, readings 8)', () => {
  const publish = (versao: string, dias: number) =>
    app.sql`insert into termo_uso (versao, titulo, texto, publicado_em) values (${versao}, 'Termos', 'Texto', now() - make_interval(days => ${dias}))`
  const accepts = async ({ token }: ClienteDeTeste) =>
    (
      await app.call(
        CONFIG,
        { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
        { token },
      )
    ).dados.termosuso
  const accept = ({ idcliente, token }: ClienteDeTeste, versao: string) =>
    app.call(
      TERMOS,
      { params: { idcliente, idfornecedor: loja.idfornecedor }, query: {}, body: { versao } },
      { token, headers: { 'user-agent': 'Navegador de teste' } },
    )

  test('are asked of people who have not accepted the version in force; who accepted, when and from where is kept', async () => {
    const ana = await buildPessoa()
    expect(await accepts(ana)).toBe(true)
    await publish('1', 10)
    expect(await accepts(ana)).toBe(false)
    expect((await accept(ana, '1')).dados).toEqual({ termosuso: true, versao: '1' })
    await accept(ana, '1')
    expect(await accepts(ana)).toBe(true)
    const rows = await app.sql`select versao, ip, agente from aceite_termo where idusuario = ${ana.idusuario}`
    expect([...rows]).toEqual([{ versao: '1', ip: '127.0.0.1', agente: 'Navegador de teste' }])

    await publish('2', 5)
    await publish('amanha', -1)
    expect(await accepts(ana)).toBe(false)
    expect((await accept(ana, '1')).falha.codigo).toBe('termo_desatualizado')
    expect((await accept(ana, '2')).status).toBe(200)
  })

  test('an older version can still be read (§7 termouso, param versaoArquivo)', async () => {
    const read = (versaoArquivo?: string) =>
      app.call('GET /termouso', { params: {}, query: { versaoArquivo } })
    expect((await read()).dados.versao).toBe('2')
    expect((await read('1')).dados.versao).toBe('1')
    expect((await read('amanha')).falha.codigo).toBe('nao_encontrado')
  })

  test('accepted with the registration they are not asked for again; of an old version they are', async () => {
    const register = async (cpf: string, termosuso: string) => {
      const { cookies } = await app.call('POST /v1/app/{session_token}/cliente/usuario', {
        params: { session_token: 'token' },
        query: {},
        body: {
          cpf,
          nome: 'Ana Souza',
          email: `${cpf}@vitrine.example`,
          senha: SENHA,
          idfornecedor: loja.idfornecedor,
          termosuso,
        },
      })
      const token = /vitrine_sessao=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
      return accepts({ token } as ClienteDeTeste) // the token is all that it reads
    }
    expect(await register('52998224725', '2')).toBe(true)
    expect(await register('11144477735', '1')).toBe(false)
  })
})

describe('my data (LGPD art. 18; brazil P4)', () => {
  test('the export holds what is known of the cliente, and no secret', async () => {
    const ana = await buildPessoa()
    await order(ana)
    const { dados } = await app.call(
      DADOS,
      { params: { idcliente: ana.idcliente }, query: {} },
      { token: ana.token },
    )
    const nomes = dados.tabelas.map(({ nome }) => nome)
    expect(nomes).toEqual(expect.arrayContaining(['cadastro', 'pedidos', 'itens_de_pedidos', 'sessoes']))
    const de = (nome: string) => dados.tabelas.find((tabela) => tabela.nome === nome)?.linhas ?? []
    expect(de('pedidos')).toHaveLength(1)
    expect(de('itens_de_pedidos')[0]).toMatchObject({ nome: 'Café' })
    expect(JSON.stringify(dados)).not.toMatch(/senha|argon2|token_hash/)
  })

  test('deletion asks for the password, and waits for open orders', async () => {
    const ana = await buildPessoa()
    await order(ana)
    expect((await remove(ana, 'errada')).falha.codigo).toBe('senha_incorreta')
    expect((await remove(ana)).falha.codigo).toBe('exclusao_recusada')
  })

  test('afterwards nothing names the person but the record for the tax office; orders stay', async () => {
    const ana = await buildPessoa()
    const [antes] = await app.sql<{ nome: string; email: string; documento: string }[]>`
      select nome, email, documento from cliente where idcliente = ${ana.idcliente}`
    await order(ana)
    await app.sql`update pedido set status = 'ENTREGUE' where idcliente = ${ana.idcliente}`
    await app.sql`update pagamento set status = 'PAGO' where numpedido in (select numpedido from pedido where idcliente = ${ana.idcliente})`
    await app.sql`update cadastroextracliente set credito_usado_centavos = 0 where idcliente = ${ana.idcliente}`
    const { dados } = await remove(ana)
    expect(dados).toEqual({ excluido: true, pedidos_guardados: 1 })

    const [depois] =
      await app.sql`select nome, documento, telefone from cliente where idcliente = ${ana.idcliente}`
    expect(depois).toMatchObject({ nome: 'Cliente removido', telefone: '' })
    expect(depois?.documento).not.toBe(antes?.documento)
    const [conta] = await app.sql`select email, senha_hash from usuario where idusuario = ${ana.idusuario}`
    expect(conta).toMatchObject({ senha_hash: 'removida' })
    for (const tabela of ['endereco', 'sessao', 'usuario_cliente'])
      expect([
        ...(await app.sql`select 1 from ${app.sql(tabela)} where idcliente = ${ana.idcliente}`),
      ]).toEqual([])
    expect([...(await app.sql`select 1 from pedido where idcliente = ${ana.idcliente}`)]).toHaveLength(1)
    const [fiscal] =
      await app.sql`select nome, documento from registro_fiscal where idcliente = ${ana.idcliente}`
    expect(fiscal).toMatchObject({ documento: antes?.documento })
    const { falha } = await app.call(
      DADOS,
      { params: { idcliente: ana.idcliente }, query: {} },
      { token: ana.token },
    )
    expect(falha.codigo).toBe('sessao_expirada')
  })

  test('who never bought leaves nothing behind', async () => {
    const ana = await buildPessoa()
    expect((await remove(ana)).dados).toEqual({ excluido: true, pedidos_guardados: 0 })
    expect([...(await app.sql`select 1 from registro_fiscal where idcliente = ${ana.idcliente}`)]).toEqual([])
  })
})

describe('choices of cookies are kept (LGPD art. 8; brazil P2)', () => {
  const choose = (grupos: [boolean, boolean, boolean, boolean], token?: string) =>
    app.call(
      CONSENTIMENTO,
      { params: {}, query: {}, body: { grupos, idfornecedor: loja.idfornecedor } },
      token ? { token } : {},
    )

  test('with the person and the moment; of visitors without a name', async () => {
    const ana = await buildPessoa()
    expect((await choose([true, false, true, false], ana.token)).dados).toEqual({ registrado: true })
    await choose([true, false, false, false])
    const rows = await app.sql`select idusuario, grupos from consentimento order by quando`
    expect([...rows]).toEqual([
      { idusuario: ana.idusuario, grupos: '1,0,1,0' },
      { idusuario: null, grupos: '1,0,0,0' },
    ])
  })

  test('sixty an hour from one address, and the choice holds all the same', async () => {
    for (let i = 0; i < 60; i++) await choose([true, true, true, true])
    const { status, dados } = await choose([true, true, true, true])
    expect([status, dados]).toEqual([200, { registrado: false }])
  })
})
