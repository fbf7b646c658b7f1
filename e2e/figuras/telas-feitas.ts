import { expect, type Page } from '@playwright/test'

import { askAprovacao, createEmpresa } from '../aprovacao.ts'
import { createConta } from '../conta.ts'
import { shareLista } from '../lista.ts'
import { findProduto, login, setCart, waitAlive } from '../passos.ts'
import { createPedido } from '../pedido.ts'

/** What is done before a screen is there, each time by accounts of its own, so that no other picture changes; the screen's address. */
export const feitas = {
  async finalizar(page: Page) {
    await login(page, 'emporio', await createConta('ana'))
    await setCart(page, 'emporio', [
      { id: await findProduto(page, 'emporio', 'mel silvestre'), quantidade: 2 },
      { id: await findProduto(page, 'emporio', 'arroz'), quantidade: 12 },
    ])
    return '/emporio/finalizar'
  },

  async submissao(page: Page) {
    await login(page, 'emporio', await createConta('ana'))
    return `/emporio/submissao/${await createPedido(page)}`
  },

  async aprovacao(page: Page) {
    const { dona, caio } = await createEmpresa()
    await login(page, 'atacado', caio)
    await askAprovacao(page)
    const { pathname } = new URL(page.url())
    await page.context().clearCookies({ name: /^(?!vitrine_consent)/ })
    await login(page, 'atacado', dona)
    return pathname
  },

  async compartilhada(page: Page) {
    await login(page, 'emporio', await createConta('ana'))
    const produto = await findProduto(page, 'emporio', 'mel silvestre')
    const { idcliente } = await setCart(page, 'emporio', [])
    return `/emporio/listas/compartilhada/${await shareLista(page, idcliente, produto)}`
  },

  /** The link acts by itself once; afterwards it stands and waits for its button. */
  async linkAcao(page: Page) {
    await page.goto('/emporio/link/cafe-da-manha')
    await page.waitForURL(/\/emporio\/carrinho$/)
    return '/emporio/link/cafe-da-manha'
  },

  async convite(page: Page) {
    const email = `marta-${crypto.randomUUID()}@vitrine.example`
    await login(page, 'atacado', await createConta('bar'))
    await page.goto('/atacado/usuarios')
    const enviar = page.getByRole('button', { name: 'Enviar convite' })
    await waitAlive(enviar)
    await page.getByLabel('E-mail').fill(email)
    await enviar.click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible()
    await page.goto('/dev/correio')
    const carta = page.locator('article', { hasText: email })
    const link = await carta.getByRole('link').first().getAttribute('href')
    await page.context().clearCookies({ name: /^(?!vitrine_consent)/ })
    return (link ?? '').replace(/^https?:\/\/[^/]+/, '')
  },
} as const
