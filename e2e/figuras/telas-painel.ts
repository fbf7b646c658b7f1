import type { Page } from '@playwright/test'

import { createConta, nameCliente } from '../conta.ts'
import { openSala } from '../conversa.ts'
import { createAtendente, openPainel } from '../painel.ts'
import type { telas } from './telas.ts'

/** Who has written when, and what others of these pictures have asked meanwhile. */
const FORA = 'main time, [aria-label="Lista de conversas"]'

/** An attendant of this picture alone, in front of a screen of the panel. */
async function openComo(page: Page, path: string): Promise<string> {
  await openPainel(page, path, await createAtendente(['obra']))
  return path
}

/** Each screen of the panel by the name of its route (backoffice/src/routes.ts). A route that is not here fails `telas.test.ts`. */
export const telasPainel: typeof telas = {
  porta: { porque: 'leads to the first store' },
  entrada: { path: '/painel/_/entrar' },
  trabalho: { porque: 'the frame of the others' },
  inicio: { feita: (page) => openComo(page, '/painel/obra'), fora: FORA },
  conversas: { feita: openConversa, fora: FORA },
  'nao-encontrada': { feita: (page) => openComo(page, '/painel/obra/nada') },
}

/** A room with a word of each side, beside the list. */
async function openConversa(page: Page): Promise<string> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without its browser')
  const loja = await browser.newPage({ baseURL: new URL('/', page.url()).origin })
  const conta = await createConta('ana')
  await nameCliente(conta, 'Nádia Prado')
  const { sala, answer } = await openSala(loja, browser, { conta, slug: 'obra' })
  await answer('Bom dia! O cimento chega amanhã cedo.')
  await loja.context().close()
  return openComo(page, `/painel/obra/conversas/${sala}`)
}
