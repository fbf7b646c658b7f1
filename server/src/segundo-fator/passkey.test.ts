import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createAutenticador, type Dito } from '../teste/exemplares/autenticador.ts'
import { buildAplicativo, codigoDe } from '../teste/exemplares/build-aplicativo.ts'
import {
  buildEquipe,
  buildFornecedor,
  comCofre,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type FornecedorDeTeste,
  type LoginDeTeste,
} from '../teste/index.ts'

const SENHA = 'vitrine-demo'
const LOGIN = 'POST /v1/app/{session_token}/usuario/autenticar'
const ENTRA = `${LOGIN}/passkey` as const
const BASE = '/v4/usuario/segundo-fator'
const params = { session_token: 'token' }

let app: AppDeTeste
let loja: FornecedorDeTeste
let rita: Pessoa
/** Where passkeys work. */
let onde: { rpid: string; origem: string }

type Pessoa = LoginDeTeste & { email: string }

beforeAll(async () => {
  app = await createTestApp(comCofre)
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  rita = await buildMembro('fornecedor')
  const { passkeys_em: origem } = (await show()).dados
  onde = { origem, rpid: new URL(origem).hostname }
})

async function buildMembro(papel: 'fornecedor' | 'atendente'): Promise<Pessoa> {
  const membro = await buildEquipe(app.sql, loja, { papel })
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${membro.idusuario} returning email`
  return { ...membro, email: row?.email ?? '' }
}
const show = ({ token }: { token: string } = rita) => app.call(`GET ${BASE}`, {}, { token })
const begin = (quem: { token: string } = rita, prova: object = { senha: SENHA }) =>
  app.call(`POST ${BASE}/passkeys/desafio`, { body: prova }, { token: quem.token })
const keep = (dita: ReturnType<ReturnType<typeof createAutenticador>['create']>, { token } = rita) =>
  app.call(`POST ${BASE}/passkeys`, { body: { nome: 'Celular', ...dita } }, { token })
const logIn = ({ email } = rita) => app.call(LOGIN, { params, body: { cpf: email, senha: SENHA } })
const ask = async () => (await app.call(`${ENTRA}/desafio`, { params })).dados.desafio
const tokenOf = ({ cookies }: { cookies: string[] }) =>
  /vitrine_sessao=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''

/** A passkey of a login; its first one brings codes on paper and another token. */
async function makePasskey(quem: Pessoa = rita, como: Partial<Dito> = {}) {
  const autenticador = createAutenticador()
  const { desafio } = (await begin(quem)).dados
  const { dados, status } = await keep(autenticador.create({ ...onde, desafio, ...como }), quem)
  expect(status).toBe(200)
  return { autenticador, ...dados, token: dados.token ?? quem.token }
}
const enter = (
  autenticador: ReturnType<typeof createAutenticador>,
  dito: { desafio: string } & Partial<Dito>,
  { passo, headers = {} }: { passo?: string; headers?: Record<string, string> } = {},
) =>
  app.call(
    ENTRA,
    { params, body: { ...autenticador.sign({ ...onde, ...dito }), ...(passo && { passo }) } },
    { headers },
  )
const listCartas = async () => {
  const rows = await app.sql<{ assunto: string }[]>`
    select assunto from correio where para = ${rita.email} order by criado_em, idcorreio`
  return rows.map(({ assunto }) => assunto)
}
const listFatos = async () => {
  const rows = await app.sql<{ antes: object; depois: object }[]>`
    select dados -> 'antes' -> 'passkey' as antes, dados -> 'depois' -> 'passkey' as depois from evento
    where idfornecedor = ${loja.idfornecedor} and dados ->> 'cadastro' = 'segundo_fator' order by idevento`
  return rows.map(({ antes, depois }) => [antes, depois])
}

describe('a passkey is made', () => {
  test('after the password again; the first one brings codes on paper, another token, and ends other sessions', async () => {
    const outra = tokenOf(await logIn())
    const { codigos, token } = await makePasskey()
    expect(codigos).toHaveLength(10)
    expect((await show({ token: outra })).status).toBe(401)
    expect((await show()).status, 'the token from before').toBe(401)
    expect((await show({ token })).dados).toMatchObject({
      passkeys: [{ nome: 'Celular', usada_em: null }],
      codigos_restantes: 10,
      passkeys_aqui: true,
    })
    expect((await makePasskey({ ...rita, token })).codigos, 'the second one changes nothing else').toBeNull()
    expect(await listCartas()).toEqual(['Vitrine: chave de acesso criada', 'Vitrine: chave de acesso criada'])
    expect(await listFatos()).toEqual([
      ['', 'Celular'],
      ['', 'Celular'],
    ])
  })

  test('not with another password, a used challenge, one of another login, of a login by passkey, or one that is over', async () => {
    expect((await begin(rita, { senha: 'outra' })).falha.codigo).toBe('senha_incorreta')
    const autenticador = createAutenticador()
    const beto = await buildMembro('atendente')
    const alheio = (await begin(beto)).dados.desafio
    const velho = (await begin()).dados.desafio
    await app.sql`update desafio_passkey set expira_em = now() where idusuario = ${rita.idusuario}`
    const usado = (await begin()).dados.desafio
    const { dados } = await keep(autenticador.create({ ...onde, desafio: usado }))
    const dela = { ...rita, token: String(dados.token) }
    for (const desafio of [alheio, velho, usado, await ask(), 'inventado'])
      expect((await keep(createAutenticador().create({ ...onde, desafio }), dela)).falha.codigo).toBe(
        'passkey_recusada',
      )
  })

  test.each<[string, Partial<Dito>, string?]>([
    ['another address', { origem: 'https://mau.example' }],
    ['another relying party', { rpid: 'mau.example' }],
    ['a holder that was not verified', { verificado: false }],
    ['an attestation, which the library would fetch addresses for', {}, 'packed'],
  ])('not by an answer of %s', async (_, como, fmt) => {
    const { desafio } = (await begin()).dados
    const dita = createAutenticador().create({ ...onde, desafio, ...como }, fmt)
    expect((await keep(dita)).falha.codigo).toBe('passkey_recusada')
    expect((await show()).dados.passkeys).toEqual([])
    expect((await logIn()).status, 'nothing is asked').toBe(200)
  })

  test('not of a credential that somebody has, and not at another host, which is told where', async () => {
    const { autenticador } = await makePasskey()
    const beto = await buildMembro('atendente')
    const { desafio } = (await begin(beto)).dados
    expect((await keep(autenticador.create({ ...onde, desafio }), beto)).falha.codigo).toBe(
      'passkey_recusada',
    )
    const fora = await app.call(`${ENTRA}/desafio`, { params }, { headers: { host: 'emporio.example' } })
    expect(fora.falha).toMatchObject({
      codigo: 'passkey_em_outro_endereco',
      detalhes: { endereco: `${onde.origem}/painel` },
    })
  })
})

describe('it opens the panel', () => {
  test('without a name or a password, in a proven session; the list says when it was used', async () => {
    const { autenticador } = await makePasskey()
    const userHandle = Buffer.from(rita.idusuario.replaceAll('-', ''), 'hex').toString('base64url')
    const token = tokenOf(await enter(autenticador, { desafio: await ask(), userHandle }))
    const { dados } = await app.call(
      'GET /v1/app/usuario/{id}/acessos',
      { params: { id: rita.idusuario } },
      { token },
    )
    expect(dados.data[0]).toMatchObject({ atual: true, prova: 'PASSKEY', tokenOrigin: 'PASSKEY' })
    expect((await show({ token })).dados.passkeys[0]?.usada_em).not.toBeNull()
    const equipe = await app.call(
      'GET /painel/v1/{idfornecedor}/equipe',
      { params: { idfornecedor: loja.idfornecedor } },
      { token },
    )
    expect(equipe.status).toBe(200)
  })

  test('an answer is good once, and for a challenge that nobody used and that is not over', async () => {
    const { autenticador } = await makePasskey()
    const desafio = await ask()
    const respostas = await Promise.all([enter(autenticador, { desafio }), enter(autenticador, { desafio })])
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await enter(autenticador, { desafio })).falha.codigo, 'replayed').toBe('passkey_recusada')
    const velho = await ask()
    await app.sql`update desafio_passkey set expira_em = now() where idusuario is null`
    expect((await enter(autenticador, { desafio: velho })).falha.codigo).toBe('passkey_recusada')
    const novo = (await begin({ token: tokenOf(await enter(autenticador, { desafio: await ask() })) })).dados
    expect((await enter(autenticador, { desafio: novo.desafio })).falha.codigo, 'of a new passkey').toBe(
      'passkey_recusada',
    )
  })

  test.each<[string, Partial<Dito>]>([
    ['another address', { origem: 'https://mau.example' }],
    ['another port', { origem: 'http://localhost:1' }],
    ['another relying party', { rpid: 'mau.example' }],
    ['a holder that was not verified', { verificado: false }],
    ['another login', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('not by an answer of %s', async (_, como) => {
    const { autenticador } = await makePasskey()
    expect((await enter(autenticador, { desafio: await ask(), ...como })).falha.codigo).toBe(
      'passkey_recusada',
    )
  })

  test('not by another key of the same name', async () => {
    const { autenticador } = await makePasskey()
    const dita = autenticador.sign({ ...onde, desafio: await ask() })
    const falsa = createAutenticador().sign({ ...onde, desafio: await ask() })
    const { falha } = await app.call(ENTRA, { params, body: { ...falsa, idcredencial: dita.idcredencial } })
    expect(falha.codigo).toBe('passkey_recusada')
  })

  test('not by a copy: what an authenticator counts does not go back', async () => {
    const { autenticador } = await makePasskey(rita, { contador: 4 })
    const count = async (contador: number) =>
      (await enter(autenticador, { desafio: await ask(), contador })).status
    expect([await count(5), await count(5), await count(3), await count(9)]).toEqual([200, 422, 422, 200])
  })

  test('wrong answers of one login are looked at ten times in an hour', async () => {
    const { autenticador } = await makePasskey()
    const tries = []
    for (let i = 0; i < 11; i++)
      tries.push((await enter(autenticador, { desafio: await ask(), verificado: false })).falha.codigo)
    expect(tries.filter((codigo) => codigo === 'passkey_recusada')).toHaveLength(10)
    expect((await enter(autenticador, { desafio: await ask() })).falha.codigo).toBe('login_indisponivel')
  })
})

describe('it is the second proof', () => {
  test('after a right password, of its own login alone', async () => {
    const { autenticador, codigos } = await makePasskey()
    const passo = String((await logIn()).falha.detalhes?.passo)
    expect((await logIn()).falha).toMatchObject({
      codigo: 'segundo_passo',
      detalhes: { formas: ['PASSKEY', 'RECUPERACAO'] },
    })
    const beto = await buildMembro('atendente')
    const dele = await makePasskey(beto)
    const outro = await enter(dele.autenticador, { desafio: await ask() }, { passo })
    expect(outro.falha.codigo).toBe('passkey_recusada')
    expect((await enter(autenticador, { desafio: await ask() }, { passo })).status).toBe(200)
    expect((await enter(autenticador, { desafio: await ask() }, { passo })).falha.codigo).toBe(
      'passo_vencido',
    )
    const papel = await app.call(`${LOGIN}/segundo-passo`, {
      params,
      body: { passo: String((await logIn()).falha.detalhes?.passo), codigo: String(codigos?.[0]) },
    })
    expect(papel.status, 'its paper too').toBe(200)
  })

  test('that a supplier asks of its team', async () => {
    await app.sql`insert into exigencia_fator (idfornecedor, vale_em) values (${loja.idfornecedor}, now())`
    const equipe = ({ token }: { token: string }) =>
      app.call(
        'GET /painel/v1/{idfornecedor}/equipe',
        { params: { idfornecedor: loja.idfornecedor } },
        { token },
      )
    expect((await equipe(rita)).falha.codigo).toBe('segundo_fator_exigido')
    expect((await equipe(await makePasskey())).status).toBe(200)
  })
})

describe('it is taken off', () => {
  const remove = (idpasskey: string, { token }: { token: string }, body: object = { senha: SENHA }) =>
    app.call(`POST ${BASE}/passkeys/{idpasskey}/remover`, { params: { idpasskey }, body }, { token })

  test('with the password; it opens nothing more, sessions elsewhere end, and the last one takes the paper along', async () => {
    const { autenticador, idpasskey, token } = await makePasskey()
    const fora = tokenOf(await enter(autenticador, { desafio: await ask() }))
    expect((await remove(idpasskey, { token }, { senha: 'outra' })).falha.codigo).toBe('senha_incorreta')
    const beto = await makePasskey(await buildMembro('atendente'))
    expect((await remove(idpasskey, beto)).falha.codigo, "another's").toBe('nao_encontrado')
    expect((await remove(idpasskey, { token })).status).toBe(200)
    expect((await show({ token: fora })).status).toBe(401)
    expect((await enter(autenticador, { desafio: await ask() })).falha.codigo).toBe('passkey_recusada')
    expect((await show({ token })).dados).toMatchObject({ passkeys: [], codigos_restantes: 0 })
    expect((await logIn()).status, 'the password alone again').toBe(200)
    expect((await listCartas()).at(-1)).toBe('Vitrine: chave de acesso removida')
    expect((await listFatos()).at(-1)).toEqual(['Celular', ''])
  })

  test('the app may go while a passkey stays: the login still asks', async () => {
    const segredo = await buildAplicativo(app.sql, rita)
    const passo = String((await logIn()).falha.detalhes?.passo)
    const token = tokenOf(
      await app.call(`${LOGIN}/segundo-passo`, { params, body: { passo, codigo: codigoDe(segredo) } }),
    )
    await makePasskey({ ...rita, token })
    await app.call(`POST ${BASE}/aplicativo/remover`, { body: { senha: SENHA } }, { token })
    expect((await logIn()).falha.detalhes?.formas).toEqual(['PASSKEY', 'RECUPERACAO'])
    expect((await show({ token })).dados.codigos_restantes).toBe(1)
    expect((await listCartas()).at(-1)).toBe('Vitrine: aplicativo autenticador removido')
  })

  test('by the owner for a member who lost it, and whoever left the team opens nothing with one', async () => {
    const beto = await buildMembro('atendente')
    const dele = await makePasskey(beto)
    await app.sql`delete from equipe where idusuario = ${beto.idusuario}`
    const token = tokenOf(await enter(dele.autenticador, { desafio: await ask() }))
    const equipe = await app.call(
      'GET /painel/v1/{idfornecedor}/equipe',
      { params: { idfornecedor: loja.idfornecedor } },
      { token },
    )
    expect(equipe.status).toBe(403)
    await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${loja.idfornecedor}, ${beto.idusuario}, 'atendente')`
    const reset = await app.call(
      'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
      { params: { idfornecedor: loja.idfornecedor, idusuario: beto.idusuario } },
      rita,
    )
    expect(reset.status).toBe(200)
    expect((await enter(dele.autenticador, { desafio: await ask() })).falha.codigo).toBe('passkey_recusada')
  })
})
