import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildAplicativo, codigoDe } from '../teste/exemplares/build-aplicativo.ts'
import {
  buildAcesso,
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildOperador,
  comCofre,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const SENHA = 'vitrine-demo'
const LOGIN = 'POST /v1/app/{session_token}/usuario/autenticar'
const PASSO = 'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo'
const BASE = '/v4/usuario/segundo-fator'
const PAPEL = '0123-4567-89AB-CDEF'
const params = { session_token: 'token' }

let app: AppDeTeste
let loja: FornecedorDeTeste
let rita: LoginDeTeste & { email: string }

beforeAll(async () => {
  app = await createTestApp(comCofre)
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rita = await buildMembro('fornecedor')
})

async function buildMembro(papel: 'fornecedor' | 'atendente', onde = loja) {
  const membro = await buildEquipe(app.sql, onde, { papel })
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${membro.idusuario} returning email`
  return { ...membro, email: row?.email ?? '' }
}
const logIn = ({ email } = rita, senha = SENHA) => app.call(LOGIN, { params, body: { cpf: email, senha } })
const finish = (passo: string, codigo: string) => app.call(PASSO, { params, body: { passo, codigo } })
const tokenOf = ({ cookies }: { cookies: string[] }) =>
  /vitrine_sessao=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
const passoOf = async (quem = rita) => String((await logIn(quem)).falha.detalhes?.passo)
const show = ({ token } = rita) => app.call(`GET ${BASE}`, {}, { token })
const begin = (
  quem: { token: string } = rita,
  prova: { senha?: string; codigo?: string } = { senha: SENHA },
) => app.call(`POST ${BASE}/aplicativo`, { body: prova }, quem)
const confirm = (codigo: string, { token } = rita) =>
  app.call(`POST ${BASE}/aplicativo/confirmar`, { body: { codigo } }, { token })
const listFatos = async () => {
  const rows = await app.sql<{ depois: object }[]>`
    select dados -> 'depois' as depois from evento
    where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'segundo_fator' order by idevento`
  return rows.map(({ depois }) => depois)
}

/** Subjects of the letters to a login, oldest first. */
const listCartas = async ({ email } = rita) => {
  const rows = await app.sql<{ assunto: string; idfornecedor: string | null }[]>`
    select assunto, idfornecedor from correio where para = ${email} order by criado_em, idcorreio`
  return rows.map(({ assunto, idfornecedor }) => [assunto, idfornecedor])
}

describe('an app is set up', () => {
  test('with the password again, by a code of it; the session goes on under a new token and the others end', async () => {
    const outra = tokenOf(await logIn())
    const { dados } = await begin()
    expect(dados.uri).toContain(`secret=${dados.segredo}`)
    expect((await show()).dados.aplicativo_em).toBeNull()
    const { dados: feito } = await confirm(codigoDe(dados.segredo))
    expect(feito.codigos).toHaveLength(10)
    expect((await show({ ...rita, token: outra })).status).toBe(401)
    expect((await show()).status, 'the token from before').toBe(401)
    expect((await show({ ...rita, token: String(feito.token) })).dados).toMatchObject({
      codigos_restantes: 10,
    })
    expect(await listFatos()).toEqual([{ idusuario: rita.idusuario, aplicativo: true }])
    expect(await listCartas()).toEqual([['Vitrine: segundo fator configurado', null]])
    const [guardado] = await app.sql`select segredo from fator_totp where idusuario = ${rita.idusuario}`
    expect(guardado?.segredo).not.toContain(dados.segredo)
  })

  test('not with another password, nor by a code of another secret, nor without one that waits', async () => {
    expect((await begin(rita, { senha: 'outra-senha' })).falha.codigo).toBe('senha_incorreta')
    expect((await begin(rita, {})).falha.codigo).toBe('senha_incorreta')
    expect((await confirm('123456')).falha.codigo).toBe('codigo_recusado')
    const { segredo } = (await begin()).dados
    await begin()
    expect((await confirm(codigoDe(segredo))).falha.codigo).toBe('codigo_recusado')
    expect((await logIn()).status, 'nothing is asked until it was confirmed').toBe(200)
  })
})

describe('the second step of a login', () => {
  let segredo: string
  beforeEach(async () => {
    segredo = await buildAplicativo(app.sql, rita)
  })

  test('comes after a right password alone: a wrong one tells nothing of it', async () => {
    expect((await logIn(rita, 'errada')).falha).toMatchObject({ codigo: 'credenciais_invalidas' })
    expect((await logIn()).falha).toMatchObject({
      codigo: 'segundo_passo',
      detalhes: { formas: ['APLICATIVO', 'RECUPERACAO'] },
    })
    expect((await show()).status, 'a session from before asks for it too').toBe(401)
  })

  test('ends in a proven session; neither the code nor the step is taken again', async () => {
    const [um, dois] = [await passoOf(), await passoOf()]
    const codigo = codigoDe(segredo)
    const token = tokenOf(await finish(um, codigo))
    const acessos = await app.call(
      'GET /v1/app/usuario/{id}/acessos',
      { params: { id: rita.idusuario } },
      { token },
    )
    expect(acessos.dados.data).toMatchObject([{ atual: true, prova: 'APLICATIVO' }])
    expect((await finish(um, codigoDe(segredo, 1))).falha.codigo).toBe('passo_vencido')
    expect((await finish(dois, codigo)).falha.codigo, 'used').toBe('codigo_recusado')
    expect((await finish(dois, codigoDe(segredo, -1))).falha.codigo, 'older than one that was used').toBe(
      'codigo_recusado',
    )
    expect((await finish(dois, codigoDe(segredo, 1))).status, 'the next one').toBe(200)
  })

  test('a clock may be half a minute off, not two', async () => {
    expect((await finish(await passoOf(), codigoDe(segredo, -3))).falha.codigo).toBe('codigo_recusado')
    expect((await finish(await passoOf(), codigoDe(segredo, 3))).falha.codigo).toBe('codigo_recusado')
    expect((await finish(await passoOf(), codigoDe(segredo, -1))).status).toBe(200)
  })

  test('of two at the same moment with one code one enters', async () => {
    const passos = await Promise.all([passoOf(), passoOf()])
    const codigo = codigoDe(segredo)
    const feitos = await Promise.all(passos.map((passo) => finish(passo, codigo)))
    expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('a step is good for five codes and five minutes, and for its own login', async () => {
    const passo = await passoOf()
    for (let i = 0; i < 5; i++) expect((await finish(passo, '000000')).falha.codigo).toBe('codigo_recusado')
    expect((await finish(passo, codigoDe(segredo))).falha.codigo).toBe('passo_vencido')
    const velho = await passoOf()
    await app.sql`update passo_login set expira_em = now() where idusuario = ${rita.idusuario}`
    expect((await finish(velho, codigoDe(segredo))).falha.codigo).toBe('passo_vencido')
    const beto = await buildMembro('atendente')
    await buildAplicativo(app.sql, beto)
    expect((await finish(await passoOf(beto), codigoDe(segredo))).falha.codigo).toBe('codigo_recusado')
  })

  test('ten wrong codes in an hour, over all steps, and no more are looked at', async () => {
    const passos = await Promise.all([passoOf(), passoOf(), passoOf()])
    const tries = passos.flatMap((passo) => Array.from({ length: 4 }, () => finish(passo, '000000')))
    const codigos = (await Promise.all(tries)).map(({ falha }) => falha.codigo)
    expect(codigos.filter((codigo) => codigo === 'codigo_recusado')).toHaveLength(10)
    expect((await finish(passos[0] ?? '', codigoDe(segredo))).falha.codigo).toBe('login_indisponivel')
  })

  test('a code on paper is good once, however it is typed, and the register tells of it', async () => {
    expect((await finish(await passoOf(), 'ol23 4567 89ab cdef')).status).toBe(200)
    expect((await finish(await passoOf(), PAPEL)).falha.codigo).toBe('codigo_recusado')
    expect(await listFatos()).toEqual([{ idusuario: rita.idusuario, codigos: 0 }])
  })

  test('a cookie from before the login is worth nothing after it', async () => {
    const cookie = `vitrine_sessao=${rita.token}`
    const { cookies } = await app.call(
      PASSO,
      { params, body: { passo: await passoOf(), codigo: codigoDe(segredo) } },
      { headers: { cookie } },
    )
    expect(cookies[0]).not.toContain(rita.token)
    expect(await app.sql`select from sessao where idusuario = ${rita.idusuario}`).toHaveLength(1)
  })

  test('the password that was set anew asks for it too', async () => {
    await app.sql`update usuario set senha_hash = ${await hashSenhaLeve('nova-senha-1')} where idusuario = ${rita.idusuario}`
    expect((await logIn(rita, 'nova-senha-1')).falha.codigo).toBe('segundo_passo')
  })
})

test('an invitation that is accepted is used up, and its session waits for the code (§6)', async () => {
  const ana = await buildCliente(app.sql, loja)
  await app.call(
    'POST /v1/app/usuario/{a}/{b}',
    { params: { a: ana.idusuario, b: loja.idfornecedor }, body: { email: rita.email } },
    { token: ana.token },
  )
  const [carta] = await app.sql<{ texto: string }[]>`select texto from correio where para = ${rita.email}`
  const convite = /token=(\S+)/.exec(carta?.texto ?? '')?.[1] ?? ''
  const segredo = await buildAplicativo(app.sql, rita)
  const { falha, cookies } = await app.call('POST /v1/app/{session_token}/usuario/convite/aceitar', {
    params,
    body: { token: convite, senha: SENHA, idfornecedor: loja.idfornecedor },
  })
  expect([falha.codigo, falha.detalhes?.formas, cookies]).toEqual([
    'segundo_passo',
    ['APLICATIVO', 'RECUPERACAO'],
    [],
  ])
  // The link of both stands, and so does the step: neither was undone by the answer.
  const { status, dados } = await finish(String(falha.detalhes?.passo), codigoDe(segredo))
  expect([status, dados.usuario.idcliente]).toEqual([200, ana.idcliente])
})

test('a session that nothing proved confirms no app of a login that a proof is asked of: no step is begun in between', async () => {
  const { segredo } = (await begin()).dados
  await app.sql`update usuario set segundo_fator = true where idusuario = ${rita.idusuario}`
  expect((await confirm(codigoDe(segredo))).status).toBe(401)
  expect(await app.sql`select from passo_login where idusuario = ${rita.idusuario}`).toEqual([])
})

describe('it is taken off', () => {
  test('with a code or the password, and its paper with it', async () => {
    const { segredo } = (await begin()).dados
    const token = String((await confirm(codigoDe(segredo))).dados.token)
    const remove = (body: object) => app.call(`POST ${BASE}/aplicativo/remover`, { body }, { token })
    expect((await remove({ codigo: '000000' })).falha.codigo).toBe('codigo_recusado')
    expect((await remove({ codigo: codigoDe(segredo, 1) })).status).toBe(200)
    expect(await app.sql`select from codigo_recuperacao where idusuario = ${rita.idusuario}`).toHaveLength(0)
    expect((await logIn()).status).toBe(200)
    expect((await listCartas()).at(-1)).toEqual(['Vitrine: segundo fator removido', null])
    expect((await remove({ senha: SENHA })).falha.codigo).toBe('nao_encontrado')
    const novos = await app.call(`POST ${BASE}/codigos`, { body: { senha: SENHA } }, { token })
    expect(novos.falha.codigo).toBe('nao_encontrado')
  })

  test('new codes on paper take the place of those before', async () => {
    const segredo = await buildAplicativo(app.sql, rita)
    const token = tokenOf(await finish(await passoOf(), codigoDe(segredo)))
    const { dados } = await app.call(`POST ${BASE}/codigos`, { body: { senha: SENHA } }, { token })
    expect((await finish(await passoOf(), PAPEL)).falha.codigo).toBe('codigo_recusado')
    expect((await finish(await passoOf(), String(dados.codigos[0]))).status).toBe(200)
  })

  const reset = (idusuario: string, { token } = rita, { idfornecedor } = loja) =>
    app.call(
      'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
      { params: { idfornecedor, idusuario } },
      { token },
    )

  test('by the owner for a member who lost it; their sessions end', async () => {
    const beto = await buildMembro('atendente')
    await buildAplicativo(app.sql, beto)
    expect((await reset(beto.idusuario)).status).toBe(200)
    expect((await logIn(beto)).status).toBe(200)
    expect(await listFatos()).toEqual([{ idusuario: beto.idusuario, aplicativo: false }])
    expect((await reset(beto.idusuario)).falha.codigo).toBe('nao_encontrado')
    expect(await listCartas(beto)).toEqual([['Vitrine: segundo fator retirado do seu acesso', null]])
  })

  test('not by inviting whom another store or the platform trusts', async () => {
    const vizinha = await buildFornecedor(app.sql)
    const vera = await buildMembro('fornecedor', vizinha)
    const operador = await buildOperador(app.sql)
    for (const { idusuario } of [vera, operador]) {
      await buildAplicativo(app.sql, { idusuario })
      expect((await reset(idusuario)).falha.codigo, 'not of the team').toBe('nao_encontrado')
      await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${idusuario}, 'atendente')`
      expect((await reset(idusuario)).falha.codigo).toBe('fator_de_varias_lojas')
    }
    const daCasa = await buildOperador(app.sql)
    const help = () => reset(vera.idusuario, { ...rita, ...daCasa })
    expect((await help()).falha.codigo, 'without a reason').toBe('acesso_sem_motivo')
    await buildAcesso(app.sql, loja, daCasa)
    expect((await help()).status, 'the operator helps').toBe(200)
    expect((await listCartas(vera)).map(([assunto]) => assunto)).toEqual([
      'Vitrine: segundo fator retirado do seu acesso',
    ])
  })
})

