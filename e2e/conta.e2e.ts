import { createHash } from 'node:crypto'

import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { createConta, nameCliente, type Conta } from './conta.ts'
import { decideCookies, login, waitAlive } from './passos.ts'

async function readCodigo(page: Page, email: string): Promise<{ codigo: string; link: string }> {
  const correio = await page.context().newPage()
  await correio.goto('/dev/correio')
  const carta = correio.locator('article', { hasText: email }).first()
  const texto = await carta.innerText()
  const link = (await carta.getByRole('link').first().getAttribute('href')) ?? ''
  await correio.close()
  return { codigo: /é (\d{3} \d{3})\./.exec(texto)?.[1] ?? '', link: link.replace(/^https?:\/\/[^/]+/, '') }
}

async function refuseCookies(page: Page) {
  await page.getByRole('button', { name: 'Rejeitar' }).click()
}

/** A customer of this test alone, logged in: the registration's own form is walked in compra.e2e.ts. */
async function enter(page: Page): Promise<Conta> {
  await decideCookies(page)
  const conta = await createConta('ana')
  await nameCliente(conta, 'Teresa Prado')
  await login(page, 'emporio', conta)
  return conta
}

test('who forgot the password gets a code by mail, sets another one and is back where they were', async ({
  page,
}) => {
  const { email } = await enter(page)
  await page.context().clearCookies({ name: 'vitrine_sessao' })

  await page.goto('/emporio/entrar?voltar=/emporio/pedidos')
  await page.getByLabel('CPF, CNPJ ou e-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByRole('heading', { name: 'Criar nova senha' })).toBeVisible()
  await expect(page.getByLabel('CPF, CNPJ ou e-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Se houver um cadastro com esses dados')).toBeVisible()
  await expect(page.getByText('Peça outro em')).toBeVisible()

  const { codigo } = await readCodigo(page, email)
  await page.getByLabel('Código de 6 números').fill('000 000')
  await page.getByLabel('Nova senha').fill('senha-nova')
  await page.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(page.getByRole('alert')).toContainText('Código inválido ou vencido')

  await page.getByLabel('Código de 6 números').fill(codigo)
  await page.getByLabel('Nova senha').fill('senha-nova')
  await page.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(page).toHaveURL(/\/emporio\/pedidos$/)
})

test('the link of the letter asks for the new password alone; somebody unknown is answered alike', async ({
  page,
}) => {
  const { email } = await enter(page)
  await page.context().clearCookies({ name: 'vitrine_sessao' })
  for (const login of ['ninguem@vitrine.example', email]) {
    await page.goto('/emporio/recuperar')
    await page.getByLabel('CPF, CNPJ ou e-mail').fill(login)
    await page.getByRole('button', { name: 'Enviar código' }).click()
    await expect(page.getByText('Se houver um cadastro com esses dados')).toBeVisible()
  }
  const { link } = await readCodigo(page, email)
  await page.goto(link)
  await page.getByLabel('Nova senha').fill('senha-nova')
  await page.getByRole('button', { name: 'Salvar e entrar' }).click()
  await expect(page).toHaveURL(/\/emporio$/)
  await page.goto('/emporio/conta')
  await expect(page.getByRole('heading', { name: 'Teresa Prado' })).toBeVisible()
})

/** The first step of the login, which knows an account or leads to the registration. */
async function identify(page: Page, email: string, slug = 'emporio') {
  await page.goto(`/${slug}/entrar`)
  const cookies = page.getByRole('button', { name: 'Rejeitar' })
  if (await cookies.isVisible()) await cookies.click()
  await page.getByLabel('CPF, CNPJ ou e-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

async function logIn(page: Page, email: string, slug = 'emporio', senha = 'vitrine-demo') {
  await identify(page, email, slug)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

test('the terms are accepted with the registration; a new version is asked for, accepted once or left (§5, ux 1.21)', async ({
  page,
}) => {
  await page.goto('/emporio/cadastro')
  await refuseCookies(page)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByText('Para criar a conta é preciso aceitar os termos.')).toBeVisible()

  await logIn(page, 'compras@vitrine.example', 'atacado')
  const termos = page.getByRole('dialog', { name: 'Termos de uso da Vitrine' })
  await expect(termos).toContainText('O que mudou.')
  await expect(termos).toContainText('Versão 2026-10')
  await termos.getByRole('button', { name: 'Cancelar e sair' }).click()
  await termos.getByRole('button', { name: 'Sair da conta' }).click()
  await expect(page).toHaveURL(/\/atacado$/)
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible()

  await logIn(page, 'compras@vitrine.example', 'atacado')
  await termos.getByRole('button', { name: 'Aceito' }).click()
  await expect(termos).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(termos).toBeHidden()
})

test('an ended session says so over the page and loses nothing typed (§8, ux 1.19.3)', async ({ page }) => {
  const { senha } = await enter(page)
  await page.goto('/emporio/conta#atualizar-cadastro')
  await page.getByLabel('Nome completo').fill('Teresa Prado Nunes')
  await page.context().clearCookies({ name: 'vitrine_sessao' })
  await page.getByRole('button', { name: 'Salvar' }).click()

  const expirada = page.getByRole('dialog', { name: 'Sessão expirada' })
  await expect(expirada).toContainText('Sessão expirada, efetue login novamente')
  await expirada.getByLabel('Senha', { exact: true }).fill(senha)
  await expirada.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(expirada).toBeHidden()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Teresa Prado Nunes')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Cadastro atualizado')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Teresa Prado Nunes' })).toBeVisible()
})

test('meus acessos ends a session elsewhere, which learns it when it is looked at', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email, senha } = await enter(page)
  const outro = await (await browser.newContext({ baseURL })).newPage()
  await logIn(outro, email, 'emporio', senha)
  await expect(outro).toHaveURL(/\/emporio$/)

  await page.goto('/emporio/conta/acessos')
  await expect(page.getByText('Este aparelho')).toBeVisible()
  await page.getByRole('button', { name: /^Encerrar / }).click()
  await expect(page.getByText('Acesso encerrado')).toBeVisible()

  // Looked at again, the page asks who it is; once it is alive.
  await expect(async () => {
    await outro.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(outro.getByRole('dialog', { name: 'Sessão expirada' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await outro.context().close()
})

test('a session that ended is told by whatever hears of it first, and a wrong password loses nothing typed (§8)', async ({
  page,
}) => {
  const { senha } = await enter(page)
  await page.goto('/emporio/conta#atualizar-cadastro')
  await page.getByLabel('Nome completo').fill('Teresa Prado Nunes')
  await page
    .context()
    .addCookies([{ name: 'vitrine_sessao', value: 'x'.repeat(43), domain: 'localhost', path: '/' }])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const expirada = page.getByRole('dialog', { name: 'Sessão expirada' })
  await expect(expirada).toBeVisible()
  // Something else of the page reads it anew meanwhile.
  await readAnew(page)
  await expirada.getByLabel('Senha', { exact: true }).fill('errada')
  await expirada.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(expirada.getByRole('alert')).toBeVisible()
  await expirada.getByLabel('Senha', { exact: true }).fill(senha)
  await expirada.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(expirada).toBeHidden()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Teresa Prado Nunes')

  // The page itself hears of it first.
  await page.goto('/emporio')
  await waitAlive(page.getByRole('link', { name: 'Teresa' }))
  await page
    .context()
    .addCookies([{ name: 'vitrine_sessao', value: 'x'.repeat(43), domain: 'localhost', path: '/' }])
  await readAnew(page)
  await expect(expirada).toBeVisible()
})

/** What a part of the page does once it knows something new: the router asks for the page's data again. */
async function readAnew(page: Page) {
  await page.evaluate(async () => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { revalidate: () => Promise<void> }
    }
    await router.revalidate()
  })
}

test('my data are taken along as files, and the account goes when its owner wants (LGPD)', async ({
  page,
}) => {
  const { email, senha } = await enter(page)
  await page.goto('/emporio/conta/dados')
  const file = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString()
  }
  expect(await file('Tudo em JSON')).toContain(email)
  expect(await file('Cadastro em CSV')).toContain('Teresa Prado;')

  await page.getByText('Excluir a conta').click()
  await page.getByRole('checkbox', { name: /Entendi/ }).check()
  await page.getByLabel('Senha atual').fill('errada')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Senha atual incorreta.')
  await page.getByRole('checkbox', { name: /Entendi/ }).check()
  await page.getByLabel('Senha atual').fill(senha)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await expect(page.getByRole('heading', { name: 'Conta excluída' })).toBeVisible()
  await identify(page, email)
  await expect(page).toHaveURL(/\/cadastro/)
})

test('declining a group of cookies drops what it kept, without a reload; the choice can be made again (§4, ux 1.20)', async ({
  page,
}) => {
  await page.goto('/emporio?ordenacao=relevancia')
  await page.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click()
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(keys).toContain('vitrine_carrinho:emporio')
  await page.getByRole('link', { name: 'Preferências de cookies' }).click()
  const cookies = page.getByRole('dialog', { name: 'Preferências de cookies' })
  await expect(cookies.getByRole('switch', { name: /Medição/ })).toBeChecked()
  await cookies.getByRole('switch', { name: /Essenciais/ }).uncheck()
  const [kept] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/v4/consentimento')),
    cookies.getByRole('button', { name: 'Salvar escolha' }).click(),
  ])
  expect(kept.headers()['x-cookie-consent']).toBe('0,1,1,1')
  await expect(cookies).toBeHidden()
  await expect.poll(keys).not.toContain('vitrine_carrinho:emporio')
})

