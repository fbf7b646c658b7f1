import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { avisos, type CallInput, type Calls } from '@vitrine/contract'

import { hashSenha, uuidv7, verifySenha } from '../infra/index.ts'
import { buildCliente, buildFornecedor, createTestApp, type AppDeTeste } from '../teste/index.ts'

const RECUPERAR = 'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}'
const ENVIAR = 'GET /v4/verificacao/enviar-verificacao'
const REDEFINIR = 'POST /v1/app/{session_token}/cliente/senha/redefinir'
const CONFIG = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'

const params = { session_token: 'token' }
let app: AppDeTeste
let loja: Awaited<ReturnType<typeof buildFornecedor>>

beforeAll(async () => {
  app = await createTestApp({ trustProxy: true })
  loja = await buildFornecedor(app.sql)
})
afterAll(() => app.close())

let vizinho = 0
/** Another address of the asker at each call, so that one test does not use up the limit of the next. */
const from = (ip = `100.1.${(vizinho += 1)}.1`) => ({ headers: { 'x-forwarded-for': ip } })

const recover = (id: string, ip?: string) =>
  app.call(RECUPERAR, { params: { ...params, id }, query: { idfornecedor: loja.idfornecedor } }, from(ip))
const resetSenha = (body: NonNullable<CallInput<Calls[typeof REDEFINIR]>['body']>, ip?: string) =>
  app.call(REDEFINIR, { params, query: {}, body }, from(ip))

async function buildPessoa() {
  const pessoa = await buildCliente(app.sql, loja)
  const [row] = await app.sql<{ email: string; documento: string }[]>`
    select u.email, c.documento from usuario u, cliente c where u.idusuario = ${pessoa.idusuario} and c.idcliente = ${pessoa.idcliente}`
  return { ...pessoa, email: row?.email ?? '', documento: row?.documento ?? '' }
}

/** Code and link token of the newest letter to an address. */
async function readCarta(email: string) {
  const [carta] = await app.sql<{ texto: string; secreta: boolean }[]>`
    select texto, secreta from correio where para = ${email} and chave like 'verificacao:%' order by criado_em desc limit 1`
  const texto = carta?.texto ?? ''
  return {
    texto,
    secreta: carta?.secreta,
    codigo: /é (\d{3} \d{3})\./.exec(texto)?.[1] ?? '',
    token: /token=([\w-]{43})/.exec(texto)?.[1] ?? '',
  }
}

