import { createHash } from 'node:crypto'

import { expect, primeiraVisita as test } from './teste.ts'

import { openDatabase } from '../server/src/infra/banco/db.ts'
import { startLojaPropria, type LojaPropria } from './loja-propria.ts'

/** N10 and Y at the real pages, built and served as in production: what each kind of answer says to the browser, and what it says without a database. */
let loja: LojaPropria

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  loja = await startLojaPropria()
})
test.afterAll(() => loja.end())

const PUBLICA = '/emporio'
const PESSOAL = '/emporio/carrinho'

interface Resposta {
  status: number
  headers: Headers
  corpo: string
  /** Directives of the policy by name. */
  politica: Map<string, string>
}

async function ask(caminho: string, headers: Record<string, string> = {}): Promise<Resposta> {
  // A connection of its own: one that rests may be closed by the server in the moment in which it is used again.
  const response = await fetch(`${loja.endereco}${caminho}`, {
    headers: { ...headers, connection: 'close' },
    redirect: 'manual',
  })
  const corpo = await response.text()
  const politica = new Map(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((diretiva) => {
      const [nome = '', ...fontes] = diretiva.split(' ')
      return [nome, fontes.join(' ')]
    }),
  )
  return { status: response.status, headers: response.headers, corpo, politica }
}

/** What stands on every answer, whatever it is. */
function checkFixos({ headers, politica }: Resposta): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBe('max-age=15552000')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(politica.get('script-src') ?? politica.get('default-src')).not.toContain('unsafe-inline')
}

/** Scripts that stand in a page, with their attributes; data for other readers is none. */
function listScripts(corpo: string): { atributos: string; texto: string }[] {
  return [...corpo.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, atributos = '', texto = '']) => ({ atributos, texto }))
    .filter(({ atributos }) => !/\ssrc=|type="application\/(ld\+)?json"/.test(atributos))
}

const hashOf = (texto: string) => `'sha256-${createHash('sha256').update(texto).digest('base64')}'`

test('a page that is kept allows its scripts by hash, the first time and from memory @desktop', async () => {
  for (const vez of ['rendered', 'from memory']) {
    const resposta = await ask(PUBLICA)
    checkFixos(resposta)
    const { status, politica, corpo } = resposta
    expect([vez, status, politica.get('form-action')]).toEqual([vez, 200, "'self'"])
    const scripts = listScripts(corpo)
    expect(scripts.length).toBeGreaterThan(0)
    const fontes = politica.get('script-src') ?? ''
    expect(fontes).not.toContain('nonce-')
    for (const { texto } of scripts) expect(fontes.split(' ')).toContain(hashOf(texto))
  }
})

test('a page of one visitor has a nonce of its own, on all of its scripts and never twice @desktop', async () => {
  const nonces = new Set<string>()
  for (const caminho of [PESSOAL, PESSOAL, '/?q=Campinas', '/emporio/entrar']) {
    const resposta = await ask(caminho)
    checkFixos(resposta)
    const { politica, corpo } = resposta
    expect(politica.get('form-action')).toBe("'self'")
    const nonce = /'nonce-([^']{16,})'/.exec(politica.get('script-src') ?? '')?.[1] ?? ''
    expect(nonce, caminho).not.toBe('')
    nonces.add(nonce)
    for (const { atributos } of listScripts(corpo)) expect(atributos).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(4)
})

test('who has a page that is still the same is sent its headers alone (RFC 9110, 13.1.2) @desktop', async () => {
  const inteira = await ask(PUBLICA)
  const etag = inteira.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const igual = await ask(PUBLICA, { 'if-none-match': etag })
  checkFixos(igual)
  expect([igual.status, igual.corpo, igual.headers.get('etag')]).toEqual([304, '', etag])
  expect(igual.politica.get('script-src')).toBe(inteira.politica.get('script-src'))
  const outra = await ask(PUBLICA, { 'if-none-match': 'W/"outra"' })
  expect([outra.status, outra.corpo.length]).toEqual([200, inteira.corpo.length])
  // What is of one visitor is compared with nothing.
  expect((await ask(PESSOAL, { 'if-none-match': etag })).headers.get('etag')).toBeNull()
})

test('a page stays in memory while prices change that it does not show, and shows its own at once @desktop', async () => {
  const sql = openDatabase(loja.banco, { max: 1 })
  try {
    const [dela, outro] = await sql<{ id: string; categ: string; preco: number }[]>`
      select distinct on (c.slug) p.idcadastroextraproduto as id, c.slug as categ, p.preco::int as preco
      from produto p join categoria c using (idfornecedor, idcategoria) join fornecedor f using (idfornecedor)
      where f.slug = 'emporio' and p.ativo and p.idprodutoprincipal is null and p.precooferta is null and p.preco between 110000 and 180000
      order by c.slug, p.vendas desc limit 2`
    if (!dela || !outro) throw new Error('The demo has no two such products.')
    const pagina = `${PUBLICA}?categ=${dela.categ}`
    const change = (id: string, preco: number) =>
      sql`update produto set preco = ${preco} where idcadastroextraproduto = ${id}`
    const show = async (caminho: string) => (await ask(caminho)).corpo
    // From the second time on it is in memory: drawn anew, its nonce would be another.
    await show(pagina)
    const antes = await show(pagina)
    // Within its band, so that the counts of filters stay. What has its own price shows that the change was heard.
    await change(outro.id, 123_400)
    await expect.poll(() => show(`/v2/app/token/fornecedor/emporio/produto/${outro.id}`)).toContain(':12.34')
    expect(await show(pagina)).toBe(antes)
    await change(dela.id, 134_500)
    await expect.poll(async () => (await show(pagina)).includes('13,45')).toBe(true)
  } finally {
    await sql.end()
  }
})

