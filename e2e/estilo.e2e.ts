import type { CDPSession } from '@playwright/test'

import { expect, test } from './teste.ts'

import { decideCookies, waitAlive } from './passos.ts'

interface Evento {
  name: string
  args: { elementCount?: number }
}

/** How many elements got their style anew meanwhile, as the browser counts them. */
async function countRefeitos(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const eventos: Evento[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => eventos.push(...(value as unknown as Evento[]))) // events of the timeline
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' })
  await act()
  const fim = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await fim
  return eventos
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((soma, { args }) => soma + (args.elementCount ?? 0), 0)
}

test('a press and the style of a part that opens leave the rest of the page as it was drawn (ux 4.1) @desktop', async ({
  page,
  context,
}) => {
  await decideCookies(page)
  await page.goto('/emporio')
  const adicionar = page.getByRole('button', { name: /^Adicionar / })
  await waitAlive(adicionar.first())
  // Shelves further down are filled meanwhile, and what they draw is not the press's.
  await expect(page.locator('.bone')).toHaveCount(0)
  const todos = await page.evaluate(() => document.querySelectorAll('body *').length)
  expect(todos).toBeGreaterThan(1000)
  // What comes near as it is brought into view is laid out then (decision 0193), which is not the press's either.
  await adicionar.first().scrollIntoViewIfNeeded()
  const cdp = await context.newCDPSession(page)
  await expect.poll(() => countRefeitos(cdp, () => page.waitForTimeout(300))).toBe(0)
  const doPasso = await countRefeitos(cdp, async () => {
    await adicionar.first().click()
    await expect(page.getByRole('group', { name: /^Quantidade de / }).first()).toBeVisible()
  })
  expect(doPasso).toBeLessThan(todos / 5)
  // React puts the style of a part behind the last one with its precedence: that is the last of the page.
  const depois = await countRefeitos(cdp, () =>
    page.evaluate(() => {
      const estilo = document.createElement('style')
      estilo.textContent = '@layer components { .de-uma-parte { color: red } }'
      const ultimo = [...document.querySelectorAll('link[data-precedence]')].at(-1)
      ultimo?.after(estilo)
      return new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }),
  )
  expect(depois).toBeLessThan(todos / 5)
})
