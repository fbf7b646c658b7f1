import { expect, primeiraVisita as test, type Page } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login, setCart, waitAlive } from './passos.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ page }) => decideCookies(page))

/** Addresses that the device keeps for when there is no connection, by the beginning of their cache's name. */
const listGuardadas = (page: Page, prefixo: string) =>
  page.evaluate(async (prefixo) => {
    const nomes = (await caches.keys()).filter((nome) => nome.startsWith(prefixo))
    const todas = await Promise.all(nomes.map(async (nome) => (await caches.open(nome)).keys()))
    return todas.flat().map(({ url }) => new URL(url).pathname)
  }, prefixo)

/** Until the worker rules over the page and has kept the page of the cart. */
async function waitTrabalhador(page: Page, prefixo = 'vitrine_paginas'): Promise<void> {
  await expect.poll(() => listGuardadas(page, prefixo)).toContain('/emporio/carrinho')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** All that the device keeps, as text: caches with their pages, IndexedDB, both storages. */
const readAparelho = (page: Page) =>
  page.evaluate(async () => {
    const textos: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const nome of await caches.keys()) {
      const cache = await caches.open(nome)
      for (const pedido of await cache.keys()) {
        const resposta = await cache.match(pedido)
        const isTexto = /html|json/.test(resposta?.headers.get('content-type') ?? '')
        textos.push(nome, pedido.url, isTexto ? ((await resposta?.text()) ?? '') : '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const aberto = indexedDB.open(name)
        aberto.addEventListener('success', () => resolve(aberto.result))
        aberto.addEventListener('error', () => reject(aberto.error))
      })
      for (const loja of db.objectStoreNames) {
        const linhas = await new Promise<unknown[]>((resolve, reject) => {
          const lido = db.transaction(loja).objectStore(loja).getAll()
          lido.addEventListener('success', () => resolve(lido.result))
          lido.addEventListener('error', () => reject(lido.error))
        })
        textos.push(JSON.stringify(linhas))
      }
      db.close()
    }
    return textos.join('\n')
  })

test('without a connection the store opens as it was seen, cart and all, and says of when it is (§8 E) @desktop', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitTrabalhador(page)
  await page.goto('/emporio?sk=caf%C3%A9')
  const card = page.locator('.card').filter({ hasText: 'Café em grãos' }).first()
  const nome = (await card.getByRole('link').first().innerText()).trim()
  await card.getByRole('button', { name: /^Adicionar / }).click()
  await expect(card.getByRole('group', { name: /^Quantidade de / })).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/emporio/carrinho')
  await expect(page.getByText(/^Sem conexão — mostrando dados de \d+h/)).toBeVisible()
  await expect(page.getByRole('main').getByText(nome).first()).toBeVisible()
  const foto = page.getByRole('main').getByRole('listitem').filter({ hasText: nome }).locator('img')
  await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  // What was never seen here says so, and where one can go.
  await page.goto('/emporio/combos')
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Empório/ }).first()).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Combos/ })).toBeVisible()
})

test('calls, and all that is sent, go past the worker: none of them waits for it or is lost with it (§8 E) @desktop', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitTrabalhador(page)
  /** Where the browser says that the answer comes from, by the rules that the worker gave it. */
  const nameOrigem = (url: string, method: string) =>
    page.evaluate(
      async ([url, method]) => {
        performance.clearResourceTimings()
        await (await fetch(url, { method })).text()
        for (;;) {
          const [pedido] = performance.getEntriesByName(url) as (PerformanceResourceTiming & {
            workerFinalSourceType?: string
          })[]
          if (pedido) return pedido.workerFinalSourceType
          await new Promise(requestAnimationFrame)
        }
      },
      [new URL(url, page.url()).href, method] as const,
    )
  expect(await nameOrigem('/emporio/combos.data', 'GET')).not.toBe('network')
  expect(await nameOrigem('/emporio/sair.data', 'POST')).toBe('network')
  expect(await nameOrigem('/v2/app/token/configuracao/fornecedor?idfornecedor=emporio', 'GET')).toBe(
    'network',
  )
})