describe('a supplier asks it of its team', () => {
  const ask = (body: { exige: boolean; prazo_dias?: number; versao?: number | null }) =>
    app.call(
      'PUT /painel/v1/{idfornecedor}/segundo-fator',
      { params: { idfornecedor: loja.idfornecedor }, body },
      rita,
    )
  const readEquipe = ({ token }: { token: string }) =>
    app.call(
      'GET /painel/v1/{idfornecedor}/equipe',
      { params: { idfornecedor: loja.idfornecedor } },
      { token },
    )
  const listLugares = async ({ token }: { token: string }) =>
    (await app.call('GET /v4/equipe/fornecedores', {}, { token })).dados.data

  test('from a day on; until then who has none is told, and works on', async () => {
    const { dados } = await ask({ exige: true, prazo_dias: 7 })
    expect(dados).toMatchObject({ com_fator: 0, pessoas: 1 })
    expect((await readEquipe(rita)).status).toBe(200)
    expect(await listLugares(rita)).toMatchObject([{ fator_ate: dados.vale_em }])
  })

  test('at once: who has none opens nothing of it, neither as staff nor for a customer, and is let in when proven', async () => {
    expect((await ask({ exige: true, prazo_dias: 0 })).status).toBe(200)
    expect((await readEquipe(rita)).falha.codigo).toBe('segundo_fator_exigido')
    const segredo = await buildAplicativo(app.sql, rita)
    const token = tokenOf(await finish(await passoOf(), codigoDe(segredo)))
    expect((await readEquipe({ token })).status).toBe(200)
    expect(await listLugares({ token })).toMatchObject([{ fator_ate: null }])
    const remove = await app.call(`POST ${BASE}/aplicativo/remover`, { body: { senha: SENHA } }, { token })
    expect(remove.status).toBe(200)
    expect((await readEquipe({ token })).falha.codigo, 'taken off, it proves nothing more').toBe(
      'segundo_fator_exigido',
    )
  })

  test('and no more; another version in between is told', async () => {
    const { versao } = (await ask({ exige: true, prazo_dias: 3 })).dados
    await ask({ exige: true, prazo_dias: 5, versao })
    expect((await ask({ exige: false, versao })).falha.codigo).toBe('cadastro_mudou')
    expect((await ask({ exige: false })).dados).toMatchObject({ vale_em: null })
    expect((await ask({ exige: false })).status, 'twice is once').toBe(200)
  })
})
