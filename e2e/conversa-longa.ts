import { expect, type Locator, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'

/** A statement writes so many: none outlives its time. */
const DE_CADA_VEZ = 5000

/** The words of the message at a place of such a history. */
export const textoOf = (lugar: number) =>
  `mensagem ${lugar}${' do pedido de sempre, com o preço de sempre'.repeat((lugar * 7) % 11)}`

/** Writes a long history into a room, of both sides, in words of many lengths, over many days; answers how many messages it has now. */
export async function fillSala(sala: string, quantas: number): Promise<number> {
  return withBanco(async (sql) => {
    await sql`delete from mensagem_chat where idsala = ${sala}`
    for (let de = 1; de <= quantas; de += DE_CADA_VEZ)
      await sql`
        insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, autor, papel, conteudo, texto, criada_em)
        select ${sala}, n, gen_random_uuid(), n, case when n % 5 < 2 then 'LOJA' else 'CLIENTE' end, 'Nome Sobrenome', 'cliente',
          jsonb_build_object('tipo', 'TEXTO', 'texto', t.texto), t.texto, now() - (${quantas}::int - n) * interval '7 minutes'
        from generate_series(${de}::int, ${Math.min(de + DE_CADA_VEZ - 1, quantas)}::int) n
        cross join lateral (select 'mensagem ' || n || repeat(' do pedido de sempre, com o preço de sempre', (n * 7) % 11) as texto) t`
    await sql`analyze mensagem_chat`
    await sql`
      update sala_chat set total_mensagens = ${quantas}, total_visiveis = ${quantas}, revisao = ${quantas}, ultima_em = now(),
        ultima_cliente = ${quantas}, ultima_loja = ${quantas}, lida_cliente = ${quantas}, lida_loja = ${quantas}
      where idsala = ${sala}`
    return quantas
  })
}

export interface Caminhada {
  /** Most elements and messages that were in the room at once. */
  elementos: number
  mensagens: number
  /** px: the farthest that the message under the eye moved by itself. */
  salto: number
  /** Looks at which there was nothing to be seen. */
  vazias: number
  /** Looks at which messages did not stand in their order. */
  trocadas: number
  passos: number
}

/** Reads through a room, 900 px at a look, until it goes no further. */
export function walk(rola: Locator, para: 'cima' | 'baixo'): Promise<Caminhada> {
  return rola.evaluate(async (place, sentido) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const paint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { top, height } = place.getBoundingClientRect()
    const listArtigos = () => [...place.querySelectorAll<HTMLElement>('article')]
    // A message, or the name of a day between two.
    const findVista = () =>
      [...place.querySelectorAll('[data-bloco] > *')].find((dito) => {
        const vista = dito.getBoundingClientRect()
        return vista.top <= top + height / 2 && vista.bottom >= top + height / 2 - 12
      })
    const conta: Caminhada = { elementos: 0, mensagens: 0, salto: 0, vazias: 0, trocadas: 0, passos: 0 }
    for (let parado = 0; parado < 5;) {
      const de = place.scrollTop
      place.scrollTop += sentido === 'cima' ? -900 : 900
      await paint()
      const vista = findVista()
      const y = vista?.getBoundingClientRect().top ?? 0
      await wait(60)
      const artigos = listArtigos()
      const lugares = artigos.map(({ id }) => Number(id.slice(2)))
      conta.passos += 1
      conta.elementos = Math.max(conta.elementos, place.querySelectorAll('*').length)
      conta.mensagens = Math.max(conta.mensagens, artigos.length)
      if (vista) conta.salto = Math.max(conta.salto, Math.abs(vista.getBoundingClientRect().top - y))
      else conta.vazias += 1
      if (lugares.some((lugar, i) => lugar <= (lugares[i - 1] ?? 0))) conta.trocadas += 1
      const isPresa = Math.abs(place.scrollTop - de) < 1
      parado = isPresa ? parado + 1 : 0
      // What is written before is on its way.
      if (isPresa) await wait(400)
    }
    return conta
  }, para)
}

/** The message in the middle of the room, and how far it moves by itself in the next moment. */
export async function expectParada(page: Page, artigo: Locator, act: () => Promise<void>): Promise<void> {
  const antes = await artigo.boundingBox()
  await act()
  await page.waitForTimeout(400)
  const depois = await artigo.boundingBox()
  expect(Math.abs((depois?.y ?? 0) - (antes?.y ?? 10_000))).toBeLessThan(2)
}
