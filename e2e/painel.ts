import { randomUUID } from 'node:crypto'

import { expect, type Browser, type Locator, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta, nameCliente, type Conta } from './conta.ts'
import { openSala, type SalaDeTeste } from './conversa.ts'
import { createPedido } from './pedido.ts'
import { login, waitAlive } from './passos.ts'

/** An attendant of this test alone, of these stores: what others read and write does not change what it has seen. */
export async function createAtendente(
  slugs: readonly string[],
  nome = 'Bruna Sales',
  papel = 'atendente',
): Promise<Conta> {
  const email = `equipe-${randomUUID()}@vitrine.example`
  const idusuario = randomUUID()
  await withBanco((sql) =>
    sql.begin(async (tx) => {
      await tx`
        insert into usuario select (jsonb_populate_record(u, ${tx.json({ idusuario, email, nome })})).*
        from usuario u where u.email = 'atende@vitrine.example'`
      await tx`
        insert into equipe (idfornecedor, idusuario, papel)
        select idfornecedor, ${idusuario}, ${papel} from fornecedor where slug = any(${slugs as string[]})`
    }),
  )
  return { email, senha: 'vitrine-demo' }
}

/** Logs in by the form of the panel that stands on the page. */
export async function enterPainel(page: Page, { email, senha }: Conta): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Enters the panel as the form's own request does, without its screen: that is walked by `enterPainel`. */
export async function loginPainel(page: Page, { email, senha }: Conta): Promise<void> {
  const answer = await page.request.post('/v1/app/token/usuario/autenticar', { data: { cpf: email, senha } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** A page of the panel with somebody logged in. */
export async function openPainel(page: Page, path: string, conta: Conta): Promise<void> {
  await loginPainel(page, conta)
  await page.goto(path)
  await expect(page).toHaveURL(path)
  await waitAlive(page.getByRole('button', { name: 'Tema claro ou escuro' }))
}

export const resposta = (page: Page) => page.getByRole('textbox', { name: 'Resposta' })
export const nota = (page: Page) => page.getByRole('textbox', { name: 'Nota interna' })
export const linhas = (page: Page) => page.getByRole('list', { name: 'Lista de conversas' })

/** A customer with a name of its own and its room, open in a browser of its own. */
export async function openCliente(
  browser: Browser,
  baseURL: string | undefined,
  { comPedido = false, slug = 'emporio' }: { comPedido?: boolean; slug?: string } = {},
): Promise<SalaDeTeste & { page: Page; nome: string; path: string; noPainel: string }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const nome = `Nádia ${randomUUID().slice(0, 8)}`
  const conta = await createConta('ana')
  await nameCliente(conta, nome)
  await login(page, slug, conta)
  const numpedido = comPedido ? await createPedido(page) : undefined
  const sala = await openSala(page, browser, { conta, numpedido, slug })
  return { ...sala, page, nome, noPainel: `/painel/${slug}/conversas/${sala.sala}` }
}

/** Pastes as a spreadsheet's copy is pasted: into what has the focus. */
export async function pasteTexto(celula: Locator, texto: string): Promise<void> {
  await celula.focus()
  await celula.evaluate((node, dito) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', dito)
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, texto)
}

/** Includes the product of this name by the search that a button opens. */
export async function includeProduto(page: Page, botao: Locator, produto: string): Promise<void> {
  await botao.click()
  const busca = page.getByRole('combobox', { name: 'Produto', exact: true })
  await busca.fill(produto)
  await page
    .getByRole('option', { name: new RegExp(produto, 'i') })
    .first()
    .click()
  // It stays on top while the price is read: what is typed before it closes would be typed there.
  await expect(busca).toBeHidden()
}
