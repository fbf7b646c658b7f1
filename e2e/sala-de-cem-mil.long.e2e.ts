import { expect, test, type Locator, type Page } from './teste.ts'

import { fillSala, textoOf } from './conversa-longa.ts'
import { createConta } from './conta.ts'
import { log, openSala } from './conversa.ts'
import { createAtendente, linhas, openCliente, openPainel } from './painel.ts'
import { waitAlive } from './passos.ts'
import { createPedido } from './pedido.ts'

/** B2 (ahead.md). */
const MUITAS = 100_000
const POUCAS = 50
const VEZES = 7

/** ms from the press on a link to the moment at which the last message stands painted. */
async function measureAbertura(page: Page, link: Locator, ultima: string): Promise<number> {
  await waitAlive(link)
  const aberta = page.evaluate(
    (texto) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const last = [...document.querySelectorAll('[role=log] .msg-texto')].at(-1)
              if (last?.textContent !== texto) return requestAnimationFrame(look)
              // The frame after the one that has it.
              requestAnimationFrame(() => resolve(performance.now() - timeStamp))
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
    ultima,
  )
  await link.click()
  const ms = await aberta
  await page.goBack()
  await expect(log(page)).toHaveCount(0)
  return ms
}

const middle = (tempos: readonly number[]) =>
  tempos.toSorted((a, b) => a - b)[Math.floor(tempos.length / 2)] ?? Infinity

/** By turns, so that what the machine does besides falls on both: one of 100,000 messages opens as soon as one of fifty. */
async function compare(
  page: Page,
  { onde, grande, pequena }: { onde: string; grande: Locator; pequena: Locator },
): Promise<void> {
  const tempos = { grande: [] as number[], pequena: [] as number[] }
  for (let vez = 0; vez < VEZES; vez += 1) {
    tempos.pequena.push(await measureAbertura(page, pequena, textoOf(POUCAS)))
    tempos.grande.push(await measureAbertura(page, grande, textoOf(MUITAS)))
  }
  const [muitas, poucas] = [middle(tempos.grande), middle(tempos.pequena)]
  console.log(
    `${onde}: ${MUITAS} messages ${muitas.toFixed(0)} ms, ${POUCAS} messages ${poucas.toFixed(0)} ms`,
  )
  expect(muitas).toBeLessThan(Math.max(300, 1.6 * poucas))
}

test('a room of 100,000 messages is open in 300 ms in the shop (B2) @desktop', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const conta = await createConta('ana')
  const grande = await openSala(page, browser, { conta })
  const pequena = await openSala(page, browser, { conta, numpedido: await createPedido(page) })
  await fillSala(grande.sala, MUITAS)
  await fillSala(pequena.sala, POUCAS)
  await page.goto('/emporio/chat')
  const linkOf = (path: string) => page.locator(`a[href="${path}"]`)
  await compare(page, { onde: 'shop', grande: linkOf(grande.path), pequena: linkOf(pequena.path) })
})

test('and at the desk (B2) @desktop', async ({ page, browser, baseURL }) => {
  test.setTimeout(300_000)
  const grande = await openCliente(browser, baseURL)
  const pequena = await openCliente(browser, baseURL)
  await fillSala(grande.sala, MUITAS)
  await fillSala(pequena.sala, POUCAS)
  await openPainel(page, '/painel/emporio/conversas', await createAtendente(['emporio']))
  const linkOf = (nome: string) => linhas(page).getByRole('link', { name: new RegExp(nome) })
  await compare(page, { onde: 'desk', grande: linkOf(grande.nome), pequena: linkOf(pequena.nome) })
})
