import { expect, type Page } from '@playwright/test'

import { drawTela, openTela, waitTomada } from './draw-tela.ts'
import { telasPainel } from './telas-painel.ts'
import { ditos, semResposta, semRespostaNoPainel, type SemResposta } from './telas-sem-resposta.ts'
import { listDesenhadas, lojas, telas, type Feita, type Tela } from './telas.ts'

/** How a screen comes when its data do not: asked for from another screen, as a shopper does. */
const estados = {
  carregando: (page: Page) => page.route('**/*.data**', () => {}),
  erro: (page: Page) =>
    page.route('**/*.data**', (route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' })),
  semConexao: (page: Page) => page.context().setOffline(true),
} as const
type Estado = keyof typeof estados
const titulos: Record<Estado, string> = {
  carregando: 'carregando',
  erro: 'erro',
  semConexao: 'sem conexão',
}

/** A screen whose data do not come. */
export interface Caso {
  nome: string
  tela: Tela | Feita
  estado: Estado
  /** What it must say; null: the picture of waiting says nothing. */
  dito: string | RegExp | null
}

/** Each screen in each state that is come to by a link: what the worker keeps is opened by its address (sem-resposta.figura.ts). */
function listCasos(mapa: typeof telas, semRespostaDe: Record<string, SemResposta>, prefixo = ''): Caso[] {
  return listDesenhadas(mapa).flatMap(([nome, tela]) => {
    const { erro, semConexao } = semRespostaDe[nome] ?? {}
    const caso = (estado: Estado, dito: Caso['dito']) => ({
      nome: `${prefixo}${nome}-${titulos[estado]}`,
      tela,
      estado,
      dito,
    })
    const casos = [caso('carregando', null)]
    if (typeof erro === 'string') casos.push(caso('erro', ditos.erro[erro]))
    if (typeof semConexao === 'string' && semConexao !== 'guardada')
      casos.push(caso('semConexao', ditos.semConexao[semConexao]))
    return casos
  })
}

/** All screens of store and panel, as they wait, and as they say that nothing came. */
export const casosSemResposta: readonly Caso[] = [
  ...listCasos(telas, semResposta),
  ...listCasos(telasPainel, semRespostaNoPainel, 'painel-'),
]

/** The screen of a case, come to from another one, once it says what it must. */
export async function openCaso(page: Page, { tela, estado, dito }: Caso): Promise<void> {
  const endereco = await openTela(page, tela)
  // What it keeps of itself, it keeps once it is alive.
  await waitTomada(page)
  await goToOutra(page, endereco)
  await estados[estado](page)
  await navigate(page, endereco)
  // The picture of waiting comes after a while, so that what is quick does not flicker.
  if (dito === null) await page.waitForTimeout(800)
  else await expect(page.getByText(dito, { exact: true }).first()).toBeVisible()
}

/** As `drawTela`; data that are held back are not waited for. */
export const drawSemResposta = (page: Page, tela: Tela | Feita) => drawTela(page, tela, /\.data\b/)

/** Another screen of the same frame. */
async function goToOutra(page: Page, endereco: string): Promise<void> {
  const [, painel = '', slug = ''] = /^(\/painel)?\/([^/]*)/.exec(endereco) ?? []
  const doPainel = endereco.endsWith('/orcamentos') ? 'conversas' : 'orcamentos'
  const daLoja = endereco.endsWith('/cupons') ? 'combos' : 'cupons'
  const loja = lojas.find((nome) => nome === slug) ?? 'emporio'
  await page.goto(painel ? `${painel}/${slug}/${doPainel}` : `/${loja}/${daLoja}`)
  await waitTomada(page)
  // Else what is held keeps the network from resting at all.
  await page.waitForLoadState('networkidle')
}

/** As a link of the screen leads there; the router's addresses begin where its frame does. */
async function navigate(page: Page, endereco: string): Promise<void> {
  await page.evaluate((path) => {
    const { __reactRouterDataRouter: router } = globalThis as unknown as {
      __reactRouterDataRouter: { basename?: string; navigate: (path: string) => Promise<void> }
    }
    const base = (router.basename ?? '/').replace(/\/$/, '')
    void router.navigate(path.startsWith(base) ? path.slice(base.length) || '/' : path)
  }, endereco)
}
