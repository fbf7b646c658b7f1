import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { cookies, headers as nomes, type CallInput, type Calls } from '@vitrine/contract'

import {
  buildCliente,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  buildVinculado,
  createTestApp,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
  hashSenhaLeve,
} from '../teste/index.ts'

const LISTA = 'POST /v1/app/{x}/usuario/{y}/usuarios'
const PAR = 'GET /v1/app/usuario/{a}/{b}'
const CONVIDA = 'POST /v1/app/usuario/{a}/{b}'
const REMOVE = 'DELETE /v1/app/usuario/{a}/{b}/{c}'
const CLIENTES = 'POST /v1/app/{x}/usuario/{y}/clientes-vinculados'
const PERMITE = 'PUT /v1/app/usuario-cliente/{idCadastroExtraCliente}/{idUsuario}'
const CONVITE = 'POST /v1/app/usuario/convite'
const ACEITA = 'POST /v1/app/{session_token}/usuario/convite/aceitar'
const CART = 'GET /v2/app/{session_token}/cliente/usuario/{id}/cart'
const SAVE = 'POST /v2/app/{session_token}/cliente/usuario/{id}/cart'
const QUEM = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'

let app: AppDeTeste
let loja: FornecedorDeTeste
let ana: ClienteDeTeste
let produto: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await buildCliente(app.sql, loja)
  produto = await buildProduto(app.sql, loja)
  await app.sql`delete from tentativa_verificacao`
})

interface Login {
  idusuario: string
  token: string
}

const listOf = ({ token }: Login, y = ana.idcliente, search = '') =>
  app.call(
    LISTA,
    { params: { x: 'token', y }, query: {}, body: { idfornecedor: loja.idfornecedor, search } },
    { token },
  )
const invite = (
  email: string,
  { idusuario, token }: Login = ana,
  body: Partial<CallInput<Calls[typeof CONVIDA]>['body']> = {},
) =>
  app.call(
    CONVIDA,
    { params: { a: idusuario, b: loja.idfornecedor }, query: {}, body: { ...body, email } },
    { token },
  )
const remove = (c: string, { idusuario, token }: Login = ana) =>
  app.call(REMOVE, { params: { a: idusuario, b: loja.idfornecedor, c }, query: {} }, { token })
const accept = (token: string, body: { nome?: string; senha: string }) =>
  app.call(
    ACEITA,
    {
      params: { session_token: 'token' },
      query: {},
      body: { ...body, token, idfornecedor: loja.idfornecedor },
    },
    { headers: { authorization: 'Bearer integracao' } },
  )
const show = (token: string) => app.call(CONVITE, { params: {}, query: {}, body: { token } })
const whoIs = async (token: string) =>
  (
    await app.call(
      QUEM,
      { params: { session_token: 'token' }, query: { idfornecedor: loja.idfornecedor } },
      { token },
    )
  ).dados

/** The link of the newest letter to an e-mail. */
async function readToken(email: string): Promise<string> {
  const [carta] = await app.sql<{ texto: string; secreta: boolean }[]>`
    select texto, secreta from correio where para = ${email} order by criado_em desc limit 1`
  expect(carta?.secreta).toBe(true)
  return /token=(\S+)/.exec(carta?.texto ?? '')?.[1] ?? ''
}

/** An invited login that accepted. */
async function join(email: string, submissao_pedido = true): Promise<Login> {
  await invite(email, ana, { submissao_pedido })
  const { dados } = await accept(await readToken(email), { nome: 'Caio', senha: 'senha-do-caio' })
  return { idusuario: dados.usuario.idUsuarioLogado ?? '', token: dados.token ?? '' }
}