describe('password recovery (§7 senha/recuperar)', () => {
  test('a code by mail sets a new password, once, and ends every session', async () => {
    const ana = await buildPessoa()
    const { dados } = await recover(ana.email.toUpperCase())
    expect(dados).toEqual({
      mensagem: avisos.verificacao_enviada,
      canal: 'EMAIL',
      validade: 900,
      reenvio: 30,
    })
    const { codigo, texto, secreta } = await readCarta(ana.email)
    expect(texto).toContain(`http://localhost:${app.config.port}/${loja.slug}/recuperar?token=`)
    expect(secreta).toBe(true)
    expect((await resetSenha({ login: ana.email, codigo, senha: 'senha-nova-1' })).dados).toEqual({
      email: ana.email,
    })
    const [row] = await app.sql<
      { senha_hash: string }[]
    >`select senha_hash from usuario where idusuario = ${ana.idusuario}`
    expect(await verifySenha('senha-nova-1', row?.senha_hash)).toBe(true)
    const depois = await app.call(CONFIG, { params, query: {} }, { token: ana.token })
    expect(depois.falha).toMatchObject({ codigo: 'sessao_expirada', action: 'logout' })
    expect((await resetSenha({ login: ana.email, codigo, senha: 'senha-nova-2' })).falha.codigo).toBe(
      'codigo_invalido',
    )
    const aviso =
      await app.sql`select assunto from correio where para = ${ana.email} and chave like 'senha-trocada:%'`
    expect(aviso).toHaveLength(1)
  })

  test('the link of the same letter works in place of the code, and not after it', async () => {
    const ana = await buildPessoa()
    await recover(ana.email)
    const { token, codigo } = await readCarta(ana.email)
    expect((await resetSenha({ token, senha: 'senha-nova-1' })).dados).toEqual({ email: ana.email })
    for (const body of [{ token }, { login: ana.email, codigo }])
      expect((await resetSenha({ ...body, senha: 'senha-nova-2' })).falha.codigo).toBe('codigo_invalido')
  })

  test('of two uses at the same moment one wins', async () => {
    const ana = await buildPessoa()
    await recover(ana.email)
    const { codigo } = await readCarta(ana.email)
    const respostas = await Promise.all(
      ['um', 'dois', 'tres'].map((nome) =>
        resetSenha({ login: ana.email, codigo, senha: `senha-nova-${nome}` }),
      ),
    )
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('slashes are left out of the id: a masked CNPJ has one (§7)', async () => {
    const bar = await buildPessoa()
    await app.sql`update cliente set tipo_documento = 'CNPJ', documento = '12ABC34501DE35' where idcliente = ${bar.idcliente}`
    for (const id of ['12.abc.345/01DE-35', '12.ABC.34501DE-35']) {
      await app.sql`delete from correio where para = ${bar.email}`
      expect((await recover(id)).status).toBe(200)
      expect((await readCarta(bar.email)).codigo).not.toBe('')
    }
    expect((await recover('123')).falha.codigo).toBe('login_invalido')
  })

  test('nobody learns whether a login exists: same answer, same statements, no faster', async () => {
    const ana = await buildPessoa()
    const times: number[] = []
    const answers: unknown[] = []
    const statements: string[][] = []
    for (const id of [ana.email, 'ninguem@vitrine.example']) {
      const begun = performance.now()
      statements.push(
        await app.statementsOf(async () => {
          answers.push((await recover(id)).dados)
        }),
      )
      times.push(performance.now() - begun)
    }
    expect(answers[1]).toEqual(answers[0])
    expect(statements[1]).toEqual(statements[0])
    expect(Math.min(...times)).toBeGreaterThan(245)
    const semNada = await resetSenha({
      login: 'ninguem@vitrine.example',
      codigo: '123456',
      senha: 'senha-nova-1',
    })
    const errado = await resetSenha({ login: ana.email, codigo: '', senha: 'senha-nova-1' })
    expect({ ...semNada.falha, idrequisicao: '' }).toEqual({ ...errado.falha, idrequisicao: '' })
  })

  test('five wrong codes use a code up; an expired one is worth nothing', async () => {
    const ana = await buildPessoa()
    await recover(ana.email)
    const { codigo, token } = await readCarta(ana.email)
    const errado = codigo === '000 000' ? '000001' : '000000'
    for (let vez = 0; vez < 5; vez++)
      await resetSenha({ login: ana.email, codigo: errado, senha: 'senha-nova-1' })
    for (const body of [{ login: ana.email, codigo }, { token }])
      expect((await resetSenha({ ...body, senha: 'senha-nova-1' })).falha.codigo).toBe('codigo_invalido')
    await recover(ana.email)
    const outra = await readCarta(ana.email)
    await app.sql`update verificacao set expira_em = now() - interval '1 second' where idusuario = ${ana.idusuario}`
    expect((await resetSenha({ token: outra.token, senha: 'senha-nova-1' })).falha.codigo).toBe(
      'codigo_invalido',
    )
  })

  test('five letters an hour to one login, known or not, however many ask at once', async () => {
    const ana = await buildPessoa()
    for (const id of [ana.email, 'outro-ninguem@vitrine.example']) {
      const status = (await Promise.all(Array.from({ length: 8 }, () => recover(id)))).map((r) => r.status)
      expect(status.filter((codigo) => codigo === 200)).toHaveLength(5)
      expect(status.filter((codigo) => codigo === 429)).toHaveLength(3)
    }
    expect(await app.sql`select 1 from verificacao where idusuario = ${ana.idusuario}`).toHaveLength(5)
  })

  test('thirty letters an hour from one address, whatever the logins', async () => {
    const ip = '100.9.9.9'
    const chave = app.sql`sha256(convert_to(${`envio:ip:${ip}`}, 'UTF8'))`
    await app.sql`insert into tentativa_verificacao (chave) select ${chave} from generate_series(1, 29)`
    expect((await recover('um@vitrine.example', ip)).status).toBe(200)
    expect((await recover('dois@vitrine.example', ip)).status).toBe(429)
  })

  test('nothing of code or link is stored in the clear but in the letter itself', async () => {
    const ana = await buildPessoa()
    await recover(ana.email)
    const { codigo, token } = await readCarta(ana.email)
    const [row] = await app.sql<
      { tudo: string }[]
    >`select v::text as tudo from verificacao v where idusuario = ${ana.idusuario}`
    expect(row?.tudo).not.toContain(token)
    expect(row?.tudo).not.toContain(codigo.replace(' ', ''))
  })

  test('a database that does not answer is "Falha ao solicitar redefinição de senha" (§8)', async () => {
    await app.sql`alter table verificacao rename to verificacao_x`
    const { status, falha } = await recover('ana@vitrine.example').finally(
      () => app.sql`alter table verificacao_x rename to verificacao`,
    )
    expect([status, falha.error]).toEqual([500, 'Falha ao solicitar redefinição de senha'])
  })
})

describe('verification codes (§7 enviar-verificacao)', () => {
  test('go to the primary login of a cliente, by e-mail only', async () => {
    const ana = await buildPessoa()
    const query = { idcliente: ana.idcliente, idfornecedor: loja.idfornecedor }
    const { dados } = await app.call(ENVIAR, { params: {}, query }, from())
    expect(dados).toMatchObject({ canal: 'EMAIL', mensagem: avisos.verificacao_enviada })
    const { codigo } = await readCarta(ana.email)
    expect((await resetSenha({ login: ana.email, codigo, senha: 'senha-nova-1' })).status).toBe(200)
    const estranho = await app.call(ENVIAR, { params: {}, query: { idcliente: uuidv7() } }, from())
    expect(estranho.dados).toEqual(dados)
    const sms = await app.call(ENVIAR, { params: {}, query: { ...query, canal: 'SMS' } }, from())
    expect(sms.falha.codigo).toBe('canal_indisponivel')
  })

  test('somebody who knows the old password and is not asked keeps it until the code is used', async () => {
    const ana = await buildPessoa()
    const antes = await hashSenha('senha-velha')
    await app.sql`update usuario set senha_hash = ${antes} where idusuario = ${ana.idusuario}`
    await recover(ana.email)
    const [row] = await app.sql`select senha_hash from usuario where idusuario = ${ana.idusuario}`
    expect(row).toEqual({ senha_hash: antes })
  })
})
