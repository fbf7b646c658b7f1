import { createServer, type AddressInfo, type Server } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { uuidv7 } from '../infra/index.ts'
import { buildFornecedor, createTestApp, openRodada, type AppDeTeste } from '../teste/index.ts'
import { chooseCarteiro } from './carteiro.ts'
import { insertCarta, sendCorreio } from './index.ts'
import { followCorreio } from './send-correio.ts'

let app: AppDeTeste
let smtp: { server: Server; url: string; recebidas: { para: string[]; texto: string }[]; recusar: boolean }

beforeAll(async () => {
  app = await createTestApp()
  smtp = await startSmtp()
})
afterEach(async () => {
  await app.sql`delete from correio`
  smtp.recebidas.length = 0
  smtp.recusar = false
})
afterAll(async () => {
  smtp.server.close()
  await app.close()
})

/** A mail server that speaks as much SMTP as a letter needs. */
async function startSmtp(): Promise<typeof smtp> {
  const estado: Omit<typeof smtp, 'server' | 'url'> = { recebidas: [], recusar: false }
  const server = createServer((socket) => {
    let carta: { para: string[]; texto: string } | null = null
    let para: string[] = []
    let resto = ''
    socket.write('220 teste ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (parte) => {
      resto += parte.toString('utf8')
      for (let fim = resto.indexOf('\r\n'); fim >= 0; fim = resto.indexOf('\r\n')) {
        const linha = resto.slice(0, fim)
        resto = resto.slice(fim + 2)
        if (carta && linha !== '.') carta.texto += `${linha}\n`
        else if (carta) {
          estado.recebidas.push(carta)
          carta = null
          socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(linha)) {
          carta = { para, texto: '' }
          para = []
          socket.write('354 go\r\n')
        } else if (/^RCPT/i.test(linha)) {
          if (!estado.recusar) para.push(linha)
          socket.write(estado.recusar ? '450 later\r\n' : '250 ok\r\n')
        } else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has one
  return Object.assign(estado, { server, url: `smtp://127.0.0.1:${port}` })
}

const carteiro = async () => {
  const escolhido = await chooseCarteiro({
    smtpUrl: smtp.url,
    correioDe: 'Vitrine <loja@vitrine.example>',
    demo: false,
    port: 3000,
    marketplaceHosts: ['vitrine.example'],
  })
  if (!escolhido) throw new Error('SMTP_URL is set')
  return escolhido
}
const post = (carta: { para?: string; assunto?: string; texto?: string }, chave: string = uuidv7()) =>
  insertCarta(
    app.sql,
    { idcorreio: uuidv7(), para: 'ana@vitrine.example', assunto: 'Pedido', texto: 'Olá, João!', ...carta },
    { idfornecedor: null, chave },
  )

test('a letter leaves over SMTP, once, with its accents', async () => {
  await post({ assunto: 'Seu pedido está a caminho' })
  expect(await sendCorreio(app.sql, await carteiro())).toBe(1)
  expect(await sendCorreio(app.sql, await carteiro())).toBe(0)
  const [carta] = smtp.recebidas
  expect(carta?.para).toEqual(['RCPT TO:<ana@vitrine.example>'])
  expect(carta?.texto).toMatch(/^From: Vitrine <loja@vitrine.example>$/m)
  expect(carta?.texto).toContain('=?UTF-8?Q?Seu_pedido_est=C3=A1_a_caminho?=')
  expect(carta?.texto).toContain('Ol=C3=A1, Jo=C3=A3o!')
})

test('a letter leaves as plain text and as HTML that say the same', async () => {
  await post({ texto: 'Olá!\n\nSeu pedido saiu.\n\nAcompanhar: https://loja.example/p/1\n\nLoja' })
  await sendCorreio(app.sql, await carteiro())
  // Long lines are folded on the way.
  const texto = smtp.recebidas[0]?.texto.replaceAll('=\n', '') ?? ''
  expect(texto).toMatch(/Content-Type: text\/plain[\s\S]*Acompanhar: https:\/\/loja.example\/p\/1/)
  expect(texto).toMatch(/Content-Type: text\/html[\s\S]*<a href=(3D)?"https:\/\/loja.example\/p\/1"/)
})

test("a store's letter has its symbol and its colours, asked at its own host; the platform's has neither", async () => {
  const loja = await buildFornecedor(app.sql)
  const host = `${loja.slug}.example`
  await app.sql`insert into dominio (idfornecedor, dominio, principal) values (${loja.idfornecedor}, ${host}, true)`
  const carta = { idcorreio: uuidv7(), para: 'ana@vitrine.example', assunto: 'Pedido', texto: 'Olá' }
  await insertCarta(app.sql, carta, { idfornecedor: loja.idfornecedor, chave: carta.idcorreio })
  await post({})
  await sendCorreio(app.sql, await carteiro())
  const textos = smtp.recebidas.map(({ texto }) => texto.replaceAll('=\n', ''))
  const daLoja = textos.filter((texto) => texto.includes(`https://${host}/img/marca/${loja.slug}/`))
  expect([textos.length, daLoja.length]).toEqual([2, 1])
})

test("a store's letter is in its name, answered to it, with an identity of a real domain (B10)", async () => {
  const loja = await buildFornecedor(app.sql)
  await app.sql`
    update fornecedor set nome = 'Empório São João', config = jsonb_set(config, '{rodape}', '{"email": "contato@emporio.example"}')
    where idfornecedor = ${loja.idfornecedor}`
  const write = async () => {
    const carta = { idcorreio: uuidv7(), para: 'ana@vitrine.example', assunto: 'Pedido', texto: 'Olá' }
    await insertCarta(app.sql, carta, { idfornecedor: loja.idfornecedor, chave: carta.idcorreio })
    await sendCorreio(app.sql, await carteiro())
    return { ...carta, cabecalho: smtp.recebidas.at(-1)?.texto.split('\n\n')[0] ?? '' }
  }
  const nome = '=\\?UTF-8\\?.*Emp=C3=B3rio_S=C3=A3o_Jo=C3=A3o.*'
  const { cabecalho, idcorreio } = await write()
  expect(cabecalho).toMatch(new RegExp(`^From: ${nome} <loja@vitrine.example>$`, 'm'))
  // A folded header is one line.
  expect(cabecalho.replaceAll(/\n\s+/g, ' ')).toMatch(
    new RegExp(`^Reply-To: ${nome} <contato@emporio.example>$`, 'm'),
  )
  expect(cabecalho).toContain(`Message-ID: <${idcorreio}@vitrine.example>`)

  // Its own address, first unverified, then verified.
  await app.sql`insert into remetente (idfornecedor, endereco) values (${loja.idfornecedor}, 'pedidos@emporio.example')`
  expect((await write()).cabecalho).toMatch(/^From: .*<loja@vitrine.example>$/m)
  await app.sql`update remetente set caixa_em = now(), dominio_em = now() where idfornecedor = ${loja.idfornecedor}`
  const propria = await write()
  expect(propria.cabecalho).toMatch(/^From: .*<pedidos@emporio.example>$/m)
  expect(propria.cabecalho).toContain(`Message-ID: <${propria.idcorreio}@emporio.example>`)

  // An invalid address for answers, or one that tries to begin another header, does not stop the letter.
  await app.sql`update fornecedor set config = jsonb_set(config, '{rodape,email}', '"fale conosco\\r\\nBcc: x@y.example"') where idfornecedor = ${loja.idfornecedor}`
  expect((await write()).cabecalho).not.toMatch(/^(Reply-To|Bcc)/im)
})

test.each(['\r\nBcc: todos@vitrine.example', '\nBcc: todos@vitrine.example\n\ncorpo', '\r\n\r\ncorpo falso'])(
  'a name in the subject cannot begin another header: %j',
  async (injetado) => {
    await post({ assunto: `Loja: recebemos seu pedido${injetado}` })
    await sendCorreio(app.sql, await carteiro())
    const [carta] = smtp.recebidas
    expect(carta?.para).toHaveLength(1)
    const [cabecalho = ''] = carta?.texto.split('\n\n') ?? []
    expect(cabecalho).toMatch(/^Subject: .*recebemos/m)
    expect(cabecalho).not.toMatch(/^(Bcc|corpo)/im)
    expect(cabecalho).toMatch(/^Content-Type: multipart\/alternative/m)
  },
)

test.each([
  'ana@vitrine.example, todos@vitrine.example',
  'ana@vitrine.example\r\nBcc: x@y.example',
  'Ana <ana@vitrine.example>',
  'ana@vitrine.example;b@c.example',
])('a text that is not exactly one address gets no letter: %j', async (para) => {
  await post({ para })
  const { rodada, falhas } = openRodada()
  expect(await sendCorreio(app.sql, await carteiro(), rodada)).toBe(0)
  expect(falhas.size).toBe(1)
  expect(smtp.recebidas).toEqual([])
})

test('a refused letter is tried again a minute later, then later still, and given up after twelve times', async () => {
  await post({})
  smtp.recusar = true
  const { deliver, apagaSecretas } = await carteiro()
  const { rodada } = openRodada()
  expect(await sendCorreio(app.sql, { deliver, apagaSecretas }, rodada)).toBe(0)
  expect(await sendCorreio(app.sql, { deliver, apagaSecretas }, rodada)).toBe(0)
  const [row] =
    await app.sql`select tentativas, proxima_em > now() + interval '50 seconds' as depois from correio`
  expect(row).toEqual({ tentativas: 1, depois: true })
  smtp.recusar = false
  await app.sql`update correio set proxima_em = now()`
  expect(await sendCorreio(app.sql, { deliver, apagaSecretas })).toBe(1)
  await app.sql`update correio set enviado_em = null, tentativas = 11, proxima_em = now()`
  smtp.recusar = true
  await sendCorreio(app.sql, { deliver, apagaSecretas }, rodada)
  const [fim] = await app.sql`select desistiu_em is not null as desistiu from correio`
  expect(fim).toEqual({ desistiu: true })
})

test('a code is not kept after the mail server has taken its letter', async () => {
  await post({ texto: 'código 123 456' })
  await app.sql`update correio set secreta = true`
  await post({ texto: 'outra' })
  await sendCorreio(app.sql, await carteiro())
  expect((await app.sql`select texto from correio order by texto`).map(({ texto }) => texto)).toEqual([
    '',
    'outra',
  ])
})

test('many letters leave in one go, each once, though two processes send', async () => {
  for (let n = 0; n < 45; n++) await post({})
  const um = await carteiro()
  const enviadas = await Promise.all([sendCorreio(app.sql, um), sendCorreio(app.sql, await carteiro())])
  expect(enviadas[0] + enviadas[1]).toBe(45)
  expect(smtp.recebidas).toHaveLength(45)
})

test('a secret letter in the outbox is announced, and no other: nobody waits a minute for a code', async () => {
  let announced = 0
  app.notificacoes.onCorreio(() => (announced += 1))
  const sent = new Promise<void>((resolve) =>
    followCorreio(app.notificacoes, async () => {
      resolve()
    }),
  )
  await post({})
  await app.sql`
    insert into correio (idcorreio, para, assunto, texto, chave, secreta)
    values (${uuidv7()}, 'ana@vitrine.example', 'Código', '123456', 'codigo', true)`
  await sent
  expect(announced).toBe(1)
})

test('without a mail server letters wait, unless the demo shows them', async () => {
  const semServidor = { smtpUrl: null, correioDe: '', port: 3000, marketplaceHosts: [] }
  expect(await chooseCarteiro({ ...semServidor, demo: false })).toBeNull()
  expect(await chooseCarteiro({ ...semServidor, demo: true })).toMatchObject({ apagaSecretas: false })
})