describe('an invitation by e-mail (§6 created by e-mail)', () => {
  test('is a letter whose link makes a login with its own password, linked and logged in', async () => {
    const { status, dados } = await invite('Caio@Vitrine.example', ana, { submissao_pedido: false })
    expect([status, dados.mensagem]).toEqual([200, 'Convite enviado. Ele vale por 3 dias.'])
    const token = await readToken('caio@vitrine.example')
    expect((await show(token)).dados).toMatchObject({
      email: 'caio@vitrine.example',
      tem_acesso: false,
      pode_submeter_pedido: false,
    })
    const aceito = await accept(token, { nome: 'Caio Lima', senha: 'senha-do-caio' })
    expect(aceito.dados.usuario).toMatchObject({
      papel: 'usuario vinculado',
      idcliente: ana.idcliente,
      administra: false,
      userSubmission: { canSubmitOrder: false },
    })
    const { data } = (await listOf(ana)).dados
    expect(data.map(({ email, situacao, administra, voce }) => [email, situacao, administra, voce])).toEqual([
      [expect.any(String), 'ATIVO', true, true],
      ['caio@vitrine.example', 'ATIVO', false, false],
    ])
  })

  test('is good once: of two at the same moment one is served, and the link is over', async () => {
    await invite('duas@vitrine.example')
    const token = await readToken('duas@vitrine.example')
    const corpo = { nome: 'Duas', senha: 'senha-duas-vezes' }
    const respostas = await Promise.all([accept(token, corpo), accept(token, corpo)])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await show(token)).falha.codigo).toBe('convite_invalido')
    expect((await accept(token, corpo)).falha.codigo).toBe('convite_invalido')
  })

  test.each(['expired', 'taken back', 'sent again', 'sent by a login that is gone'])(
    'is over once %s',
    async (como) => {
      const email = `${como.replaceAll(' ', '-')}@vitrine.example`
      const bia = { idusuario: (await buildVinculado(app.sql, loja, [ana])).idusuario, token: '' }
      const { dados } = await invite(email)
      const token = await readToken(email)
      if (como === 'expired')
        await app.sql`update convite_usuario set expira_em = now() - interval '1 second' where email = ${email}`
      if (como === 'taken back') expect((await remove(dados.idconvite)).status).toBe(200)
      if (como === 'sent again') await invite(email)
      if (como === 'sent by a login that is gone') {
        await app.sql`update convite_usuario set convidado_por = ${bia.idusuario} where email = ${email}`
        await remove(bia.idusuario)
      }
      expect((await accept(token, { nome: 'X', senha: 'senha-qualquer' })).falha.codigo).toBe(
        'convite_invalido',
      )
    },
  )

  test('asks a login that exists for its own password, and gives it a second cliente', async () => {
    const bia = await buildCliente(app.sql, loja)
    const [row] = await app.sql<{ email: string }[]>`
      update usuario set senha_hash = ${await hashSenhaLeve('senha-da-bia')} where idusuario = ${bia.idusuario} returning email`
    const email = row?.email ?? ''
    // The inviter learns nothing of it.
    expect((await invite(email)).dados.mensagem).toBe((await invite('nova@vitrine.example')).dados.mensagem)
    const token = await readToken(email)
    expect((await show(token)).dados.tem_acesso).toBe(true)
    expect((await accept(token, { nome: 'B', senha: 'outra-senha' })).falha.codigo).toBe(
      'credenciais_invalidas',
    )
    const { dados } = await accept(token, { senha: 'senha-da-bia' })
    expect(dados.usuario).toMatchObject({ idcliente: ana.idcliente, loginAsUsuarioVinculado: true })
    expect(dados.usuario.listaClientesVinculados.map(({ primario }) => primario)).toEqual([true, false])
  })

  test('needs a name and eight characters of a new login, and an e-mail address that no login has yet', async () => {
    await invite('curta@vitrine.example')
    const { falha } = await accept(await readToken('curta@vitrine.example'), { senha: 'curta' })
    expect(Object.keys(falha.campos ?? {})).toEqual(['nome', 'senha'])
    await join('caio3@vitrine.example')
    expect((await invite('caio3@vitrine.example')).falha.campos?.email).toMatch('já compra')
    expect((await invite('nao e um e-mail')).falha.codigo).toBe('entrada_invalida')
  })

  test('floods no mailbox, and carries no address or line break of a name', async () => {
    await app.sql`update cliente set nome = ${'Ganhe\n\nhttps://mau.example agora'} where idcliente = ${ana.idcliente}`
    for (let i = 0; i < 5; i++) expect((await invite('alvo@vitrine.example')).status).toBe(200)
    expect((await invite('alvo@vitrine.example')).falha.codigo).toBe('muitas_requisicoes')
    const [carta] = await app.sql<{ texto: string; assunto: string }[]>`
      select texto, assunto from correio where para = 'alvo@vitrine.example' limit 1`
    expect(carta?.texto).not.toContain('https://mau')
    expect(carta?.assunto).not.toContain('Ganhe')
  })
})

