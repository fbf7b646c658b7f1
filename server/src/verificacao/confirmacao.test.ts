import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createFornecedores } from '../fornecedor/index.ts'
import { uuidv7 } from '../infra/index.ts'
import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  buildProduto,
  buildSubmissao,
  createTestApp,
  hashSenhaLeve,
  type AppDeTeste,
  type ClienteDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'
import { remindEmails } from './remind-email.ts'

const ASK = 'POST /v4/usuario/email/pedir-confirmacao'
const CONFIRM = 'POST /v4/usuario/email/confirmar'
const ENVIAR = 'GET /v4/verificacao/enviar-verificacao'
const RECUPERAR = 'GET /v2/app/{session_token}/cliente/senha/recuperar/{id}'
const REDEFINIR = 'POST /v1/app/{session_token}/cliente/senha/redefinir'
const CONVIDA = 'POST /v1/app/usuario/{a}/{b}'
const CONVITE = 'POST /v1/app/usuario/convite'
const ACEITA = 'POST /v1/app/{session_token}/usuario/convite/aceitar'
const LEVA = 'POST /v1/app/usuario/login-token'
const CHEGA = 'POST /v1/app/{session_token}/usuario/autenticar/login-token'
const CADASTRA = 'POST /v1/app/{session_token}/cliente/usuario'
const MUDA = 'PUT /v1/app/usuario/{id}'
const QUEM = 'GET /v2/app/{session_token}/cliente/get-configuracoes-cliente'
const PEDIDO = 'POST /v2/app/{session_token}/usuario/{id}/pedido'

const params = { session_token: 'token' }
const SENHA = 'senha-de-teste'
let app: AppDeTeste
let hash: string
let loja: FornecedorDeTeste
let ana: ClienteDeTeste & { email: string }

beforeAll(async () => {
  app = await createTestApp({ trustProxy: true })
  hash = await hashSenhaLeve(SENHA)
})
afterAll(() => app.close())
beforeEach(async () => {
  loja = await buildFornecedor(app.sql)
  ana = await withEmail(await buildCliente(app.sql, loja))
  await app.sql`delete from tentativa_verificacao`
})

