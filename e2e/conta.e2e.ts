import { expect, test, type Page } from '@playwright/test'

/** Another person at each run: accounts stay in the database. */
const emailNovo = (quem: string) => `${quem}.${Date.now()}@vitrine.example`

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

async function register(page: Page, email: string, senha = 'senha-antiga') {
  await page.goto('/emporio/cadastro')
  await refuseCookies(page)
  await page.getByLabel('CPF ou CNPJ').fill(nextCpf())
  await page.getByLabel('Nome completo').fill('Teresa Prado')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Telefone com DDD').fill('(19) 98765-4321')
  await page.getByLabel('Crie uma senha').fill(senha)
  await page.getByRole('checkbox', { name: /termos de uso/ }).check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL(/\/emporio$/)
}

/** A valid CPF, another at each call. */
function nextCpf(): string {
  const base = String(Math.floor(Math.random() * 900_000_000) + 100_000_000)
  const digit = (text: string) => {
    const sum = [...text].reduce((total, d, i) => total + Number(d) * (text.length + 1 - i), 0)
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  const first = base + digit(base)
  return first + digit(first)
}

test('who forgot the password gets a code by mail, sets another one and is back where they were', async ({
  page,
}) => {
  const email = emailNovo('teresa')
  await register(page, email)
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
  const email = emailNovo('celia')
  await register(page, email)
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