describe('who manages the logins of a cliente (§6)', () => {
  test('only those of its own: an invited login, a stranger and the staff of a store change nothing', async () => {
    const caio = await join('caio4@vitrine.example')
    const bia = await buildCliente(app.sql, loja)
    expect((await invite('mais@vitrine.example', caio)).falha.codigo).toBe('sem_permissao')
    expect((await remove(ana.idusuario, caio)).falha.codigo).toBe('sem_permissao')
    expect((await remove(caio.idusuario, bia)).falha.codigo).toBe('nao_encontrado')
    // Another's id in the path is nobody's.
    expect((await invite('mais@vitrine.example', { ...bia, idusuario: ana.idusuario })).falha.codigo).toBe(
      'nao_encontrado',
    )
    expect((await listOf(bia)).falha.codigo).toBe('nao_encontrado')
    expect((await listOf(caio)).dados.administra).toBe(false)
  })

  test('removing a login ends its sessions for the cliente at once, and not those for others', async () => {
    const bia = await buildCliente(app.sql, loja)
    const caio = await buildVinculado(app.sql, loja, [ana, bia])
    expect((await remove(caio.idusuario)).dados).toEqual({ removido: true })
    expect((await whoIs(caio.token)).authenticated).toBeFalsy()
    expect((await listOf(bia, bia.idcliente)).dados.totalItems).toBe(2)
  })

  test('the last one that manages stays; whoever does not manage may leave', async () => {
    const caio = await join('caio5@vitrine.example')
    expect((await remove(ana.idusuario)).falha.codigo).toBe('ultimo_administrador')
    expect((await remove(caio.idusuario, caio)).status).toBe(200)
  })

  test('an invited login neither changes the registration nor takes or deletes the data of all (LGPD)', async () => {
    const { token, idusuario } = await join('caio6@vitrine.example')
    const idcliente = ana.idcliente
    const dados = await app.call(
      'GET /v4/client/{idcliente}/dados',
      { params: { idcliente }, query: {} },
      { token },
    )
    const exclui = await app.call(
      'POST /v4/client/{idcliente}/dados/excluir',
      { params: { idcliente }, query: {}, body: { senha: 'senha-do-caio' } },
      { token },
    )
    const muda = await app.call(
      'PUT /v1/app/usuario/{id}',
      { params: { id: idusuario }, query: {}, body: { dadosUsuario: { cliente: { nome: 'Do Caio' } } } },
      { token },
    )
    expect([dados, exclui, muda].map(({ falha }) => falha.codigo)).toEqual(Array(3).fill('sem_permissao'))
  })
})

describe('the permission submissao_pedido of cliente and login (§4, §6)', () => {
  const permit = async (idUsuario: string, submissao_pedido: boolean, { token }: Login) => {
    const [row] = await app.sql<{ id: string }[]>`
      select idcadastroextracliente as id from cadastroextracliente where idcliente = ${ana.idcliente}`
    const params = { idCadastroExtraCliente: row?.id ?? '', idUsuario }
    return app.call(PERMITE, { params, query: {}, body: { submissao_pedido } }, { token })
  }
  const submit = async ({ token }: Login) =>
    app.call(
      'POST /v2/app/{session_token}/usuario/{id}/pedido',
      {
        params: { session_token: 'token', id: ana.idcliente },
        query: {},
        body: buildSubmissao({ loja, cliente: ana, produto }),
      },
      { token },
    )

  test('is read at the next submission, whoever holds a session already', async () => {
    const caio = await join('caio7@vitrine.example', false)
    expect((await submit(caio)).falha.codigo).toBe('sem_permissao_submeter')
    expect((await permit(caio.idusuario, true, ana)).dados).toEqual({ pode_submeter_pedido: true })
    expect((await submit(caio)).status).toBe(200)
  })

  test('is nobody’s to give to itself, and nobody else’s to give', async () => {
    const caio = await join('caio8@vitrine.example', false)
    const bia = await buildCliente(app.sql, loja)
    expect((await permit(caio.idusuario, true, caio)).falha.codigo).toBe('sem_permissao')
    expect((await permit(ana.idusuario, false, ana)).falha.codigo).toBe('sem_permissao')
    expect((await permit(caio.idusuario, true, bia)).falha.codigo).toBe('nao_encontrado')
  })

  test('is not given on by a manager that has it not', async () => {
    const caio = await join('caio9@vitrine.example', false)
    await app.sql`update usuario_cliente set submissao_pedido = false where idusuario = ${ana.idusuario}`
    expect((await permit(caio.idusuario, true, ana)).falha.codigo).toBe('sem_permissao')
    const rui = await join('rui9@vitrine.example', true)
    expect((await submit(rui)).falha.codigo).toBe('sem_permissao_submeter')
  })
})

