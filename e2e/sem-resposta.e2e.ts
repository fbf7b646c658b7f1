import { expect, test, type Page } from './teste.ts'

import { pessoas, telas } from './figuras/telas.ts'
import { decideCookies, login, waitAlive } from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

/** Of each form of the screen what somebody typed or chose, in the order of the page. */
const readCampos = (page: Page) =>
  page
    .locator('main form')
    .evaluateAll((forms: HTMLFormElement[]) =>
      forms.map((form) => [...new FormData(form)].map(([nome, valor]) => `${nome}=${String(valor)}`)),
    )

/** Screens with a form of their own, by who sees them. Nothing is changed: no form of theirs reaches the server. */
const comFormulario: readonly [keyof typeof pessoas | 'visitante', readonly string[]][] = [
  ['visitante', ['recuperar', 'revisao']],
  ['ana', ['dados', 'enderecos', 'listas', 'lista-compras', 'assinatura']],
  ['bar', ['usuarios', 'regras']],
]

for (const [quem, nomes] of comFormulario)
  test(`a form that no answer comes to leaves its page, and what was typed, as they are: ${nomes.join(', ')} (ux 1.7.4)`, async ({
    page,
  }) => {
    const slug = quem === 'bar' ? 'atacado' : 'emporio'
    if (quem !== 'visitante') await login(page, slug, { email: pessoas[quem], senha: 'vitrine-demo' })
    for (const nome of nomes) {
      const tela = telas[nome]
      if (!tela || !('path' in tela)) throw new Error(`no screen ${nome}`)
      await page.goto(typeof tela.path === 'string' ? tela.path : await tela.path(page))
      await expectGuardada(page)
    }
  })

test('a login without a connection says so until there is one, with what was typed, and goes on (ux 1.19.5)', async ({
  page,
  context,
}) => {
  await page.goto('/emporio/entrar')
  const quem = page.getByLabel(/CPF, CNPJ ou e-mail/)
  await waitAlive(quem)
  await quem.fill(pessoas.ana)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const aviso = page.getByRole('alert').filter({ hasText: 'Sem conexão. O que você digitou continua aqui' })
  await expect(aviso).toBeVisible()
  await context.setOffline(false)
  await expect(aviso).toHaveCount(0)
  await expect(quem).toHaveValue(pessoas.ana)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel(/^Senha/)).toBeVisible()
})

test('who leaves without a connection is told so, and is still there (ux 1.7.4)', async ({ page }) => {
  await login(page, 'emporio', { email: pessoas.ana, senha: 'vitrine-demo' })
  await page.goto('/emporio/sair')
  await expectGuardada(page)
  await expect(page.getByRole('heading', { name: 'Sair da conta?' })).toBeVisible()
})

/** Presses every form of the page: once nothing answers, once a proxy does. */
async function expectGuardada(page: Page): Promise<void> {
  const formularios = page.locator('main form')
  await waitAlive(formularios.first())
  const titulo = await page.getByRole('heading', { level: 1 }).innerText()
  for (const campo of await page.locator('main form input:is([type=text], [type=email], :not([type]))').all())
    if (await campo.isEditable()) await campo.fill('um texto que custou a escrever')
  // Suggestions for what was written are drawn before anything is pressed.
  await page.waitForLoadState('networkidle')
  const escrito = await readCampos(page)
  const dito = page.getByText('A resposta da loja não chegou. Verifique a internet e tente de novo.')
  let quantas = 0
  const isChamada = (url: URL) => url.pathname.endsWith('.data') || /^\/v\d/.test(url.pathname)
  await page.route(isChamada, (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    quantas += 1
    return quantas % 2
      ? route.abort()
      : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
  })
  const total = await formularios.count()
  expect(total, `${page.url()} has a form`).toBeGreaterThan(0)
  for (let qual = 0; qual < total; qual++) {
    const antes = quantas
    await formularios.nth(qual).evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    })
    await expect.poll(() => quantas, `form ${qual} of ${page.url()} is sent`).toBeGreaterThan(antes)
    await expect(dito.last()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
    // What was shown ahead of the answer is taken back with it.
    await expect.poll(() => readCampos(page), `${page.url()} after form ${qual}`).toEqual(escrito)
  }
  await page.unroute(isChamada)
}