test('a login loads the addresses a second later, and returns to the same origin alone (§4, open redirect)', async ({
  page,
}) => {
  const calls: string[] = []
  // Taken when they happen: what the test itself sees of them comes later on a busy machine.
  const quando = { entrou: 0, pediu: 0 }
  page.on('framenavigated', (frame) => {
    if (/localhost:\d+\/emporio$/.test(frame.url())) quando.entrou = Date.now()
  })
  page.on('request', (request) => {
    calls.push(request.url())
    if (request.url().includes('/cliente/enderecos')) quando.pediu ||= Date.now()
  })
  await page.goto('/emporio/entrar?voltar=https://example.com/')
  await refuseCookies(page)
  await page.getByLabel('CPF, CNPJ ou e-mail').fill('ana@vitrine.example')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill('vitrine-demo')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/emporio$/)
  await expect.poll(() => quando.pediu).toBeGreaterThan(0)
  expect(quando.pediu - quando.entrou).toBeGreaterThan(600)
  expect(calls.some((url) => url.startsWith('https://example.com'))).toBe(false)
})

test('guessing a password is slowed, and the form counts down until the next try (§8, ux 1.19.3)', async ({
  page,
}) => {
  const { email } = await enter(page)
  await page.context().clearCookies({ name: 'vitrine_sessao' })
  await countTentativas(email, 8)
  await page.goto('/emporio/entrar')
  await page.getByLabel('CPF, CNPJ ou e-mail').fill(email)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Senha', { exact: true }).fill('errada-de-novo')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Erro ao tentar fazer login')
  await expect(page.getByRole('timer')).toHaveText(/^0?0:\d\d$/)
  await expect(page.getByText('Você já pode tentar de novo.')).toBeVisible({ timeout: 15_000 })
})