describe('one login over several clientes (§3 linked users, readings 8)', () => {
  let bia: ClienteDeTeste
  let caio: Login
  beforeEach(async () => {
    bia = await buildCliente(app.sql, loja, { pode_submeter: false })
    caio = await buildVinculado(app.sql, loja, [ana, bia])
  })
  const goTo = async (
    token: string,
    query: Partial<CallInput<Calls[typeof PAR]>['query']>,
    options: Parameters<AppDeTeste['call']>[2] = { token },
  ) =>
    app.call(
      PAR,
      { params: { a: caio.idusuario, b: loja.idfornecedor }, query: { gerar_token_jwt: true, ...query } },
      options,
    )
  const tokenFor = async (token: string, idcliente: string) =>
    (await goTo(token, { idcliente })).dados.usuarioVinculadoLogado?.jwttoken ?? ''
  const cartOf = async (token: string, id: string) =>
    app.call(
      CART,
      { params: { session_token: 'token', id }, query: { idfornecedor: loja.idfornecedor } },
      { token },
    )

  test('switching A, B, A never mixes carts', async () => {
    const put = (token: string, id: string, quantidade: number) =>
      app.call(
        SAVE,
        {
          params: { session_token: 'token', id },
          query: { idfornecedor: loja.idfornecedor },
          body: { cartItens: [{ id: produto, quantidade }] },
        },
        { token },
      )
    await put(caio.token, ana.idcliente, 2)
    const emB = await tokenFor(caio.token, bia.idcliente)
    expect((await whoIs(emB)).idcliente).toBe(bia.idcliente)
    expect((await cartOf(emB, bia.idcliente)).dados.produtosSelecionados).toEqual([])
    await put(emB, bia.idcliente, 5)
    const emA = await tokenFor(emB, ana.idcliente)
    const quantidades = async (token: string, id: string) =>
      (await cartOf(token, id)).dados.produtosSelecionados.map(({ quantidade }) => quantidade)
    expect(await quantidades(emA, ana.idcliente)).toEqual([2])
    expect(await quantidades(emA, bia.idcliente)).toEqual([5])
  })

  test('reaches its own clientes alone, by id or by registration; without either the primary one', async () => {
    const eva = await buildCliente(app.sql, loja)
    expect((await goTo(caio.token, { idcliente: eva.idcliente })).falha.codigo).toBe('nao_encontrado')
    const [row] = await app.sql<{ id: string }[]>`
      select idcadastroextracliente as id from cadastroextracliente where idcliente = ${bia.idcliente}`
    const porCadastro = await goTo(caio.token, { idcadastroextracliente: row?.id ?? '' })
    expect(porCadastro.dados.usuarioVinculadoLogado?.usuario.idcliente).toBe(bia.idcliente)
    const principal = await goTo(caio.token, {})
    expect(principal.dados.usuarioVinculadoLogado?.usuario.idcliente).toBe(ana.idcliente)
    expect((await goTo(ana.token, { idcliente: ana.idcliente })).falha.codigo).toBe('nao_encontrado')
  })

  test('by cookie the session rotates, and a link of another site does not switch', async () => {
    const { token } = caio
    const withCookie = { cookie: `${cookies.sessao}=${token}` }
    const mau = await goTo('', { idcliente: bia.idcliente }, { headers: withCookie })
    expect(mau.falha.codigo).toBe('origem_recusada')
    const deFora = { ...withCookie, origin: 'https://mau.example', [nomes.consent]: '1,1,1,1' }
    expect((await goTo('', { idcliente: bia.idcliente }, { headers: deFora })).falha.codigo).toBe(
      'origem_recusada',
    )
    const bom = await goTo(
      '',
      { idcliente: bia.idcliente },
      { headers: { ...withCookie, [nomes.consent]: '1,1,1,1' } },
    )
    expect(bom.dados.usuarioVinculadoLogado?.jwttoken).toBeNull()
    expect(bom.cookies[0]).toMatch(/^vitrine_sessao=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect((await whoIs(token)).authenticated).toBeFalsy()
  })

  test('sees no price where the store blocks those that it has not approved (readings 7)', async () => {
    loja = await buildFornecedor(app.sql, { tags: ['block-not-approved-user'] })
    const { dados } = await goTo(caio.token, { idcliente: bia.idcliente })
    expect(dados.usuarioVinculadoLogado?.usuario).toMatchObject({
      idcliente: bia.idcliente,
      podeVerPrecos: false,
      mensagemModal: { texto: 'Seu cadastro já foi confirmado e aguarda aprovação' },
    })
  })

  test('the primary cliente is set, cleared, and the first at the next login', async () => {
    const ask = (primario?: string | null, y = caio.idusuario) =>
      app.call(
        CLIENTES,
        { params: { x: 'token', y }, query: {}, body: primario === undefined ? {} : { primario } },
        { token: caio.token },
      )
    const primarios = ({ dados }: Awaited<ReturnType<typeof ask>>) =>
      dados.data.filter(({ primario }) => primario).map(({ idcliente }) => idcliente)
    expect(primarios(await ask())).toEqual([ana.idcliente])
    expect(primarios(await ask(bia.idcliente))).toEqual([bia.idcliente])
    expect(primarios(await ask(null))).toEqual([])
    const eva = await buildCliente(app.sql, loja)
    expect((await ask(eva.idcliente)).falha.codigo).toBe('nao_encontrado')
    expect((await ask(undefined, eva.idusuario)).falha.codigo).toBe('nao_encontrado')
  })

  test('the token may stand in the path of the calls that name it {x} (readings 2)', async () => {
    const { dados } = await app.call(CLIENTES, {
      params: { x: caio.token, y: caio.idusuario },
      query: {},
      body: {},
    })
    expect(dados.data).toHaveLength(2)
  })
})