test('lists open without a connection; after the logout nothing of the person is on the device: pages, caches, databases (§8 E) @desktop', async ({
  page,
}) => {
  const conta = await createConta('ana')
  await login(page, 'emporio', conta)
  const id = await findProduto(page, 'emporio', 'arroz')
  const { idcliente } = await setCart(page, 'emporio', [{ id, quantidade: 7 }])
  await page.goto('/emporio/listas')
  await waitTrabalhador(page, 'vitrine_usuario_paginas')
  expect(await readAparelho(page)).toContain(idcliente)
  // Until then they are there without a connection: all lists, and the one that was read.
  await page.getByRole('link', { name: 'Churrasco para oito', exact: true }).click()
  const lista = page.getByRole('heading', { level: 1, name: 'Churrasco para oito' })
  await expect(lista).toBeVisible()
  await page.reload()
  const endereco = page.url()
  await page.context().setOffline(true)
  for (const [tela, dito] of [
    ['/emporio/listas', page.getByRole('link', { name: 'Churrasco para oito', exact: true })],
    [endereco, lista],
  ] as const) {
    await page.goto(tela)
    await expect(page.getByText(/^Sem conexão — mostrando dados de \d+h/)).toBeVisible()
    await expect(dito).toBeVisible()
  }
  await page.context().setOffline(false)
  await page.goto('/emporio/sair')
  const sair = page.getByRole('button', { name: 'Sair' })
  await waitAlive(sair)
  await sair.click()
  await expect(page).toHaveURL(/\/emporio$/)
  // The page comes anew, and may do so while it is asked.
  await expect(async () => expect(await listGuardadas(page, 'vitrine_usuario')).toEqual([])).toPass()
  const guardado = await readAparelho(page)
  expect(guardado).not.toContain(idcliente)
  expect(guardado).not.toContain(conta.email)
  // Nobody's page is opened again as that person's.
  await page.context().setOffline(true)
  await page.goto('/emporio/listas')
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
})

test('switched off by whoever runs it, the worker leaves every device with all that it kept (§8 E) @desktop', async ({
  page,
}) => {
  await page.goto('/emporio')
  await waitTrabalhador(page)
  await page.addInitScript(() => {
    let janela: object = {}
    Object.defineProperty(globalThis, '__VITRINE__', {
      get: () => janela,
      set: (nova: object) => {
        janela = { ...nova, trabalhador: false }
      },
    })
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  // What this page still asked for went through the worker that was leaving; the next page has no worker, and clears what is left.
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('the store is offered for the home screen at the second visit, once (§8 E) @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('vitrine_visao_instalar'))
      localStorage.setItem('vitrine_visao_instalar', '{"visitas":1,"ultima":0,"oferecida":false}')
  })
  await page.goto('/emporio')
  await page.evaluate(() => {
    const evento = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.title = 'instalar?'),
    })
    dispatchEvent(evento)
  })
  const oferta = page.getByRole('region', { name: 'Instalar o aplicativo' })
  await oferta.getByRole('button', { name: 'Instalar' }).click()
  await expect(oferta).toHaveCount(0)
  await expect(page).toHaveTitle('instalar?')
  expect(await page.evaluate(() => localStorage.getItem('vitrine_visao_instalar'))).toContain(
    '"oferecida":true',
  )
})

test('a device is told by push after a press in the account, of what it wants, until it is switched off (§8 E) @desktop', async ({
  page,
}) => {
  // What a browser without a person and without a push service does not have: a permission, an address. The key is RFC 8291's.
  await page.addInitScript(() => {
    const ponto = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'
    const falsa = {
      toJSON: () => ({
        endpoint: 'https://push.example/1',
        keys: { p256dh: ponto, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
      }),
      unsubscribe: async () => {
        sessionStorage.removeItem('assinada')
        return true
      },
    } as unknown as PushSubscription // what is used of it
    let permissao: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permissao })
    Notification.requestPermission = async () => (permissao = 'granted')
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('assinada') ? falsa : null)
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('assinada', '1')
      return falsa
    }
  })
  await login(page, 'emporio', await createConta('ana'))
  await page.goto('/emporio')
  await waitTrabalhador(page, 'vitrine_usuario_paginas')
  await page.goto('/emporio/conta')
  const avisos = page.getByRole('region', { name: 'Avisos neste aparelho' })
  await avisos.getByRole('button', { name: 'Receber avisos' }).click()
  const pedidos = avisos.getByRole('switch', { name: 'Pedidos' })
  await expect(pedidos).toBeChecked()
  await pedidos.click()
  await expect(pedidos).not.toBeChecked()
  await page.reload()
  await expect(avisos.getByRole('switch', { name: 'Produtos que voltaram' })).toBeChecked()
  await expect(pedidos).not.toBeChecked()
  await avisos.getByRole('button', { name: 'Desligar neste aparelho' }).click()
  await expect(avisos.getByRole('button', { name: 'Receber avisos' })).toBeVisible()
})