async function withEmail<T extends { idusuario: string }>(quem: T): Promise<T & { email: string }> {
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${hash} where idusuario = ${quem.idusuario} returning email`
  return { ...quem, email: row?.email ?? '' }
}

const ask = (token: string) =>
  app.call(ASK, { params: {}, query: {}, body: { idfornecedor: loja.idfornecedor } }, { token })
const confirm = (body: { token?: string; codigo?: string }, token?: string) =>
  app.call(CONFIRM, { params: {}, query: {}, body }, { token })
const recover = (id: string) =>
  app.call(RECUPERAR, { params: { ...params, id }, query: { idfornecedor: loja.idfornecedor } })

async function isConfirmado(idusuario: string): Promise<boolean> {
  const [row] = await app.sql<{ sim: boolean }[]>`
    select email_confirmado_em is not null as sim from usuario where idusuario = ${idusuario}`
  return row?.sim === true
}

/** Code and token of the newest letter to an address. */
async function readCarta(email: string) {
  const [carta] = await app.sql<{ texto: string; assunto: string }[]>`
    select texto, assunto from correio where para = ${email} order by criado_em desc, idcorreio desc limit 1`
  const texto = carta?.texto ?? ''
  return {
    texto,
    assunto: carta?.assunto ?? '',
    codigo: /\b(\d{3} \d{3})\b/.exec(texto)?.[1] ?? '',
    token: /token=([\w-]{43})/.exec(texto)?.[1] ?? '',
  }
}
const countCartas = async (email: string) =>
  (await app.sql`select from correio where para = ${email} and assunto like '%confirme seu e-mail'`).length

describe('a letter is good for its purpose and nothing else', () => {
  /** Each kind of token, and what it opens. */
  async function makeTokens() {
    await recover(ana.email)
    const recuperar = await readCarta(ana.email)
    await ask(ana.token)
    const confirmar = await readCarta(ana.email)
    const convidado = `convidado.${uuidv7()}@vitrine.example`
    await app.call(
      CONVIDA,
      {
        params: { a: ana.idusuario, b: loja.idfornecedor },
        query: {},
        body: { email: convidado, submissao_pedido: true },
      },
      { token: ana.token },
    )
    const convite = await readCarta(convidado)
    const levar = await app.call(
      LEVA,
      { params: {}, query: {}, body: { idfornecedor: loja.idfornecedor } },
      { token: ana.token },
    )
    const token = /login-token\/([\w-]{43})/.exec(levar.dados.url)?.[1] ?? ''
    return { recuperar, confirmar, convite, levar: { token, codigo: '' } }
  }

  const idfornecedor = () => loja.idfornecedor
  const calls = {
    recuperar: (token: string) =>
      app.call(REDEFINIR, { params, query: {}, body: { token, senha: SENHA, idfornecedor: idfornecedor() } }),
    confirmar: (token: string) => confirm({ token }),
    convite: async (token: string) => {
      const visto = await app.call(CONVITE, { params: {}, query: {}, body: { token } })
      if (visto.status === 200) return visto
      return app.call(ACEITA, { params, query: {}, body: { token, nome: 'Eu', senha: SENHA } })
    },
    levar: (token: string) =>
      app.call(CHEGA, {
        params,
        query: {},
        body: { token, email: ana.email, idfornecedor: idfornecedor() },
      }),
  }
  const nomes = ['recuperar', 'confirmar', 'convite', 'levar'] as const

  test.each(nomes.flatMap((de) => nomes.filter((em) => em !== de).map((em) => [de, em] as const)))(
    'the link of %s at %s: refused, and it keeps its own use',
    async (de, em) => {
      const { token } = (await makeTokens())[de]
      expect(token).toHaveLength(43)
      expect((await calls[em](token)).status).toBeGreaterThanOrEqual(400)
      expect(await isConfirmado(ana.idusuario)).toBe(false)
      expect((await calls[de](token)).status).toBe(200)
    },
  )

  test('the code of a confirming letter sets no password, and that of a recovery confirms nothing', async () => {
    const { recuperar, confirmar } = await makeTokens()
    expect(recuperar.codigo).not.toBe(confirmar.codigo)
    const resetSenha = (codigo: string) =>
      app.call(REDEFINIR, { params, query: {}, body: { login: ana.email, codigo, senha: 'senha-nova-1' } })
    expect((await resetSenha(confirmar.codigo)).falha.codigo).toBe('codigo_invalido')
    expect((await confirm({ codigo: recuperar.codigo }, ana.token)).falha.codigo).toBe('codigo_invalido')
    // The newer letter does not stand in the way of the older one's purpose.
    expect((await confirm({ codigo: confirmar.codigo }, ana.token)).status).toBe(200)
    expect((await resetSenha(recuperar.codigo)).status).toBe(200)
  })

  test('enviar-verificacao writes the letter of its fonte, and says alike whether anybody is there (§7)', async () => {
    const send = (idcliente: string, fonte: 'RECUPERAR_SENHA' | 'CONFIRMAR_EMAIL') =>
      app.call(ENVIAR, { params: {}, query: { idcliente, fonte, idfornecedor: loja.idfornecedor } })
    const enviada = await send(ana.idcliente, 'CONFIRMAR_EMAIL')
    expect((await readCarta(ana.email)).assunto).toContain('confirme seu e-mail')
    expect((await send(uuidv7(), 'CONFIRMAR_EMAIL')).dados).toEqual(enviada.dados)
    await send(ana.idcliente, 'RECUPERAR_SENHA')
    expect((await readCarta(ana.email)).assunto).toContain('nova senha')
  })
})

describe('an e-mail is confirmed by link or code; orders do not wait (decision 0059)', () => {
  test('by the link, once, without a session; the session tells it at once', async () => {
    const { dados } = await ask(ana.token)
    expect(dados).toMatchObject({ canal: 'EMAIL', validade: 7 * 86_400, reenvio: 30 })
    const { token, texto } = await readCarta(ana.email)
    expect(texto).toContain(
      `Confirmar e-mail: http://localhost:${app.config.port}/${loja.slug}/conta/email?token=`,
    )
    const quem = async () =>
      (await app.call(QUEM, { params, query: {} }, { token: ana.token })).dados.emailConfirmado
    expect(await quem()).toBe(false)
    expect((await confirm({ token })).dados).toEqual({ email: ana.email })
    await expect.poll(quem).toBe(true)
    expect((await confirm({ token })).falha.codigo).toBe('codigo_invalido')
  })

  test('by the code in the session of that login alone; five wrong ones use it up', async () => {
    await ask(ana.token)
    const { codigo } = await readCarta(ana.email)
    const bia = await buildCliente(app.sql, loja)
    expect((await confirm({ codigo })).falha.codigo).toBe('codigo_invalido')
    expect((await confirm({ codigo }, bia.token)).falha.codigo).toBe('codigo_invalido')
    const errado = codigo === '000 000' ? '000001' : '000000'
    for (let vez = 0; vez < 5; vez++) await confirm({ codigo: errado }, ana.token)
    expect((await confirm({ codigo }, ana.token)).falha.codigo).toBe('codigo_invalido')
    await ask(ana.token)
    const { codigo: outro } = await readCarta(ana.email)
    expect((await confirm({ codigo: outro }, ana.token)).status).toBe(200)
  })

  test('the next request of that session knows it, whenever PostgreSQL tells of it', async () => {
    await ask(ana.token)
    const { codigo } = await readCarta(ana.email)
    const quem = async () =>
      (await app.call(QUEM, { params, query: {} }, { token: ana.token })).dados.emailConfirmado
    expect(await quem()).toBe(false)
    await app.sql`alter table usuario disable trigger user`
    try {
      await confirm({ codigo }, ana.token)
      expect(await quem()).toBe(true)
    } finally {
      await app.sql`alter table usuario enable trigger user`
    }
  })

  test('who registers is asked by letter; an order passes meanwhile', async () => {
    const email = `nova.${uuidv7()}@vitrine.example`
    const { status } = await app.call(CADASTRA, {
      params,
      query: {},
      body: { nome: 'Nova', email, senha: SENHA, cpf: '529.982.247-25', idfornecedor: loja.idfornecedor },
    })
    expect(status).toBe(200)
    expect(await countCartas(email)).toBe(1)
    const { token } = await readCarta(email)
    expect((await confirm({ token })).dados).toEqual({ email })
    const produto = await buildProduto(app.sql, loja, { preco: 10, estoque: 5 })
    const feito = await app.call(
      PEDIDO,
      { params: { ...params, id: ana.idcliente }, body: buildSubmissao({ loja, cliente: ana, produto }) },
      { token: ana.token },
    )
    expect([feito.status, await isConfirmado(ana.idusuario)]).toEqual([200, false])
  })

  test('another e-mail is asked about anew, the old one is told, and letters to it prove nothing any more', async () => {
    await ask(ana.token)
    const velha = await readCarta(ana.email)
    await recover(ana.email)
    const recuperar = await readCarta(ana.email)
    await app.sql`update usuario set email_confirmado_em = now() where idusuario = ${ana.idusuario}`
    const novo = `outra.${uuidv7()}@vitrine.example`
    const mudada = await app.call(
      MUDA,
      {
        params: { id: ana.idusuario },
        query: {},
        body: { dadosUsuario: { email: novo, senha_atual: SENHA }, idfornecedor: loja.idfornecedor },
      },
      { token: ana.token },
    )
    expect(mudada.status).toBe(200)
    expect(await isConfirmado(ana.idusuario)).toBe(false)
    expect((await readCarta(ana.email)).texto).toContain(`você entra com ${novo}`)
    expect((await confirm({ token: velha.token })).falha.codigo).toBe('codigo_invalido')
    const redefinida = await app.call(REDEFINIR, {
      params,
      query: {},
      body: { token: recuperar.token, senha: 'senha-nova-1' },
    })
    expect(redefinida.falha.codigo).toBe('codigo_invalido')
    const { token } = await readCarta(novo)
    expect((await confirm({ token })).dados).toEqual({ email: novo })
  })

  test('a new password by letter and an invitation taken show the mailbox too; representatives are asked like anybody', async () => {
    await recover(ana.email)
    const { token } = await readCarta(ana.email)
    await app.call(REDEFINIR, { params, query: {}, body: { token, senha: 'senha-nova-1' } })
    expect(await isConfirmado(ana.idusuario)).toBe(true)

    const rep = await withEmail(await buildEquipe(app.sql, loja, { papel: 'representante' }))
    expect((await ask(rep.token)).status).toBe(200)
    const carta = await readCarta(rep.email)
    expect((await confirm({ codigo: carta.codigo }, rep.token)).dados).toEqual({ email: rep.email })
  })

  test('five letters an hour, ten a day, none once it is confirmed', async () => {
    const status: number[] = []
    for (let vez = 0; vez < 6; vez++) status.push((await ask(ana.token)).status)
    expect(status).toEqual([200, 200, 200, 200, 200, 429])
    for (let vez = 0; vez < 6; vez++) {
      await app.sql`delete from tentativa_verificacao`
      status.push((await ask(ana.token)).status)
    }
    expect(status.slice(6)).toEqual([200, 200, 200, 200, 200, 429])
    expect(await countCartas(ana.email)).toBe(10)
    await app.sql`update usuario set email_confirmado_em = now() where idusuario = ${ana.idusuario}`
    await app.sql`delete from verificacao where idusuario = ${ana.idusuario}`
    await expect.poll(async () => (await ask(ana.token)).status).toBe(200)
    expect(await countCartas(ana.email)).toBe(10)
  })
})

