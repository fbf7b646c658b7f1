import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half of its readable twin, which each page would have to read. */
const fonte = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds: its rule, how bad, and the first element. */
export interface Achado {
  id: string
  impact: string
  html: string
}

/** Which part of the page, all of it unless told; rules by their tags, all of axe's unless told. */
interface Alcance {
  parte?: string
  tags?: string[]
}

/**
 * Axe on the page as it stands. It is brought there once and stays until the next page, and only what is wrong is handed back: at two
 * sizes of one page, bringing it and telling all that is right took longer than looking.
 */
export async function runAxe(page: Page, { parte, tags }: Alcance): Promise<Achado[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(fonte)
  return page.evaluate(
    async ({ parte, tags }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe
      // What is far below takes about its room (decision 0193): asked where it stands, it stands upon what comes after it.
      const inteira = new CSSStyleSheet()
      inteira.replaceSync('.pi > .section { content-visibility: visible !important }')
      if (document.querySelector('.pi')) document.adoptedStyleSheets.push(inteira)
      const { violations } = await run(parte ?? document, {
        resultTypes: ['violations'],
        ...(tags && { runOnly: tags }),
      })
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((folha) => folha !== inteira)
      return violations.map(({ id, impact, nodes }) => ({
        id,
        impact: impact ?? '',
        html: nodes[0]?.html ?? '',
      }))
    },
    { parte, tags },
  )
}