test('files of the build, calls and what is not there say the same and load nothing @desktop', async () => {
  const arquivo = /"(\/assets\/[^"]+\.js)"/.exec((await ask(PUBLICA)).corpo)?.[1] ?? ''
  const script = await ask(arquivo)
  checkFixos(script)
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  for (const [caminho, status] of [
    ['/v1/app/emporio/listaprodutosf/0', 200],
    ['/v1/app/token/cliente/enderecos', 401],
    ['/assets/nada.js', 404],
    ['/nada.txt', 404],
  ] as const) {
    const resposta = await ask(caminho)
    checkFixos(resposta)
    expect([caminho, resposta.status]).toEqual([caminho, status])
    if (!caminho.startsWith('/assets/')) expect(resposta.politica.get('form-action'), caminho).toBe("'none'")
  }
})

test('pages that say what is wrong are protected like the others: not there, and broken @desktop', async () => {
  for (const caminho of [
    '/emporio/nada/aqui',
    '/loja-que-nao-existe',
    '/v9/nada',
    '/emporio/produto/nada-0',
  ]) {
    const resposta = await ask(caminho)
    checkFixos(resposta)
    expect([caminho, resposta.status]).toEqual([caminho, 404])
    expect(resposta.headers.get('content-type')).toContain('text/html')
    expect(resposta.politica.get('script-src')).toContain("'nonce-")
    expect(resposta.politica.get('form-action')).toBe("'self'")
  }
  const sql = openDatabase(loja.banco, { max: 1 })
  try {
    await sql`alter table produto rename to produto_fora`
    // A page of which one part is missing is drawn, and is not kept for the next visitor.
    const sem = await ask('/emporio?sk=arroz')
    checkFixos(sem)
    expect([sem.status, sem.politica.get('script-src')]).toEqual([200, expect.stringContaining("'nonce-")])
    const quebrada = await ask('/emporio/produto/nada-01890000-0000-7000-8000-000000000000')
    checkFixos(quebrada)
    expect(quebrada.status).toBe(500)
    expect(quebrada.headers.get('content-type')).toContain('text/html')
    expect(quebrada.politica.get('script-src')).toContain("'nonce-")
    // What broke is the operator's business.
    for (const { corpo } of [sem, quebrada]) expect(corpo).not.toMatch(/produto_fora|relation|does not exist/)
  } finally {
    await sql`alter table if exists produto_fora rename to produto`
    await sql.end()
  }
  const inteira = await ask('/emporio?sk=arroz')
  expect([inteira.status, inteira.politica.get('script-src')]).toEqual([
    200,
    expect.stringContaining("'sha256-"),
  ])
  expect(inteira.corpo).toContain('Arroz')
})

test('without its database the shop says so within two seconds, keeps what it has, and is back five seconds after it @desktop', async () => {
  await ask(PUBLICA)
  await ask(PESSOAL)
  const antes = Date.now()
  await ask(PESSOAL)
  // The shop knows it within two seconds; asking and being answered takes its time besides, on a busy machine a second.
  const umaPergunta = Date.now() - antes
  loja.fio.cut()
  const cortado = Date.now()
  await expect.poll(async () => (await ask(PESSOAL)).status, { intervals: [50] }).toBe(503)
  expect(Date.now() - cortado).toBeLessThan(2000 + umaPergunta)

  const fora = await ask(PESSOAL, { cookie: 'vitrine_qualquer=1' })
  checkFixos(fora)
  expect(fora.headers.get('retry-after')).toBe('5')
  expect(fora.headers.get('cache-control')).toBe('no-store')
  expect(fora.headers.get('set-cookie')).toBeNull()
  expect(fora.corpo).toContain('Seu carrinho está guardado')
  // No script stands in it, and none could run.
  expect(listScripts(fora.corpo)).toEqual([])
  expect([fora.politica.get('default-src'), fora.politica.has('script-src')]).toEqual(["'none'", false])
  expect(fora.politica.get('form-action')).toBe("'self'")

  const chamada = await ask('/v1/app/token/cliente/enderecos', { authorization: 'Bearer qualquer' })
  checkFixos(chamada)
  expect([chamada.status, JSON.parse(chamada.corpo).codigo]).toEqual([503, 'indisponivel'])
  expect(Number(chamada.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let vez = 0; vez < 3; vez++) {
    const guardada = await ask(PUBLICA)
    checkFixos(guardada)
    expect([guardada.status, guardada.politica.get('script-src')]).toEqual([
      200,
      expect.stringContaining("'sha256-"),
    ])
  }
  expect((await ask('/healthz')).status).toBe(200)

  loja.fio.mend()
  const refeito = Date.now()
  await expect.poll(async () => (await ask(PESSOAL)).status, { intervals: [50] }).toBe(200)
  expect(Date.now() - refeito).toBeLessThan(5000)
})