test('it is asked again after two days and after a week, never more, and never of whoever has long been here', async () => {
  const fornecedores = createFornecedores(app.sql, {
    of: () => 0,
    hasNovoPreco: () => false,
    onChange: () => {},
  })
  const remind = () => remindEmails({ sql: app.sql, config: app.config, fornecedores })
  const age = (dias: number) =>
    app.sql`update usuario set criado_em = now() - make_interval(days => ${dias}) where idusuario = ${ana.idusuario}`
  await app.sql`update usuario set email_confirmado_em = now() where idusuario <> ${ana.idusuario}`
  const escritas: number[] = []
  for (const dias of [1, 3, 3, 6, 8, 8, 15, 30]) {
    await age(dias)
    escritas.push(await remind())
  }
  expect(escritas).toEqual([0, 1, 0, 0, 1, 0, 0, 0])
  const { token, texto } = await readCarta(ana.email)
  expect(texto).toContain(`/${loja.slug}/conta/email?token=`)
  expect((await confirm({ token })).status).toBe(200)

  const bia = await withEmail(await buildCliente(app.sql, loja))
  await app.sql`update usuario set criado_em = now() - interval '60 days' where idusuario = ${bia.idusuario}`
  expect(await remind()).toBe(0)
  await app.sql`update usuario set criado_em = now() - interval '3 days', senha_hash = 'removida' where idusuario = ${bia.idusuario}`
  expect(await remind()).toBe(0)
})
