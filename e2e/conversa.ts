import { expect, type Browser, type Locator, type Page } from '@playwright/test'

import type { ConteudoNovo, MensagemChat, SalaChat } from '@vitrine/contract'

import { createConta, dono, type Conta } from './conta.ts'
import { decideCookies, findFornecedor, login } from './passos.ts'

/** A room of a customer of this test alone, and the store's side of it, which has no screen of its own yet: it writes by calls. */
export interface SalaDeTeste {
  conta: Conta
  sala: string
  path: string
  /** What the store writes. */
  answer(conteudo: ConteudoNovo | string): Promise<MensagemChat>
  /** The store sends a file. */
  attach(nome: string, dados: Buffer): Promise<void>
  /** The store cancels the order that the room is about. */
  cancel(): Promise<void>
  /** The store has read up to a message. */
  readAte(sequencia: number): Promise<void>
  /** What the shop has of the room, oldest first. */
  list(): Promise<string[]>
}

/** Logs `page` in as a new customer of a store, of the emporio unless told, and opens its room, or that of an order. */
export async function openSala(
  page: Page,
  browser: Browser,
  { numpedido, conta: known, slug = 'emporio' }: { numpedido?: number; conta?: Conta; slug?: string } = {},
): Promise<SalaDeTeste> {
  const conta = known ?? (await createConta('ana'))
  await decideCookies(page)
  await login(page, slug, conta)
  const idfornecedor = await findFornecedor(page, slug)
  const quem = await page.request.get(
    `/v2/app/token/cliente/get-configuracoes-cliente?idfornecedor=${idfornecedor}`,
  )
  const { idcliente } = (await quem.json()) as { idcliente: string }
  const aberta = await page.request.post('/v4/chat/salas', { data: { idfornecedor, idcliente, numpedido } })
  expect(aberta.status(), await aberta.text()).toBe(200)
  const { sala } = (await aberta.json()) as SalaChat

  // It shows nothing, and each page has a renderer.
  const daLoja = await browser.newContext({ baseURL: new URL(aberta.url()).origin })
  await login(daLoja, slug, dono)
  const mensagens = `/v4/chat/salas/${sala}/mensagens`
  return {
    conta,
    sala,
    path: `/${slug}/chat/${sala}`,
    async answer(conteudo) {
      const resposta = await daLoja.request.post(mensagens, {
        data: {
          idfornecedor,
          idmensagem: crypto.randomUUID(),
          conteudo: typeof conteudo === 'string' ? { tipo: 'TEXTO', texto: conteudo } : conteudo,
        },
      })
      expect(resposta.status(), await resposta.text()).toBe(200)
      return (await resposta.json()) as MensagemChat
    },
    ...sendAs(daLoja, { idfornecedor, sala, numpedido }),
    async readAte(sequencia) {
      await daLoja.request.post(`/v4/chat/salas/${sala}/leitura`, {
        data: { idfornecedor, entregue_ate: sequencia, lida_ate: sequencia },
      })
    },
    async list() {
      const lidas = await daLoja.request.get(`${mensagens}?idfornecedor=${idfornecedor}&limit=100`)
      const { mensagens: todas } = (await lidas.json()) as { mensagens: MensagemChat[] }
      return todas.map(({ conteudo }) =>
        conteudo?.tipo === 'TEXTO' ? conteudo.texto : (conteudo?.tipo ?? ''),
      )
    },
  }
}

/** What the store sends besides words. */
function sendAs(
  daLoja: Pick<Page, 'request'>,
  { idfornecedor, sala, numpedido }: { idfornecedor: string; sala: string; numpedido: number | undefined },
): Pick<SalaDeTeste, 'attach' | 'cancel'> {
  return {
    async attach(nome, dados) {
      const resposta = await daLoja.request.post(`/v4/chat/salas/${sala}/anexos`, {
        data: { idfornecedor, idmensagem: crypto.randomUUID(), nome, dados: dados.toString('base64') },
      })
      expect(resposta.status(), await resposta.text()).toBe(200)
    },
    async cancel() {
      const resposta = await daLoja.request.post(`/painel/v1/pedidos/${numpedido}/mover`, {
        data: { para: 'CANCELADO', motivo: 'Acabou no estoque.' },
      })
      expect(resposta.status(), await resposta.text()).toBe(200)
    },
  }
}

export const campo = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' })
export const log = (page: Page) => page.getByRole('log', { name: 'Mensagens' })

/** Writes as a person does, and sends with Enter. */
export async function write(page: Page, texto: string): Promise<void> {
  await campo(page).fill(texto)
  // Enter before the page is alive is a line in the field: whoever sees that presses again.
  await expect
    .poll(async () => {
      await campo(page).press('Enter')
      return campo(page).inputValue()
    })
    .toBe('')
}

/** The words of the messages that a page shows, in their order. */
export async function listVistas(page: Page): Promise<string[]> {
  return log(page).locator('.msg-texto').allInnerTexts()
}

/** Scrolls up in a room until a message is there, as a wheel does: what is far from the eyes is not drawn. */
export async function scrollTo(rola: Locator, texto: string): Promise<Locator> {
  const mensagem = rola.getByText(texto, { exact: true })
  await expect
    .poll(async () => {
      if ((await mensagem.count()) > 0) return true
      await rola.evaluate((place) => void (place.scrollTop -= 400))
      return false
    })
    .toBe(true)
  await mensagem.scrollIntoViewIfNeeded()
  await expect(mensagem).toBeInViewport()
  return mensagem
}
