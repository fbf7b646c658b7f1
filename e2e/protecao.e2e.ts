import { createHash } from 'node:crypto'

import { expect, primeiraVisita as test, type APIResponse } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login } from './passos.ts'

/** N10: what protects a page stands on each kind of it, also on what is kept for the next visitor, on files and on what is no page. */

/** HSTS comes with production alone (server/src/infra/cabecalhos.test.ts). */
function expectCabecalhos(endereco: string, answer: APIResponse): void {
  const headers = answer.headers()
  expect.soft(headers['x-content-type-options'], endereco).toBe('nosniff')
  expect.soft(headers['referrer-policy'], endereco).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
  expect.soft(headers['permissions-policy'], endereco).toContain('camera=(self)')
}

/** Each script that stands in the page is one that its policy names: by nonce, or by what stands in it. */
function listNaoNomeados(html: string, politica: string): string[] {
  const escritos = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
  return escritos.flatMap(([tag, atributos = '', texto = '']) => {
    if (/ src=|type="application\/(ld\+)?json"/.test(atributos)) return []
    const nonce = / nonce="([^"]+)"/.exec(atributos)?.[1] ?? ''
    const hash = createHash('sha256').update(texto).digest('base64')
    return politica.includes(`'nonce-${nonce}'`) || politica.includes(`'sha256-${hash}'`)
      ? []
      : [tag.slice(0, 80)]
  })
}

test('pages of every kind allow no script but their own, and carry what protects them (N10) @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  const produto = await findProduto(page, 'emporio', 'arroz')
  const visitante = ['/', '/emporio', '/emporio', '/emporio?sk=arroz', `/emporio/produto/arroz-${produto}`]
  const deTodos = [
    '/emporio/carrinho',
    '/emporio/entrar',
    '/emporio/nao-ha',
    '/nao-ha',
    '/erro/too-many-request',
  ]
  const look = async (endereco: string) => {
    const answer = await page.request.get(endereco)
    expectCabecalhos(endereco, answer)
    const politica = answer.headers()['content-security-policy'] ?? ''
    const [, scripts = ''] = /script-src ([^;]*)/.exec(politica) ?? []
    expect.soft(scripts, endereco).toMatch(/^'self' '(nonce|sha256)-/)
    expect.soft(scripts, endereco).not.toMatch(/unsafe|\*(?!\.)| http:| data:/)
    expect.soft(politica, endereco).toMatch(/base-uri 'self'; form-action 'self'; frame-ancestors 'self'/)
    const html = await answer.text()
    expect.soft(html, endereco).toContain('<script')
    expect.soft(listNaoNomeados(html, politica), endereco).toEqual([])
  }
  for (const endereco of [...visitante, ...deTodos]) await look(endereco)
  await login(page, 'emporio', await createConta('ana'))
  for (const endereco of ['/emporio', '/emporio/pedidos', '/emporio/conta']) await look(endereco)
})

test('files, data of pages and redirects carry it too (N10) @desktop', async ({ page }) => {
  const html = await (await page.request.get('/emporio')).text()
  const [arquivo = ''] = /\/assets\/[\w./-]+\.js/.exec(html) ?? []
  const [estilo = ''] = /\/assets\/[\w./-]+\.css/.exec(html) ?? []
  const casos: [endereco: string, status: number][] = [
    [arquivo, 200],
    [estilo, 200],
    ['/assets/nao-ha.js', 404],
    ['/emporio.data?sk=arroz', 200],
    ['/emporio/pedidos', 302],
    ['/commerce/emporio', 301],
    ['/robots.txt', 200],
    ['/emporio/trabalhador.js', 200],
  ]
  for (const [endereco, status] of casos) {
    const answer = await page.request.get(endereco, { maxRedirects: 0 })
    expect.soft([endereco, answer.status()]).toEqual([endereco, status])
    expectCabecalhos(endereco, answer)
  }
})