/** As if so many wrong passwords had been typed here just now: the sixth costs a second, each one more twice the time. */
async function countTentativas(email: string, quantas: number): Promise<void> {
  const chaves = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((ip) =>
    createHash('sha256').update(`login:EMAIL:${email}:${ip}`).digest('hex'),
  )
  await withBanco(
    (sql) => sql`
      insert into tentativa_verificacao (chave, quando)
      select decode(c, 'hex'), now() from unnest(${chaves}::text[]) c, generate_series(1, ${quantas}::int)`,
  )
}

test('how one hears of messages that one has not read is chosen in the account, and stays (decision 0103) @desktop', async ({
  page,
}) => {
  await decideCookies(page)
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio/conta')
  const email = page.getByRole('switch', { name: 'Avisar por e-mail' })
  const aparelhos = page.getByRole('switch', { name: 'Avisar nos meus aparelhos' })
  await expect(email).toBeChecked()
  await expect(aparelhos).toBeChecked()
  await email.click()
  await expect(email).not.toBeChecked()
  await expect(email).toBeEnabled()

  await page.route('**/v4/notificacao/conversas/**', (route) => route.abort())
  await aparelhos.click()
  await expect(page.getByText('Os avisos não mudaram. Tente de novo.')).toBeVisible()
  await expect(aparelhos).toBeChecked()
  await page.unroute('**/v4/notificacao/conversas/**')
  await page.reload()
  await expect(email).not.toBeChecked()
  await expect(aparelhos).toBeChecked()
})
