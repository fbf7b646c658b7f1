import { expect, test, type Page } from '@playwright/test'

import { decideCookies } from '../passos.ts'
import { casosSemResposta, drawSemResposta, openCaso } from './casos-sem-resposta.ts'
import { findEndereco, waitTomada } from './draw-tela.ts'
import { comparacao } from './is-alike.ts'
import { ditos, semResposta } from './telas-sem-resposta.ts'
import { listDesenhadas, telas, type Feita, type Tela } from './telas.ts'

test.describe('what does not come', () => {
  for (const caso of casosSemResposta)
    test(`${caso.nome} looks as it did @390`, async ({ page }) => {
      await openCaso(page, caso)
      await compare(page, caso.tela, caso.nome)
    })
})

test.describe('what a device keeps', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [nome, tela] of listDesenhadas(telas))
    if (semResposta[nome]?.semConexao === 'guardada')
      test(`${nome}, sem conexão, opens as it was kept @390`, async ({ page }) => {
        await decideCookies(page)
        await page.goto(await findEndereco(page, tela))
        // The name of a product is put before its id.
        await waitTomada(page)
        const endereco = page.url()
        await waitGuardada(page, endereco)
        await page.context().setOffline(true)
        await page.goto(endereco)
        await expect(page.getByText(ditos.semConexao.guardada)).toBeVisible()
        await compare(page, tela, `${nome}-sem conexão`)
      })

  test('a page that was never seen, sem conexão, looks as it did @390', async ({ page }) => {
    await decideCookies(page)
    await page.goto('/emporio')
    await waitGuardada(page, '/emporio/carrinho')
    await page.context().setOffline(true)
    await page.goto('/emporio/combos')
    await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
    expect.soft(await page.screenshot()).toMatchSnapshot('nunca-vista-sem conexão.png', comparacao)
  })
})

/** Until the worker of the store has kept the page, and answers for it. */
async function waitGuardada(page: Page, endereco: string): Promise<void> {
  const isGuardada = (path: string) =>
    page.evaluate(async (path) => {
      const nomes = (await caches.keys()).filter((nome) => nome.includes('_paginas'))
      const todas = await Promise.all(nomes.map(async (nome) => (await caches.open(nome)).keys()))
      const { pathname } = new URL(path, location.origin)
      return (
        navigator.serviceWorker.controller !== null &&
        todas.flat().some(({ url }) => new URL(url).pathname === pathname)
      )
    }, path)
  // The worker begins once the page has had its time: longer than what is waited for elsewhere, on a busy machine.
  await expect.poll(() => isGuardada(new URL(endereco, page.url()).pathname), { timeout: 60_000 }).toBe(true)
}

async function compare(page: Page, tela: Tela | Feita, nome: string): Promise<void> {
  const figura = await drawSemResposta(page, tela)
  expect.soft(figura.aria).toMatchSnapshot(`${nome}.yml`)
  expect.soft(figura.png).toMatchSnapshot(`${nome}.png`, comparacao)
}
