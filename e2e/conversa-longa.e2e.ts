import { expect, primeiraVisita as test, type Page } from './teste.ts'

import { expectParada, fillSala, walk, type Caminhada } from './conversa-longa.ts'
import { campo, log, openSala, write } from './conversa.ts'
import { createAtendente, openCliente, openPainel, resposta } from './painel.ts'
import { waitAlive } from './passos.ts'

const QUANTAS = 600

/** Bounded, in order, and nothing moved by itself. */
function checkCaminhada(caminhada: Caminhada, primeira: number): void {
  console.log(JSON.stringify({ ...caminhada, primeira }))
  expect(caminhada.passos).toBeGreaterThan(60)
  expect(caminhada.elementos).toBeLessThan(2 * primeira)
  expect(caminhada.salto).toBeLessThan(2)
  expect(caminhada.vazias).toBe(0)
  expect(caminhada.trocadas).toBe(0)
}

/** Elements of the first page of a room, as the server draws it. */
const countPrimeira = async (page: Page, path: string): Promise<number> => {
  const html = await (await page.request.get(path)).text()
  const room = html.slice(html.indexOf('role="log"'), html.indexOf('</article></div></div></div>'))
  return room.split('<').filter((tag) => /^[a-z]/.test(tag)).length
}

test('a room of 600 messages is read to its beginning and back: as few elements as at first, and nothing jumps', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const { path, sala, answer } = await openSala(page, browser)
  await fillSala(sala, QUANTAS)
  await page.goto(path)
  await waitAlive(campo(page))
  const primeira = await countPrimeira(page, path)
  expect(primeira).toBeGreaterThan(250)
  const rola = page.getByRole('region', { name: 'Conversa', exact: true })
  checkCaminhada(await walk(rola, 'cima'), primeira)
  await expect(log(page).getByText(/^mensagem 1( |$)/)).toBeInViewport()

  await test.step('what is written far below moves nothing, and is gone to by a press', async () => {
    const vista = log(page).getByRole('article').nth(3)
    await expectParada(page, vista, async () => {
      await answer('Chegou agora')
      await expect(page.getByRole('button', { name: '1 nova mensagem' })).toBeVisible()
    })
    await page.getByRole('button', { name: '1 nova mensagem' }).click()
    await expect(log(page).getByText('Chegou agora')).toBeInViewport()
  })
  await test.step('back again, from the beginning to the end', async () => {
    await rola.evaluate((place) => {
      place.scrollTop = -place.scrollHeight
    })
    await expect(log(page).getByText(/^mensagem 1( |$)/)).toBeInViewport()
    checkCaminhada(await walk(rola, 'baixo'), primeira)
    await expect(log(page).getByText('Chegou agora')).toBeInViewport()
    await write(page, 'Obrigada!')
    await expect(log(page).getByText('Obrigada!')).toBeInViewport()
  })
})

test('at the desk too, where the words are found again and answered @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const cliente = await openCliente(browser, baseURL)
  await fillSala(cliente.sala, QUANTAS)
  await openPainel(page, cliente.noPainel, await createAtendente(['emporio']))
  await waitAlive(resposta(page))
  const primeira = await countPrimeira(page, cliente.noPainel)
  expect(primeira).toBeGreaterThan(250)
  const rola = page.getByRole('region', { name: 'Mensagens da conversa' })
  checkCaminhada(await walk(rola, 'cima'), primeira)
  await expect(log(page).getByText(/^mensagem 1( |$)/)).toBeInViewport()
  checkCaminhada(await walk(rola, 'baixo'), primeira)
  await expect(log(page).getByText(new RegExp(`^mensagem ${QUANTAS}`))).toBeInViewport()

  await test.step('words that somebody has chosen, and a menu with the focus, stay where they are', async () => {
    await resposta(page).fill('Com o preço de sempre.')
    await resposta(page).press('Enter')
    const minha = log(page).getByRole('article', { name: /^Você/ })
    await minha.getByLabel('Mudar esta mensagem').focus()
    for (let i = 0; i < 6; i += 1) await rola.evaluate((place) => void (place.scrollTop -= 1500))
    await expect(minha).toBeAttached()
    await expect(minha.getByLabel('Mudar esta mensagem')).toBeFocused()
  })
})
